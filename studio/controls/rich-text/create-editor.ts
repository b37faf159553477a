import { keymap } from '@tiptap/pm/keymap';
import type { Node } from '@tiptap/pm/model';
import { type Command, EditorState, TextSelection } from '@tiptap/pm/state';
import { Mapping } from '@tiptap/pm/transform';
import { EditorView } from '@tiptap/pm/view';
import { formatByBrowser } from './browser-formats.ts';
import { bringDifference } from './difference.ts';
import { drawSealed } from './draw-sealed.ts';
import type { EditorForm } from './editor-form.ts';

export interface EditorOptions {
  readonly form: EditorForm;
  readonly value: string;
  isReadOnly(): boolean;
  /** Actions for keys that the text itself does not use. */
  readonly keys?: Readonly<Record<string, () => void>>;
  /** Called after an edit in this editor, with the value for the field. Never during an IME composition. */
  onCommit(html: string): void;
  /** Called after every change of the document or the selection. */
  onState(state: EditorState): void;
}

/** A caret: positions in the document, a point in the view's window, or the end of the text. */
export type Caret = Pick<TextSelection, 'anchor' | 'head'> | { readonly left: number; readonly top: number } | 'end';

export interface Editor {
  readonly view: EditorView;
  /** Takes in the field's value, whether from this editor or elsewhere: another editor, undo, the other language. */
  receive(value: string): void;
  run(command: Command): void;
  /** Inserts at the browser's caret, which may have just moved without the view having noticed yet. */
  insertText(text: string): void;
  /** Whether an IME composition is in progress. */
  isComposing(): boolean;
  putCaret(caret: Caret): void;
  destroy(): void;
}

/** Milliseconds after a composition by which the view has read its result: the view itself waits 20. */
const COMPOSED_AFTER = 30;

/**
 * Creates an editor in an element, which becomes the text box. It has no history of its own: undo is the document's.
 */
export function createEditor(place: HTMLElement, options: EditorOptions): Editor {
  const { form } = options;
  const { read } = form;
  /** The document when it last equalled the value, and the mapping of changes since. */
  let synced = { html: options.value, doc: read(options.value), since: new Mapping() };
  /** Values that were committed and have not come back through `receive` yet. */
  let told: string[] = [];
  let waiting: string | null = null;
  let isComposing = false;
  let composed: ReturnType<typeof setTimeout> | null = null;

  const view = new EditorView(
    { mount: place },
    {
      state: EditorState.create({
        doc: synced.doc,
        plugins: [...form.plugins, keymap(readKeys(options.keys ?? {}))],
      }),
      editable: () => !options.isReadOnly(),
      nodeViews: { sealed: drawSealed },
      handlePaste: form.paste,
      // Reject drops of files and text from other windows; allow moves within the text.
      handleDrop: (_view, _event, _slice, isMoved) => !isMoved,
      handleDOMEvents: {
        beforeinput: formatByBrowser,
        compositionstart: () => {
          isComposing = true;
          if (composed !== null) clearTimeout(composed);
          composed = null;
          return false;
        },
        compositionend: () => {
          isComposing = false;
          composed = setTimeout(endComposition, COMPOSED_AFTER);
          return false;
        },
      },
      dispatchTransaction(tr) {
        const { state, transactions } = view.state.applyTransaction(tr);
        view.updateState(state);
        const isOutside = tr.getMeta(OUTSIDE) === true;
        if (!isOutside) for (const { mapping } of transactions) synced.since.appendMapping(mapping);
        if (!isOutside && state.doc !== synced.doc) commit();
        options.onState(state);
      },
    },
  );

  const sync = (html: string, doc: Node) => {
    synced = { html, doc, since: new Mapping() };
  };
  const commit = () => {
    if (isComposing || composed !== null) return;
    const { doc } = view.state;
    const html = form.print(doc);
    if (html === synced.html) return;
    sync(html, doc);
    told.push(html);
    options.onCommit(html);
  };
  const take = (html: string) => {
    const after = read(html);
    const tr = bringDifference(view.state.tr, synced.doc, after, synced.since);
    const hasOwn = view.state.doc !== synced.doc;
    told = [];
    if (tr.docChanged) view.dispatch(tr.setMeta(OUTSIDE, true));
    sync(html, view.state.doc);
    if (hasOwn) commit();
  };
  const endComposition = () => {
    composed = null;
    const html = waiting;
    waiting = null;
    if (html !== null && html !== synced.html) take(html);
    else commit();
  };

  options.onState(view.state);
  return {
    view,
    receive(html) {
      const at = told.indexOf(html);
      if (at >= 0) told = told.slice(at + 1);
      if (at >= 0 || html === synced.html) return;
      if (isComposing || composed !== null) waiting = html;
      else take(html);
    },
    run(command) {
      view.focus();
      command(view.state, view.dispatch, view);
    },
    insertText(text) {
      const { doc, tr } = view.state;
      const { anchorNode, anchorOffset, focusNode, focusOffset } = view.dom.ownerDocument.getSelection() ?? {};
      if (isWithin(view.dom, anchorNode) && isWithin(view.dom, focusNode)) {
        const anchor = doc.resolve(view.posAtDOM(anchorNode, anchorOffset ?? 0));
        tr.setSelection(TextSelection.between(anchor, doc.resolve(view.posAtDOM(focusNode, focusOffset ?? 0))));
      }
      view.dispatch(tr.insertText(text).scrollIntoView());
    },
    isComposing: () => isComposing || composed !== null,
    putCaret(caret) {
      const { doc, tr } = view.state;
      const place = (at: number) => doc.resolve(Math.min(at, doc.content.size));
      const find = () => {
        if (caret === 'end') return TextSelection.atEnd(doc);
        if ('anchor' in caret) return TextSelection.between(place(caret.anchor), place(caret.head));
        const hit = view.posAtCoords(caret)?.pos;
        return hit === undefined ? TextSelection.atEnd(doc) : TextSelection.near(place(hit));
      };
      view.dispatch(tr.setSelection(find()).scrollIntoView());
      view.focus();
    },
    destroy() {
      // The result of a composition that has just ended still belongs to this field.
      if (composed !== null) {
        clearTimeout(composed);
        endComposition();
      }
      view.destroy();
    },
  };
}

function isWithin(element: HTMLElement, node: globalThis.Node | null | undefined): node is globalThis.Node {
  return node != null && element.contains(node);
}

function readKeys(keys: Readonly<Record<string, () => void>>): Record<string, Command> {
  const commands = Object.entries(keys).map(([key, act]): [string, Command] => [
    key,
    () => {
      act();
      return true;
    },
  ]);
  return Object.fromEntries(commands);
}

const OUTSIDE = 'value from outside';
