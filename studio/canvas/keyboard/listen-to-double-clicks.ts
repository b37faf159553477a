import { definitions } from '#blocks/definitions.generated.ts';
import type { Builder } from '../builder-context.ts';
import { fieldOfWords } from '../field-of-words.ts';
import type { NodeStore } from '../node-store.ts';
import { textsOf } from '../texts-of-block.ts';
import { isElement } from './key-place.ts';

/** A double click on words of the page leads to the field that holds them. */
export function listenToDoubleClicks(frame: Document, store: NodeStore, host: Builder): () => void {
  const onDoubleClick = (event: MouseEvent) => {
    const block = isElement(event.target) ? event.target.closest('[data-block]') : null;
    const id = block?.getAttribute('data-block');
    const node = id == null ? null : store.find(id)?.node;
    const definition = node?.kind === 'block' ? definitions.get(node.type) : undefined;
    if (!block || node?.kind !== 'block' || !definition) return;
    const texts = textsOf(block);
    const at = textAt(texts, event);
    const shown = texts.map(({ data }) => data);
    const path = at < 0 ? null : fieldOfWords(definition.fields, node.attributes, shown, at);
    if (path) host.goTo({ blockId: node.id, path });
  };
  frame.addEventListener('dblclick', onDoubleClick);
  return () => frame.removeEventListener('dblclick', onDoubleClick);
}

/**
 * The text under the pointer, or the nearest above or below it: between two lines one means a line. On the canvas only
 * whole blocks are hit, so it is looked for by where it stands. -1: there is none.
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
