export { answerSitemapIndex as GET } from '#site/discovery/sitemap.ts';

/** A build knows no CMS. What the CMS said is kept until something is published. */
export const dynamic = 'force-dynamic';
