import { definitions } from '#blocks/definitions.generated.ts';
import { applyChanges, type Change } from '../document/change.ts';
import { pageText, pageTexts } from '../document/drift.ts';
import type { PageDraft } from '../document/model.ts';
import { PAGE_SOURCES, planSource, SOURCES_KEY } from '../document/sources.ts';
import { comparableText, walkLeaves } from '../document/text-fields.ts';
import { walk } from '../document/tree.ts';

/**
 * The other language of a page at its beginning: the same blocks under the same ids, every text still the source's own and
 * marked as not translated, even where it is too short to tell by itself.
 */
export function startTranslation(source: PageDraft): PageDraft {
  // Categories and tags are those of a language.
  const { [SOURCES_KEY]: _, categories: __, tags: ___, ...meta } = source.meta;
  let draft: PageDraft = { ...source, meta };
  const note = (changes: readonly Change[]) => {
    draft = applyChanges(draft, changes) ?? draft;
  };
  for (const path of pageTexts) {
    if (needsWords(pageText(draft, path))) note(planSource(draft, PAGE_SOURCES, path, UNTRANSLATED));
  }
  for (const { node } of walk(source.nodes)) {
    const definition = node.kind === 'block' ? definitions.get(node.type) : undefined;
    if (node.kind !== 'block' || !definition) continue;
    for (const { path, field, value } of walkLeaves(definition.fields, node.attributes)) {
      if (field.translation === 'text' && needsWords(comparableText(value)))
        note(planSource(draft, node.id, path, UNTRANSLATED));
    }
  }
  return draft;
}

/** The source of a text that was copied and never translated. */
export const UNTRANSLATED = '';

/** Figures and signs stand alike in both languages. */
function needsWords(text: string): boolean {
  return /\p{Letter}{2,}|\p{Script=Han}/u.test(text);
}
