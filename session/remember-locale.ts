import Cookies from 'js-cookie';

/** Keeps a visitor's choice of language for 365 days. It never decides where an address leads. */
export function rememberLocale(locale: string): void {
  Cookies.set('NEXT_LOCALE', locale, { expires: 365, sameSite: 'lax', secure: window.location.protocol === 'https:' });
}
