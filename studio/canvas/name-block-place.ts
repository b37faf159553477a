import { definitions } from '#blocks/definitions.generated.ts';
import type { Locale } from '#cms-schema/locale.ts';
import type { DocumentNode } from '#cms-schema/markup/document.ts';
import { childrenOf, type Located, pathTo } from '../document/tree.ts';
import type { Translate } from '../messages.ts';
import { withinSentence } from '../parts/within-sentence.ts';
import { shorten, titleOf, wordsOf } from './node-title.ts';

/**
 * Names a block so that it can be told from all others of the page: `Tabs, tab 2 “Laptops” › Rich text`. A block that
 * is the only one of its type where it stands is named after its type alone. `isShort`: without the words of blocks,
 * for places that show them anyway: `Tabs, tab 2 › Rich text`.
 */
export function nameBlockPlace(
  nodes: readonly DocumentNode[],
  id: string,
  uiLocale: Locale,
  t: Translate,
  { isShort = false }: { readonly isShort?: boolean } = {},
): string {
  return pathTo(nodes, id).reduce((outer, located) => {
    const { name: short, words } = nameAmongSiblings(nodes, located, uiLocale);
    const name = isShort || words === '' ? short : t('builder.changes.block', { block: short, words });
    if (outer === '') return name;
    return isPart(located.node)
      ? t('canvas.place.part', { block: outer, part: withinSentence(name) })
      : t('canvas.place.inside', { block: outer, inner: name });
  }, '');
}

/** Whether it only ever stands in one type of block, which it is a part of: a tab, a column. */
function isPart(node: DocumentNode): boolean {
  return node.kind === 'block' && definitions.get(node.type)?.parents?.length === 1;
}

/** `words` tell it from its siblings of the same type; empty if there are none, or if it has none. */
function nameAmongSiblings(
  nodes: readonly DocumentNode[],
  { node, place }: Located,
  uiLocale: Locale,
): { readonly name: string; readonly words: string } {
  const name = titleOf(node, uiLocale);
  const alike = (childrenOf(nodes, place.parent) ?? []).filter((sibling) => titleOf(sibling, uiLocale) === name);
  if (alike.length < 2) return { name, words: '' };
  return { name: `${name} ${alike.findIndex(({ id }) => id === node.id) + 1}`, words: shorten(wordsOf(node), 32) };
}
