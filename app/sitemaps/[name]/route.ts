export { GET } from '#site/discovery/sitemap-route.ts';

/** The build has no CMS to query. At run time the CMS's answer is cached until something is published. */
export const dynamic = 'force-dynamic';
