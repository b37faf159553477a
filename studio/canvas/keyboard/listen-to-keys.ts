import { flushSync } from 'react-dom';
import type { Builder } from '../builder-context.ts';
import { hasOwnUndo, keyPlaceOf } from './key-place.ts';
import { matchShortcut, type Shortcut } from './shortcuts.ts';

/**
 * Handles the shortcuts of a window. There are two listeners: one in the capture phase, before the focused element
 * handles undo or save in its own way, and one in the bubble phase, after it has had its turn.
 */
export function listenToKeys(view: Window, host: Builder, frame: Document | null): () => void {
  // If a button in a dialog disables itself, it loses the focus, but keys are still meant for the dialog.
  const isBehindDialog = (target: EventTarget | null) =>
    !isInDialog(target) && view.document.querySelector('dialog:modal') !== null;
  const onWayDown = (event: KeyboardEvent) => {
    if (isBehindDialog(event.target)) return;
    const shortcut = matchShortcut(event, keyPlaceOf(event.target, frame));
    const isAboutText = shortcut === 'undo' || shortcut === 'redo';
    if (isAboutText && hasOwnUndo(event.target)) {
      event.stopImmediatePropagation();
      return;
    }
    if (isAboutText || shortcut === 'save') {
      event.preventDefault();
      event.stopImmediatePropagation();
      run(shortcut, host);
    }
  };
  const onWayUp = (event: KeyboardEvent) => {
    if (event.defaultPrevented || isInDialog(event.target) || isBehindDialog(event.target)) return;
    if (event.key === 'Tab' && frame && view === frame.defaultView) {
      event.preventDefault();
      if (event.shiftKey) host.leaveFields();
      else host.editFields();
      return;
    }
    const place = keyPlaceOf(event.target, frame);
    // The browser would select all text of the builder, and copying would then copy that instead of the block.
    if (place !== 'text' && (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'a') event.preventDefault();
    const shortcut = matchShortcut(event, place);
    if (shortcut === null) return;
    event.preventDefault();
    if (shortcut === 'leave' && place !== 'page') host.leaveFields();
    // On the canvas, "edit" means editing in place.
    else if (shortcut === 'edit' && frame) host.editWords();
    else run(shortcut, host);
  };
  view.addEventListener('keydown', onWayDown, { capture: true });
  view.addEventListener('keydown', onWayUp);
  const stopClipboard = listenToClipboard(view, host, frame);
  return () => {
    view.removeEventListener('keydown', onWayDown, { capture: true });
    view.removeEventListener('keydown', onWayUp);
    stopClipboard();
  };
}

function listenToClipboard(view: Window, host: Builder, frame: Document | null): () => void {
  // Also when a button or a tab has the focus, which has nothing of its own to copy: so an editor can copy a block,
  // switch to the other language, and paste. A text that handled the event itself may have removed the target from its
  // field; hence the check of `defaultPrevented`.
  const isForPage = (event: ClipboardEvent) =>
    !event.defaultPrevented &&
    keyPlaceOf(event.target, frame) !== 'text' &&
    !isInDialog(event.target) &&
    (view.getSelection()?.isCollapsed ?? true);
  const give = (take: () => string | null) => (event: ClipboardEvent) => {
    const text = isForPage(event) ? take() : null;
    if (text === null) return;
    event.clipboardData?.setData('text/plain', text);
    event.preventDefault();
  };
  const onCopy = give(() => host.commands.copy());
  const onCut = give(() => host.commands.cut());
  const onPaste = (event: ClipboardEvent) => {
    const data = event.clipboardData;
    if (!data || !isForPage(event)) return;
    event.preventDefault();
    const text = data.getData('text/plain');
    // Office programs add a picture of the copied content to its text.
    if (text === '' && data.files.length > 0) host.addPictures([...data.files], null);
    else host.commands.paste({ text, html: data.getData('text/html') });
  };
  view.addEventListener('copy', onCopy);
  view.addEventListener('cut', onCut);
  view.addEventListener('paste', onPaste);
  return () => {
    view.removeEventListener('copy', onCopy);
    view.removeEventListener('cut', onCut);
    view.removeEventListener('paste', onPaste);
  };
}

/**
 * Runs synchronously, so that whatever it opens or moves to exists before the next key, which is already meant for it.
 */
function run(shortcut: Shortcut, host: Builder): void {
  const { commands } = host;
  const acts: Readonly<Record<Shortcut, () => void>> = {
    insert: host.askForBlock,
    previous: () => commands.selectBeside(-1),
    next: () => commands.selectBeside(1),
    parent: commands.selectParent,
    child: commands.selectChild,
    edit: host.editFields,
    editWords: host.editWords,
    leave: commands.selectParent,
    moveUp: () => commands.move('up'),
    moveDown: () => commands.move('down'),
    moveOut: () => commands.move('out'),
    moveIn: () => commands.move('in'),
    duplicate: () => commands.duplicate(),
    remove: () => commands.remove(),
    undo: commands.undo,
    redo: commands.redo,
    save: host.save,
    translate: host.translate,
    help: host.showShortcuts,
  };
  flushSync(acts[shortcut]);
}

function isInDialog(target: EventTarget | null): boolean {
  return (
    target !== null && 'closest' in target && typeof target.closest === 'function' && target.closest('dialog') !== null
  );
}
