import { definitions } from '#blocks/definitions.generated.ts';
import { applyChanges, type Change } from '../document/change.ts';
import { pageText, pageTexts } from '../document/drift.ts';
import { markUntranslated } from '../document/mark-untranslated.ts';
import type { PageDraft } from '../document/model.ts';
import { SETTLED_KEY } from '../document/settled.ts';
import { PAGE_SOURCES, planSource, SOURCES_KEY, UNTRANSLATED } from '../document/sources.ts';
import { hasWords } from '../document/text-fields.ts';

/**
 * The other language of a page at its beginning: the same blocks under the same ids, every text still the source's own and
 * marked as not translated.
 */
export function startTranslation(source: PageDraft): PageDraft {
  // Categories and tags are those of a language.
  const { [SOURCES_KEY]: _, [SETTLED_KEY]: __, categories: ___, tags: ____, ...meta } = source.meta;
  let draft: PageDraft = { ...source, meta };
  const note = (changes: readonly Change[]) => {
    draft = applyChanges(draft, changes) ?? draft;
  };
  for (const path of pageTexts) {
    if (hasWords(pageText(draft, path))) note(planSource(draft, PAGE_SOURCES, path, UNTRANSLATED));
  }
  note(markUntranslated(draft, source.nodes, definitions));
  return draft;
}
