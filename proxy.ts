export { proxy } from '#site/i18n/proxy.ts';

/** Everything but files of the build, route handlers, and what is the CMS's and the platform's while developing. Next reads this line as text. What lies deeper than a handler reaches is nobody's, as every invented address. */
export const config = {
  matcher: [
    '/((?!_next/static/|api/health$|api/revalidate$|sitemaps/[^/]+$|share-pictures/.|graphql$|wp-json(?:/|$)|wp-login\\.php$|wp-admin/|uploads/|downloads/|platform/).*)',
  ],
};
