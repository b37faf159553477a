import Cookies from 'js-cookie';

/** Milliseconds after a language is chosen until the session switches to it (specification, section 9). */
const delay = 200;

const chosen = new EventTarget();

/**
 * Stores a visitor's choice of language in session storage and, for 365 days, in a cookie, and notifies watchers after a
 * delay. The stored choice never affects how an address is resolved.
 */
export function rememberLocale(locale: string): void {
  keepForTab('locale', locale);
  Cookies.set('NEXT_LOCALE', locale, { expires: 365, sameSite: 'lax', secure: window.location.protocol === 'https:' });
  setTimeout(() => chosen.dispatchEvent(new CustomEvent('locale', { detail: locale })), delay);
}

/** Calls `tell` for every language that is chosen on this page from now on. */
export function watchLocale(tell: (locale: string) => void, signal: AbortSignal): void {
  const hear = (event: Event) => {
    if (event instanceof CustomEvent) tell(String(event.detail));
  };
  chosen.addEventListener('locale', hear, { signal });
}

/** A browser may block storage; the choice is still in the address and the cookie. */
function keepForTab(name: string, value: string): void {
  try {
    window.sessionStorage.setItem(name, value);
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}
