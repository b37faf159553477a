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
  /** What keys do that mean nothing to the text itself. */
  readonly keys?: Readonly<Record<string, () => void>>;
  /** Somebody changed it here: as the field stores it. Never in the middle of a composition. */
  onCommit(html: string): void;
  /** After every change of the document or the selection. */
  onState(state: EditorState): void;
}

/** Where the caret stands: in positions of the document, at a point of the view's window, or behind the last word. */
export type Caret = Pick<TextSelection, 'anchor' | 'head'> | { readonly left: number; readonly top: number } | 'end';

export interface Editor {
  readonly view: EditorView;
  /** The field's value, from here or from elsewhere: another editor, a step undone, another language. */
  receive(value: string): void;
  run(command: Command): void;
  /** Where the browser shows the caret: it may have been moved a moment ago, and the view not have heard of it yet. */
  insertText(text: string): void;
  /** Whether an input method is in the middle of a word. */
  isComposing(): boolean;
  putCaret(caret: Caret): void;
  destroy(): void;
}

/** Milliseconds after a composition by which the view has read its last words: its own wait is 20. */
const COMPOSED_AFTER = 30;

/** Puts an editor into an element, which becomes the text box. It keeps no history: undoing is the document's. */
export function createEditor(place: HTMLElement, options: EditorOptions): Editor {
  const { form } = options;
  const { read } = form;
  /** The document when it last was the value, and what was changed in it since. */
  let synced = { html: options.value, doc: read(options.value), since: new Mapping() };
  /** Told to the field and not yet come back as its value. */
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
      // Files and words of other windows are not dropped here; what is moved within the text is.
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
      // A word that was finished a moment ago belongs to the field that it was written in.
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
