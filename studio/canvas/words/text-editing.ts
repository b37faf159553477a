import { flushSync } from 'react-dom';
import type { BlockHost } from '#blocks/block-props.ts';
import type { Resolver } from '#cms-schema/field.ts';
import { isFieldOf } from '#cms-schema/fields/is-field-of.ts';
import type { JsonObject } from '#cms-schema/json.ts';
import type { Locale } from '#cms-schema/locale.ts';
import { printPath } from '#cms-schema/problem.ts';
import { getIn, setIn } from '#cms-schema/set-in.ts';
import type { Caret } from '../../controls/rich-text/create-editor.ts';
import { isEqual } from '../../document/is-equal.ts';
import { laterCode } from '../../parts/later.tsx';
import type { Commands } from '../commands.ts';
import type { NodePlace, NodeStore } from '../node-store.ts';
import { reveal } from '../reveal.ts';
import { watchPastes } from '../watch-visits.ts';
import { type CanvasText, findCanvasTexts } from './find-canvas-texts.ts';
import { type HeldPlace, holdPlace } from './hold-place.ts';
import type { TextEditor } from './open-text-editor.ts';
import { hasLostFocus, TEXT_BAR, watchFocus } from './watch-focus.ts';

/** The text of the page that is being edited where it stands. */
export interface EditedText extends Pick<CanvasText, 'field' | 'path'> {
  readonly blockId: string;
  readonly box: HTMLElement;
  readonly editor: TextEditor;
}

/**
 * Typing on the canvas itself. One text at a time is taken out of React's hands and given to an editor, and its block is
 * drawn from what it said then until the text is given back; every word goes into the document at once all the same.
 */
export interface TextEditing {
  current(): EditedText | null;
  /** Told when another text is edited, or none. */
  subscribe(listener: () => void): () => void;
  /** What a block is drawn from while a text of it is edited; null: from what the document says. */
  heldBlock(blockId: string): HeldBlock | null;
  /** False when there is no such text, or it cannot be edited where it stands. */
  begin(blockId: string, choose: (texts: readonly CanvasText[]) => CanvasText | undefined, caret: Caret): boolean;
  end(): void;
}

/** A block as it was when a text of it was taken. */
export interface HeldBlock {
  readonly attributes: JsonObject;
  /** Its heading would be another element on another level, and a block without words has another level. */
  readonly host: BlockHost;
}

export interface TextEditingOptions {
  readonly store: NodeStore;
  readonly commands: Pick<Commands, 'select' | 'setField'>;
  getFrame(): Document | null;
  getResolver(): Resolver;
  hostAt(place: NodePlace): BlockHost;
  isReadOnly(): boolean;
  getUiLocale(): Locale;
  /** A text is left, or pasted into: what comes next is another visit, and another step of undo. */
  onEnd(): void;
}

interface Session extends EditedText {
  readonly held: HeldPlace;
  /** The paths of the block's texts as they follow each other on the page, each once. */
  readonly order: readonly string[];
  /** What the block is drawn from. */
  readonly block: HeldBlock;
  stop(): void;
}

/** With the editor of rich text, which is fetched later than the canvas. */
const getOpener = laterCode(async () => (await import('./open-text-editor.ts')).openTextEditor);

