import { flushSync } from 'react-dom';
import type { BlockHost } from '#blocks/block-props.ts';
import type { Resolver } from '#cms-schema/field.ts';
import { isFieldOf } from '#cms-schema/fields/is-field-of.ts';
import type { JsonObject } from '#cms-schema/json.ts';
import type { Locale } from '#cms-schema/locale.ts';
import { printPath } from '#cms-schema/problem.ts';
import { getIn, setIn } from '#cms-schema/set-in.ts';
import type { Caret } from '../../controls/rich-text/create-editor.ts';
import type { PastedPicture } from '../../controls/rich-text/read-pasted-html.ts';
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

/** The text of the page that is being edited in place. */
export interface EditedText extends Pick<CanvasText, 'field' | 'path'> {
  readonly blockId: string;
  readonly box: HTMLElement;
  readonly editor: TextEditor;
}

/**
 * Editing text on the canvas itself. One text at a time is taken from React and given to an editor. Until it is given
 * back, its block is rendered from its earlier attributes, while every keystroke still goes into the document at once.
 */
export interface TextEditing {
  current(): EditedText | null;
  /** Notifies when editing of a text begins or ends. */
  subscribe(listener: () => void): () => void;
  /** What a block is rendered from while one of its texts is edited; null if it is rendered from the document. */
  heldBlock(blockId: string): HeldBlock | null;
  /** Returns false if there is no such text, or it cannot be edited in place. */
  begin(blockId: string, choose: (texts: readonly CanvasText[]) => CanvasText | undefined, caret: Caret): boolean;
  end(): void;
}

/** A block as it was when editing of one of its texts began. */
export interface HeldBlock {
  readonly attributes: JsonObject;
  /** Held as well, because an emptied heading would change heading levels, and with them the heading elements. */
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
  /** Pictures were pasted into a text of a block. */
  onPictures(pictures: readonly PastedPicture[], blockId: string): void;
  /** A text was left, or pasted into: what follows is a new visit, and so a new undo step. */
  onEnd(): void;
}

interface Session extends EditedText {
  readonly held: HeldPlace;
  /** The paths of the block's texts in the order of the page, each once. */
  readonly order: readonly string[];
  /** What the block is rendered from. */
  readonly block: HeldBlock;
  stop(): void;
}

/** Includes the rich text editor, so it is loaded after the canvas. */
const opener = laterCode(async () => (await import('./open-text-editor.ts')).openTextEditor);

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
    const openEditor = opener.get();
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
      onPictures: (pictures) => options.onPictures(pictures, blockId),
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
  /** Gives the text back to React, with the content that it had when it was taken. */
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
  /** Something else in the block has changed: rerenders it, then takes the same text again with the same caret. */
  const redraw = () => {
    if (!session) return;
    const { blockId, path, order, editor } = session;
    const { doc, selection } = editor.view.state;
    // Blocks do not render empty texts, so there would be no place to continue in.
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
  /** Goes to the previous or next text of the block; after the last one, ends editing. */
  const step = (by: 1 | -1) => {
    if (!session) return;
    const { blockId, path, order } = session;
    end();
    flushSync(() => {});
    const texts = textsOf(blockId);
    const at = order.indexOf(printPath(path));
    const ahead = by > 0 ? order.slice(at + 1) : order.slice(0, at).toReversed();
    // Skip texts that were emptied: they are no longer rendered.
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
      if (options.isReadOnly() || !opener.get()) return false;
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

/** Milliseconds until the next check whether a block can be rerendered. */
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

/** Keeps pointer events in the text from reaching the link, tab or block around it. */
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
  // A space would press the button around the text.
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
