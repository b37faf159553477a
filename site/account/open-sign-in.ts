import { desktopQuery } from '#ui/breakpoints.ts';
import { drawAccountDialog } from './account-dialog.ts';
import { bringAccountStyle } from './account-style.ts';
import { type AccountWords, loadAccountWords } from './account-words.ts';
import type { PanelMode } from './panel-part.ts';
import { drawSignInPanel, type SignInPanel } from './sign-in-panel.ts';

interface Opened {
  readonly panel: SignInPanel;
  readonly dialog: HTMLDialogElement;
}

let opened: Opened | null = null;

/** Shows the panel: in the mobile menu where the header has one, otherwise as a dialog. */
export async function openSignIn(mode: PanelMode): Promise<void> {
  const words = await loadAccountWords();
  opened ??= prepare(words);
  const { panel, dialog } = opened;
  const place = document.querySelector<HTMLElement>('#site-menu [data-sign-in-place]');
  if (place && !window.matchMedia(desktopQuery).matches) {
    place.append(panel.root);
    place.hidden = false;
    const menu = place.closest<HTMLElement>('[popover]');
    if (menu && !menu.matches(':popover-open')) menu.showPopover();
    panel.show(mode);
    return place.scrollIntoView({ block: 'start' });
  }
  dialog.prepend(panel.root);
  if (!dialog.open) dialog.showModal();
  panel.show(mode);
}

function prepare(words: AccountWords): Opened {
  bringAccountStyle();
  const place = document.querySelector<HTMLElement>('#site-menu [data-sign-in-place]');
  const menu = place?.closest<HTMLElement>('[popover]');
  const hide = () => {
    if (place) place.hidden = true;
    // The next time it opens, it starts with the login form.
    panel.show('login');
  };
  const close = () => {
    dialog.close();
    if (menu?.matches(':popover-open')) menu.hidePopover();
    hide();
  };
  const panel = drawSignInPanel(words, close);
  const dialog = drawAccountDialog(words, panel.root);
  panel.root.addEventListener('mode', (event) => {
    if (event instanceof CustomEvent) dialog.setAttribute('aria-labelledby', String(event.detail));
  });
  dialog.addEventListener('close', hide);
  menu?.addEventListener('toggle', () => {
    if (!menu.matches(':popover-open')) hide();
  });
  return { panel, dialog };
}
