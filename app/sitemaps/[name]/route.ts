export { GET } from '#site/discovery/sitemap-route.ts';

/** A build knows no CMS. What the CMS said is kept until something is published. */
export const dynamic = 'force-dynamic';
