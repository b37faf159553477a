import Cookies from 'js-cookie';

/** Milliseconds between the choice of a language and the session speaking it (specification, section 9). */
const delay = 200;

const chosen = new EventTarget();

/**
 * Keeps a visitor's choice of language: for the tab at once, for 365 days in a cookie, and, after a moment, for whoever watches
 * the session. It never decides where an address leads.
 */
export function rememberLocale(locale: string): void {
  keepForTab('locale', locale);
  Cookies.set('NEXT_LOCALE', locale, { expires: 365, sameSite: 'lax', secure: window.location.protocol === 'https:' });
  setTimeout(() => chosen.dispatchEvent(new CustomEvent('locale', { detail: locale })), delay);
}

/** Tells of every language that is chosen on this page from now on. */
export function watchLocale(tell: (locale: string) => void, signal: AbortSignal): void {
  const hear = (event: Event) => {
    if (event instanceof CustomEvent) tell(String(event.detail));
  };
  chosen.addEventListener('locale', hear, { signal });
}

/** Where a browser keeps nothing for a page, the choice is in the address and the cookie all the same. */
function keepForTab(name: string, value: string): void {
  try {
    window.sessionStorage.setItem(name, value);
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}