export function createTextEditing(options: TextEditingOptions): TextEditing {
  const { store, commands } = options;
  const listeners = new Set<() => void>();
  let session: Session | null = null;
  let redrawing: ReturnType<typeof setTimeout> | undefined;
  const set = (next: Session | null) => {
    session = next;
    for (const listener of listeners) listener();
  };

  const textsOf = (blockId: string): CanvasText[] => {
    const frame = options.getFrame();
    const place = store.find(blockId);
    if (!frame || place?.node.kind !== 'block') return [];
    return findCanvasTexts(frame, place.node, options.hostAt(place), options.getResolver());
  };
  const open = (blockId: string, { field, path, node }: CanvasText, order: Session['order'], caret: Caret) => {
    const place = store.find(blockId);
    const openEditor = getOpener();
    if (place?.node.kind !== 'block' || !openEditor) return;
    const block = { attributes: place.node.attributes, host: options.hostAt(place) };
    const value = getIn(block.attributes, path);
    reveal(isElement(node) ? node : (node.parentElement ?? node.ownerDocument.body));
    const held = holdPlace(node);
    const { box } = held;
    const editor = openEditor(held, {
      field,
      value: typeof value === 'string' ? value : '',
      keys: keysOf(field),
      onCommit: (next) => commands.setField(blockId, path, next),
    });
    dressAsTextBox(box, field, options.getUiLocale());
    box.ownerDocument.documentElement.setAttribute('data-writing', '');
    const unguard = guardBox(box, editor);
    const unwatch = [
      watchFocus(box, end),
      watchPastes(box, options.onEnd),
      store.watch(blockId, follow),
      store.subscribe(keepFocus),
    ];
    const stop = () => {
      unguard();
      for (const each of unwatch) each();
    };
    set({ blockId, field, path, box, editor, held, order, block, stop });
    editor.putCaret(caret);
  };
  /** Gives the text back to React, with the words that it had when it was taken. */
  const close = () => {
    const closing = session;
    if (!closing) return;
    clearTimeout(redrawing);
    closing.stop();
    closing.box.blur();
    closing.editor.destroy();
    closing.held.release();
    closing.box.ownerDocument.documentElement.removeAttribute('data-writing');
    set(null);
  };
  function end() {
    if (!session) return;
    close();
    options.onEnd();
  }
  const follow = () => {
    if (!session) return;
    const { blockId, path, editor, block } = session;
    const node = store.find(blockId)?.node;
    if (node?.kind !== 'block' || getIn(node.attributes, path.slice(0, -1)) === undefined) {
      end();
      return;
    }
    const value = getIn(node.attributes, path);
    editor.receive(typeof value === 'string' ? value : '');
    const same = setIn(node.attributes, path, getIn(block.attributes, path));
    if (!isEqual(same, block.attributes)) redrawIn(0);
  };
  const redrawIn = (milliseconds: number) => {
    clearTimeout(redrawing);
    redrawing = setTimeout(redraw, milliseconds);
  };
  /** Something else of the block is another: it is drawn anew, and the same text taken again with the caret as it is. */
  const redraw = () => {
    if (!session) return;
    const { blockId, path, order, editor } = session;
    const { doc, selection } = editor.view.state;
    // A block draws no empty text: there would be no place to go on in.
    if (editor.isComposing() || doc.textContent.trim() === '') {
      redrawIn(NOT_NOW);
      return;
    }
    const { anchor, head } = selection;
    close();
    flushSync(() => {});
    const again = textsOf(blockId).find((text) => printPath(text.path) === printPath(path));
    if (again) open(blockId, again, order, { anchor, head });
    else options.onEnd();
  };
  const keepFocus = () =>
    setTimeout(() => {
      if (!session) return;
      if (!session.box.isConnected) redrawIn(0);
      else if (hasLostFocus(session.box)) session.editor.view.focus();
    });
  /** To the text before or behind this one in the block; beyond the last one, out. */
  const step = (by: 1 | -1) => {
    if (!session) return;
    const { blockId, path, order } = session;
    end();
    flushSync(() => {});
    const texts = textsOf(blockId);
    const at = order.indexOf(printPath(path));
    const ahead = by > 0 ? order.slice(at + 1) : order.slice(0, at).toReversed();
    // One that was emptied is no longer drawn.
    const next = ahead.flatMap((each) => texts.find((text) => printPath(text.path) === each) ?? [])[0];
    if (next) open(blockId, next, order, 'end');
  };
  const keysOf = (field: CanvasText['field']) => ({
    Escape: end,
    Tab: () => step(1),
    'Shift-Tab': () => step(-1),
    'Alt-F10': enterTools,
    ...(isFieldOf('text', field) && (field.multiline ? { 'Mod-Enter': end } : { Enter: end, 'Shift-Enter': end })),
  });
  return {
    current: () => session,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    heldBlock: (blockId) => (session?.blockId === blockId ? session.block : null),
    begin(blockId, choose, caret) {
      if (options.isReadOnly() || !getOpener()) return false;
      end();
      flushSync(() => {});
      const texts = textsOf(blockId);
      const text = choose(texts);
      if (!text) return false;
      commands.select(blockId);
      open(blockId, text, [...new Set(texts.map(({ path }) => printPath(path)))], caret);
      return true;
    },
    end,
  };
}

/** Milliseconds after which is looked again whether a block can be drawn anew. */
const NOT_NOW = 100;

function enterTools(): void {
  document.querySelector<HTMLElement>(`[${TEXT_BAR}] [role="toolbar"] button[tabindex="0"]`)?.focus();
}

function dressAsTextBox(box: HTMLElement, field: CanvasText['field'], uiLocale: Locale): void {
  const isMultiline = isFieldOf('text', field) ? field.multiline : field.profile === 'flow';
  const attributes = {
    'data-editing': '',
    role: 'textbox',
    'aria-label': field.label[uiLocale],
    'aria-multiline': String(isMultiline),
    'aria-required': String(field.required),
    spellcheck: 'true',
  };
  for (const [name, value] of Object.entries(attributes)) box.setAttribute(name, value);
}

/** What is pressed in the text is meant for the text, and not for the link, the tab or the block that it stands in. */
function guardBox(box: HTMLElement, editor: TextEditor): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const keepIn = (event: Event) => event.stopPropagation();
  const keepStill = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  for (const name of ['pointerdown', 'dblclick', 'dragstart']) box.addEventListener(name, keepIn, { signal });
  for (const name of ['click', 'auxclick']) box.addEventListener(name, keepStill, { signal });
  const link = box.closest('a:not([draggable])');
  link?.setAttribute('draggable', 'false');
  signal.addEventListener('abort', () => link?.removeAttribute('draggable'));
  if (!box.closest('summary, button')) return () => listening.abort();
  // A space would press the button that it is written in.
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== ' ' || event.isComposing) return;
    event.preventDefault();
    if (event.type === 'keydown') editor.insertText(' ');
  };
  box.addEventListener('keydown', onKey, { signal });
  box.addEventListener('keyup', onKey, { signal });
  return () => listening.abort();
}

function isElement(node: HTMLElement | Text): node is HTMLElement {
  return node.nodeType === Node.ELEMENT_NODE;
}
