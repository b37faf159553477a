import type { EditorView } from '@tiptap/pm/view';
import { toggleEmphasis } from './mark-commands.ts';

/**
 * What the browser would do by itself: emphasis by its menus, by gestures, and by keys that the page's listeners keep from
 * the editor (Ctrl+I); and its own undoing, which knows nothing of the document's. Both become the builder's.
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
