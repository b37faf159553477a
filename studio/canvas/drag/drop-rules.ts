import { definitions } from '#blocks/definitions.generated.ts';
import { createBlock } from '#cms-schema/create-block.ts';
import type { Locale } from '#cms-schema/locale.ts';
import type { DocumentNode } from '#cms-schema/markup/document.ts';
import { findRefusal } from '../../document/can-place.ts';
import { isSameParent, locate, type Parent, type Place } from '../../document/tree.ts';

/** The dragged item: a block of the page, or a type from the drawer that is not on the page yet. */
export type DragItem =
  | { readonly kind: 'block'; readonly id: string }
  | { readonly kind: 'new'; readonly type: string };

/** Where an item may be dropped on a page. */
export interface DropRules {
  readonly node: DocumentNode;
  takes(parent: Parent): boolean;
  /**
   * The place that corresponds to a gap. Null if the block is already there, or is not allowed in the slot.
   *
   * @param gap counts among the blocks that are in the slot now, including the dragged one.
   */
  placeAt(parent: Parent, gap: number): Place | null;
}

/** Null if the item is no longer on the page, or there is no such block. */
export function createDropRules(nodes: readonly DocumentNode[], item: DragItem, locale: Locale): DropRules | null {
  const from = item.kind === 'block' ? locate(nodes, item.id) : null;
  const node = item.kind === 'block' ? from?.node : exampleOf(item.type, locale);
  if (!node) return null;
  const isHome = (parent: Parent) => from !== null && isSameParent(from.place.parent, parent);
  // Cached: it is called for every slot on each scroll, and each call walks through the page.
  const known = new Map<string, boolean>();
  const takes = (parent: Parent) => {
    const key = parent === null ? '' : JSON.stringify([parent.id, parent.slot]);
    // Reordering within its own slot adds nothing to it, so it is allowed even for a block that should not be there.
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

/** The block with its example content, whose depth decides where it fits. */
function exampleOf(type: string, locale: Locale): DocumentNode | undefined {
  const definition = definitions.get(type);
  let count = 0;
  return definition && createBlock(definition, locale, () => `new-${count++}`, definitions);
}
