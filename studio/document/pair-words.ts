import type { DocumentNode } from '#cms-schema/markup/document.ts';
import type { PageDraft } from './model.ts';
import { childrenOf, listIds, type Place } from './tree.ts';

/**
 * Makes text blocks that are about to be pasted the twins of blocks that the other language has in the same place and
 * this one lacks: so pasting a whole page, one language after the other, makes one page in two languages. The same
 * place means between the same neighbours; blocks of other types in between are left for their own twins.
 *
 * @param twins the nodes of the other language's page
 */
export function pairWords(
  nodes: readonly DocumentNode[],
  place: Place,
  draft: PageDraft,
  twins: readonly DocumentNode[],
): DocumentNode[] {
  const own = listIds(draft.nodes);
  const siblings = childrenOf(draft.nodes, place.parent) ?? [];
  const others = childrenOf(twins, place.parent) ?? [];
  const isShared = ({ id }: DocumentNode) => others.some((other) => other.id === id);
  const before = siblings.slice(0, place.index).findLast(isShared);
  const start = before ? others.findIndex(({ id }) => id === before.id) + 1 : 0;
  const behind = others.slice(start);
  const end = behind.findIndex(({ id }) => own.has(id));
  const waiting = (end < 0 ? behind : behind.slice(0, end)).filter((other) => typeOf(other) === typeOf(nodes[0]));
  return nodes.map((node, index) => ({ ...node, id: waiting[index]?.id ?? node.id }));
}

function typeOf(node: DocumentNode | undefined): string | undefined {
  return node?.kind === 'block' ? node.type : undefined;
}
