import { definitions } from '#blocks/definitions.generated.ts';
import { applyChanges, type Change } from '../document/change.ts';
import { pageText, pageTexts } from '../document/drift.ts';
import { markUntranslated } from '../document/mark-untranslated.ts';
import type { PageDraft } from '../document/model.ts';
import { SETTLED_KEY } from '../document/settled.ts';
import { hasUntranslated, PAGE_SOURCES, planSource, readSources, SOURCES_KEY } from '../document/sources.ts';
import { comparableText, hasWords, walkLeaves } from '../document/text-fields.ts';
import { listIds, walk } from '../document/tree.ts';

/**
 * The other language of a page at its beginning: the same blocks under the same ids, every text still the source's own and
 * marked as not translated.
 */
export function startTranslation(source: PageDraft): PageDraft {
  // Categories and tags are those of a language.
  const { [SOURCES_KEY]: _, [SETTLED_KEY]: __, categories: ___, tags: ____, ...meta } = source.meta;
  let draft: PageDraft = { ...source, meta, slug: isPlainAddress(source.slug) ? source.slug : '' };
  const note = (changes: readonly Change[]) => {
    draft = applyChanges(draft, changes) ?? draft;
  };
  for (const path of pageTexts) {
    if (hasWords(pageText(draft, path))) note(planSource(draft, PAGE_SOURCES, path, { state: 'untranslated' }));
  }
  note(markUntranslated(draft, source.nodes, definitions));
  return draft;
}

/** In letters of every language's addresses; of any other, the translated title makes one when it is published. */
function isPlainAddress(slug: string): boolean {
  return /^[a-z0-9-]*$/.test(slug);
}

/**
 * Whether a page was begun as a copy of its other language and still waits for words. A single block that was brought does
 * not make it one: of a copy, every block that both have was copied.
 */
export function isBegunCopy(draft: PageDraft, other: PageDraft): boolean {
  if (!hasUntranslated(draft)) return false;
  const shared = listIds(other.nodes);
  return [...walk(draft.nodes)].every(({ node }) => {
    const fields = node.kind === 'block' ? definitions.get(node.type)?.fields : undefined;
    if (node.kind !== 'block' || !fields || !shared.has(node.id)) return true;
    const leaves = [...walkLeaves(fields, node.attributes)];
    const saysSomething = leaves.some(
      ({ field, value }) => field.translation === 'text' && hasWords(comparableText(value)),
    );
    return !saysSomething || Object.keys(readSources(draft, node.id)).length > 0;
  });
}
