export { proxy } from '#site/i18n/proxy.ts';

/** Everything but Next's own files, route handlers, and what is the CMS's while developing. Next reads this line as text. */
export const config = {
  matcher: ['/((?!_next/|api/|graphql$|wp-json(?:/|$)|wp-login\\.php$|wp-admin/|uploads/).*)'],
};
