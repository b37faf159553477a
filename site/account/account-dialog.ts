import { draw } from '#ui/draw.ts';
import { bringAccountStyle } from './account-style.ts';
import type { AccountWords } from './account-words.ts';

const cross = 'm5.5 5.5 13 13m0-13-13 13';

/**
 * A modal dialog. Clicking outside does not close it, so that typed text is not lost. Escape and the close button do, and
 * the browser then restores the focus.
 */
export function drawAccountDialog({ dialog: words }: AccountWords, content: HTMLElement): HTMLDialogElement {
  bringAccountStyle();
  const close = draw('button', { type: 'button', class: 'account-close', 'aria-label': words.close });
  const drawing = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  drawing.setAttribute('viewBox', '0 0 24 24');
  drawing.setAttribute('aria-hidden', 'true');
  path.setAttribute('d', cross);
  drawing.append(path);
  close.append(drawing);
  const dialog = draw(
    'dialog',
    { class: 'account-dialog h-surface', 'data-tone': 'light', 'data-holds-page': '' },
    content,
    close,
  );
  close.addEventListener('click', () => dialog.close());
  document.body.append(dialog);
  return dialog;
}
