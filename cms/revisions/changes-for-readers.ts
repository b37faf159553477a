import { isDeepStrictEqual } from 'node:util';
import { metaForReaders } from '#cms-schema/editors-meta.ts';
import { documentFields } from '#contract/document-fields.ts';
import { namesOf, pickFields } from '#contract/field-table.ts';
import type { Document } from '../documents/model.ts';
import { CmsError } from '../errors.ts';
import type { Revision } from './model.ts';
import { withWork } from './with-work.ts';

export type UnfinishedWork = Pick<Revision, 'documentId' | 'title' | 'content' | 'excerpt' | 'pending'>;

/**
 * Whether publishing this unfinished work would change anything for readers. Editors' notes on the other language
 * (sources of translations, settled differences) do not count.
 */
export function changesForReaders(document: Document, work: UnfinishedWork): boolean {
  const next = readNext(document, work);
  if (next === null) return true;
  return workFields.some((name) => !isDeepStrictEqual(shownOf(document, name), shownOf(next, name)));
}

/** Null for work that is no longer valid because the type's fields have changed since: an editor has to fix it. */
function readNext(document: Document, work: UnfinishedWork): Document | null {
  try {
    return withWork(document, work);
  } catch (error) {
    if (error instanceof CmsError) return null;
    throw error;
  }
}

const workFields = namesOf(pickFields(documentFields, 'isWork'));

function shownOf(document: Document, name: (typeof workFields)[number]): unknown {
  return name === 'meta' ? metaForReaders({ ...document.meta }) : document[name];
}
