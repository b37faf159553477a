export { AskedPage as default, generateAskedMetadata as generateMetadata } from '#site/page/cms-page.tsx';

/** Rendered per request: visitors' queries never reach a cache. Next parses this line statically: keep it literal. */
export const dynamic = 'force-dynamic';
