export { AskedPage as default, generateAskedMetadata as generateMetadata } from '#site/page/cms-page.tsx';

/** Rendered for every request: what visitors ask never reaches a cache. Next reads this line as text, so it stands here. */
export const dynamic = 'force-dynamic';
