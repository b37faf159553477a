import { definitions } from '#blocks/definitions.generated.ts';
import { createBlock } from '#cms-schema/create-block.ts';
import type { Locale } from '#cms-schema/locale.ts';
import type { DocumentNode } from '#cms-schema/markup/document.ts';
import { findRefusal } from '../../document/can-place.ts';
import { isSameParent, locate, type Parent, type Place } from '../../document/tree.ts';

/** What is in the hand: a block of the page, or one of the drawer that is not on the page yet. */
export type DragItem =
  | { readonly kind: 'block'; readonly id: string }
  | { readonly kind: 'new'; readonly type: string };

/** Where an item may be let go on a page. */
export interface DropRules {
  readonly node: DocumentNode;
  takes(parent: Parent): boolean;
  /**
   * The place that a gap stands for. Null when the block is there already, or the slot does not take it.
   *
   * @param gap counts among the blocks that stand in the slot now, the one in the hand included.
   */
  placeAt(parent: Parent, gap: number): Place | null;
}

/** Null when the item is not on the page any more, or there is no such block. */
export function createDropRules(nodes: readonly DocumentNode[], item: DragItem, locale: Locale): DropRules | null {
  const from = item.kind === 'block' ? locate(nodes, item.id) : null;
  const node = item.kind === 'block' ? from?.node : exampleOf(item.type, locale);
  if (!node) return null;
  const isHome = (parent: Parent) => from !== null && isSameParent(from.place.parent, parent);
  // Asked of every slot each time the page scrolls, and each answer is a walk through the page.
  const known = new Map<string, boolean>();
  const takes = (parent: Parent) => {
    const key = parent === null ? '' : JSON.stringify([parent.id, parent.slot]);
    // In its own slot nothing new comes to stand: a block that stands where it should not may still be put in order.
    const does =
      known.get(key) ??
      (isHome(parent) || findRefusal(nodes, parent, node, definitions, from ? node.id : null) === null);
    known.set(key, does);
    return does;
  };
  return {
    node,
    takes,
    placeAt(parent, gap) {
      if (!takes(parent)) return null;
      if (!from || !isHome(parent)) return { parent, index: gap };
      const index = gap > from.place.index ? gap - 1 : gap;
      return index === from.place.index ? null : { parent, index };
    },
  };
}

/** With all that it brings along: how deep it reaches decides where it fits. */
function exampleOf(type: string, locale: Locale): DocumentNode | undefined {
  const definition = definitions.get(type);
  let count = 0;
  return definition && createBlock(definition, locale, () => `new-${count++}`, definitions);
}
