export { default } from '#site/page/sitemap.ts';

/** A build knows no CMS. What the CMS said is kept until the set of addresses changes. */
export const dynamic = 'force-dynamic';
