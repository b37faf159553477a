import type { Localized } from '#cms-schema/locale.ts';
import { documentFields } from '#contract/document-fields.ts';
import { buildPatch } from '#contract/field-table.ts';
import { limits } from '#contract/limits.ts';
import { decodeSlug, spellSlug } from '#contract/slug.ts';
import type { Change, CmsCore } from '../core.ts';
import type { StoredDocument } from '../documents/model.ts';
import type { DocumentState } from '../documents/store.ts';
import { newState } from './new-state.ts';
import { takeFromTrash } from './next-state.ts';

/** A draft with the complete content of a document, in the same place, whose author is the viewer of the change. */
export async function copyState(core: CmsCore, change: Change, document: StoredDocument): Promise<DocumentState> {
  const { type, locale, title, slug, ...state } = takeFromTrash(document);
  const fields = { ...state, title: titleOfCopy[locale](title), slug: slugOfCopy(slug) };
  const patch = buildPatch(documentFields, (name) => (ofOriginal.includes(name) ? undefined : fields[name]));
  return newState(core, change, { ...patch, type, locale });
}

/** Fields that are not copied: the author is the person who copies, and the copy is not pinned to the top. */
const ofOriginal: readonly string[] = ['authorId', 'isSticky'];

const named = (suffix: string) => (title: string) =>
  title.length + suffix.length <= limits.document.title ? `${title}${suffix}` : title;

const titleOfCopy: Localized<(title: string) => string> = { zh: named('（副本）'), en: named(' (copy)') };

/** Empty if the original has no slug yet: the copy then gets one from its title. */
function slugOfCopy(slug: string): string {
  return slug === '' ? '' : spellSlug(`${decodeSlug(slug)}-copy`);
}
