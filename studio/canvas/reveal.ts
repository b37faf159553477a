import { definitions } from '#blocks/definitions.generated.ts';
import { fieldAt } from '#cms-schema/fields/field-place.ts';
import { itemValue } from '#cms-schema/fields/list-items.ts';
import type { BlockNode } from '#cms-schema/markup/document.ts';
import type { FieldPath } from '#cms-schema/problem.ts';
import { getIn } from '#cms-schema/set-in.ts';
import { walkField } from '#cms-schema/text-fields.ts';
import { withoutSpace } from './field-of-words.ts';
import type { NodeStore } from './node-store.ts';
import { textsOf } from './texts-of-block.ts';

/**
 * Opens everything that hides an element of the page: collapsed answers, and tab panels, which listen to `beforematch`
 * as they do when the browser's own search finds something in them.
 */
export function reveal(element: Element): void {
  for (const around of hiddenAround(element)) {
    if (around.matches('details')) around.setAttribute('open', '');
    else around.dispatchEvent(new Event('beforematch', { bubbles: true }));
  }
}

/** The same for a block: selecting a tab shows its panel. */
export function revealBlock(frame: Document, id: string): void {
  const block = frame.getElementById(id);
  if (!block) return;
  reveal(block);
  // A block without a box of its own is visible once its content is.
  const panel = block.getClientRects().length === 0 ? block.querySelector('[hidden]') : null;
  if (panel?.closest('[data-block]') === block) reveal(panel);
}

/** When a field of a list item gets the focus, reveals that item on the page, so that edits can be seen. */
export function revealEditedItems(builder: HTMLElement, store: NodeStore): () => void {
  const onFocus = ({ target }: FocusEvent) => {
    const field = target instanceof Element ? target.closest<HTMLElement>('[data-inspector] [data-path]') : null;
    const id = field?.closest<HTMLElement>('[data-block]')?.dataset.block;
    const frame = builder.querySelector('iframe')?.contentDocument;
    const node = id === undefined ? null : store.find(id)?.node;
    if (frame && field?.dataset.path && node?.kind === 'block') revealItem(frame, node, readPlace(field.dataset.path));
  };
  builder.addEventListener('focusin', onFocus);
  return () => builder.removeEventListener('focusin', onFocus);
}

/** Parses a place as printed in the `data-path` of field rows, with items by their number. */
function readPlace(printed: string): FieldPath {
  return printed.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step));
}

/** Finds an item on the page by its texts, and reveals it. `place`: `['items', 5, 'answer']`. */
function revealItem(frame: Document, node: BlockNode, place: FieldPath): void {
  const block = frame.getElementById(node.id);
  const words = wordsOfItem(node, place);
  if (!block || words.length === 0) return;
  const texts = textsOf(block).map((text) => ({ element: text.parentElement, piece: withoutSpace(text.data) }));
  const found =
    texts.find(({ piece }) => words.includes(piece)) ??
    texts.find(({ piece }) => piece.length >= TELLING && words.some((each) => each.includes(piece)));
  if (found?.element) reveal(found.element);
}

/** The number of characters from which a piece of a text is not found in another one by chance. */
const TELLING = 6;

function wordsOfItem({ type, attributes }: BlockNode, place: FieldPath): string[] {
  const at = place.findIndex((step) => typeof step === 'number');
  const list = fieldAt(definitions.get(type)?.fields ?? {}, place.slice(0, at));
  const item = getIn(attributes, place.slice(0, at + 1));
  const of = list?.children.item;
  if (at < 1 || !of || item === undefined) return [];
  return [...walkField(of, itemValue(of, item), { path: [], place: [] })]
    .map(({ field, value }) => withoutSpace(field.typed(value)))
    .filter((words) => words !== '');
}

function* hiddenAround(element: Element): Generator<Element> {
  for (let around: Element | null = element; around; around = around.parentElement) {
    if (around.matches('[hidden], details:not([open])')) yield around;
  }
}
