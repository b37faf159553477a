import { draw } from '#ui/draw.ts';
import type { AccountWords } from './account-words.ts';
import { drawForgotForm } from './forgot-form.ts';
import { drawLoginForm } from './login-form.ts';
import type { PanelMode, PanelPart } from './panel-part.ts';
import { drawRegisterForm } from './register-form.ts';

export interface SignInPanel {
  readonly root: HTMLElement;
  show(mode: PanelMode): void;
}

/** The forms to log in, register or reset a password, one at a time. Each keeps its input while another is shown. */
export function drawSignInPanel(words: AccountWords, close: () => void): SignInPanel {
  const ways = {
    show: (mode: PanelMode) => show(mode),
    close,
    carryEmail: (address: string) => {
      if (address.trim() !== '') for (const part of Object.values(parts)) part.setEmail(address.trim());
    },
  };
  const parts: Readonly<Record<PanelMode, PanelPart>> = {
    login: drawLoginForm(words, ways),
    register: drawRegisterForm(words, ways),
    forgot: drawForgotForm(words, ways),
  };
  const root = draw('section', { class: 'sign-in' }, ...Object.values(parts).map((part) => part.root));
  const show = (mode: PanelMode) => {
    root.dataset.shown = mode;
    for (const [name, part] of Object.entries(parts)) part.root.hidden = name !== mode;
    root.setAttribute('aria-labelledby', parts[mode].title);
    root.dispatchEvent(new CustomEvent('mode', { detail: parts[mode].title, bubbles: true }));
    if (root.isConnected) parts[mode].begin();
  };
  return { root, show };
}
