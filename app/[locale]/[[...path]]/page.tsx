export { default, generateMetadata } from '#site/page/cms-page.tsx';

/** Rendered on first request; cached until the CMS purges it. Next parses this line statically: keep it literal. */
export const dynamic = 'force-static';
