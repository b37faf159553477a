export { default, generateMetadata } from '#site/page/preview-page.tsx';

/** Rendered for every request: a draft never reaches a cache. */
export const dynamic = 'force-dynamic';
