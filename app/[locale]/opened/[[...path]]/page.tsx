export { default, generateMetadata } from '#site/gate/opened-page.tsx';

/** Rendered for every request: what is not for everyone never reaches a cache. Next reads this line as text, so it stands here. */
export const dynamic = 'force-dynamic';
