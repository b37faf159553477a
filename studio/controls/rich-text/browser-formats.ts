import type { EditorView } from '@tiptap/pm/view';
import { toggleEmphasis } from './mark-commands.ts';

/**
 * Replaces formatting and undo of the browser itself: formatting from its menus, gestures, and keys that the page's
 * listeners keep from the editor (Ctrl+I); and its own undo, which is unaware of the document's history.
 */
export function formatByBrowser(view: EditorView, event: InputEvent): boolean {
  const emphasis = emphases[event.inputType];
  const isUndo = event.inputType === 'historyUndo';
  if (!emphasis && !isUndo && event.inputType !== 'historyRedo') return false;
  event.preventDefault();
  if (emphasis) toggleEmphasis(emphasis)(view.state, view.dispatch);
  else {
    const keys = { key: 'z', code: 'KeyZ', ctrlKey: true, shiftKey: !isUndo, bubbles: true, cancelable: true };
    view.dom.dispatchEvent(new KeyboardEvent('keydown', keys));
  }
  return true;
}

const emphases: Readonly<Record<string, string>> = {
  formatBold: 'strong',
  formatItalic: 'em',
  formatUnderline: 'u',
  formatStrikeThrough: 's',
};
