export { proxy } from '#site/i18n/proxy.ts';

/** Pages only: not Next's own files, route handlers, the studio, the CMS, or files of `public/`. Next reads this line as text. */
export const config = {
  matcher: ['/((?!_next/|api/|studio(?:/|$)|graphql$|wp-json(?:/|$)|wp-admin/|uploads/|.*\\.[a-z0-9]+$).*)'],
};
