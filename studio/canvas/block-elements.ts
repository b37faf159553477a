import { type Box, isEmptyBox } from './drag/box.ts';
import type { NodeStore } from './node-store.ts';

/** The frame that the blocks of the page are drawn in, and their store. */
export interface BlockElements {
  readonly frame: Document;
  readonly store: NodeStore;
}

/** The id of the block that an element of the canvas belongs to; null for the page itself. */
export function blockIdAt(element: Element | null): string | null {
  return element?.closest('[data-block]')?.getAttribute('data-block') ?? null;
}

/**
 * The box of an element in page pixels, independent of scrolling. If the element has no box, the bounding box of its
 * content.
 */
export function boxOf(element: Element): Box {
  const own = inPage(element);
  if (!isEmptyBox(own) || element.childElementCount === 0) return own;
  const boxes = [...element.children].map(boxOf).filter((box) => !isEmptyBox(box));
  if (boxes.length === 0) return own;
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
}

/**
 * The same, but for an element without a box, the box of the first descendant that has one: for a tab its label, not
 * the panel in a different place. Null if nothing of it is drawn.
 */
export function firstBoxOf(element: Element): Box | null {
  const own = inPage(element);
  if (!isEmptyBox(own)) return own;
  for (const child of element.children) {
    const box = firstBoxOf(child);
    if (box) return box;
  }
  return null;
}

function inPage(element: Element): Box {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const { scrollX = 0, scrollY = 0 } = element.ownerDocument.defaultView ?? {};
  return { left: left + scrollX, top: top + scrollY, right: right + scrollX, bottom: bottom + scrollY };
}
