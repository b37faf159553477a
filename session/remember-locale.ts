import Cookies from 'js-cookie';
import { tryStorage } from './try-storage.ts';

/** Milliseconds after a language is chosen until the session switches to it (specification, section 9). */
const delay = 200;

export const localeCookie = { name: 'NEXT_LOCALE', days: 365 } as const;

const chosen = new EventTarget();

/**
 * Stores a visitor's choice of language in session storage and, for 365 days, in a cookie, and notifies watchers after a
 * delay. The stored choice never affects how an address is resolved.
 */
export function rememberLocale(locale: string): void {
  // A browser may block storage; the choice is still in the address and the cookie.
  tryStorage(() => window.sessionStorage.setItem('locale', locale));
  const { name, days } = localeCookie;
  Cookies.set(name, locale, { expires: days, sameSite: 'lax', secure: window.location.protocol === 'https:' });
  setTimeout(() => chosen.dispatchEvent(new CustomEvent('locale', { detail: locale })), delay);
}

/** Calls `tell` for every language that is chosen on this page from now on. */
export function watchLocale(tell: (locale: string) => void, signal: AbortSignal): void {
  const hear = (event: Event) => {
    if (event instanceof CustomEvent) tell(String(event.detail));
  };
  chosen.addEventListener('locale', hear, { signal });
}
