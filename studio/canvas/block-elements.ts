import { type Box, isEmptyBox } from './drag/box.ts';
import type { NodeStore } from './node-store.ts';

/** Where the blocks of the page are drawn. */
export interface BlockElements {
  readonly frame: Document;
  readonly store: NodeStore;
}

/** Id of the block that an element of the canvas belongs to; null: the page itself. */
export function blockIdAt(element: Element | null): string | null {
  return element?.closest('[data-block]')?.getAttribute('data-block') ?? null;
}

/** In pixels of the page, wherever it is scrolled to. An element without a box of its own has that of all that is in it. */
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
 * The same, but of an element without a box the first thing that has one: of a tab its label, not the panel that lies
 * elsewhere. Null when nothing of it is drawn.
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
