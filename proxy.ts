export { proxy } from '#site/i18n/proxy.ts';

/**
 * Everything except build files, route handlers and, in development, the addresses of the CMS and the platform.
 * Addresses deeper than a handler reaches are included, like all unknown ones. Next parses the matcher statically: keep
 * it literal.
 */
export const config = {
  matcher: [
    '/((?!_next/static/|api/health$|api/revalidate$|api/changes$|sitemaps/[^/]+$|share-pictures/.|graphql$|wp-json(?:/|$)|wp-login\\.php$|wp-admin/|uploads/|downloads/|platform/).*)',
  ],
};
