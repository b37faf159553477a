import { definitions } from '#blocks/definitions.generated.ts';
import type { Builder } from '../builder-context.ts';
import type { CanvasPage } from '../canvas-context.ts';
import { fieldOfWords } from '../field-of-words.ts';
import { textsOf } from '../texts-of-block.ts';
import type { CanvasText } from '../words/find-canvas-texts.ts';
import { isElement } from './key-place.ts';

/** A double click on a text of the page puts the caret there, or focuses its field if it cannot be edited in place. */
export function listenToDoubleClicks(
  frame: Document,
  { store, editing }: Pick<CanvasPage, 'store' | 'editing'>,
  host: Builder,
): () => void {
  const onDoubleClick = (event: MouseEvent) => {
    const hit = findWords(event);
    const node = hit && store.find(hit.blockId)?.node;
    const definition = node?.kind === 'block' ? definitions.get(node.type) : undefined;
    if (!hit || node?.kind !== 'block' || !definition) return;
    const { texts, at } = hit;
    const point = { left: event.clientX, top: event.clientY };
    const isHit = (text: CanvasText) => text.node.contains(texts[at] ?? null);
    if (editing.begin(node.id, (all) => all.find(isHit), point)) return;
    const shown = texts.map(({ data }) => data);
    const path = fieldOfWords(definition.fields, node.attributes, shown, at);
    if (path) host.goTo({ blockId: node.id, path });
  };
  frame.addEventListener('dblclick', onDoubleClick);
  return () => frame.removeEventListener('dblclick', onDoubleClick);
}

interface Hit {
  readonly blockId: string;
  /** The texts of that block. */
  readonly texts: readonly Text[];
  readonly at: number;
}

/**
 * Finds the text under the pointer and its block: the block that was hit, or one inside it without a box, such as a
 * tab.
 */
function findWords(event: MouseEvent): Hit | null {
  const block = isElement(event.target) ? event.target.closest('[data-block]') : null;
  if (!block) return null;
  const inner = [...block.querySelectorAll('[data-block]')].filter((each) => each.getClientRects().length === 0);
  for (const each of [block, ...inner]) {
    const texts = textsOf(each);
    const at = textAt(texts, event);
    if (at >= 0) return { blockId: each.getAttribute('data-block') ?? '', texts, at };
  }
  return null;
}

/**
 * The index of the text under the pointer, or of the nearest line above or below if the pointer is between two lines;
 * -1 if there is none. Searched by position, because on the canvas pointers hit only whole blocks.
 */
function textAt(texts: readonly Text[], { clientX, clientY }: MouseEvent): number {
  const distances = texts.map((text) => {
    const range = text.ownerDocument.createRange();
    range.selectNodeContents(text);
    return Math.min(
      ...[...range.getClientRects()]
        .filter(({ left, right }) => left <= clientX && clientX <= right)
        .map(({ top, bottom }) => ({ away: Math.max(top - clientY, clientY - bottom, 0), reach: (bottom - top) / 2 }))
        .filter(({ away, reach }) => away <= reach)
        .map(({ away }) => away),
    );
  });
  const nearest = Math.min(...distances);
  return Number.isFinite(nearest) ? distances.indexOf(nearest) : -1;
}
