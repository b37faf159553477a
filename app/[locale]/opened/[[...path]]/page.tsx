export { default, generateMetadata } from '#site/gate/opened-page.tsx';

/** Rendered per request: gated content never reaches a cache. Next parses this line statically: keep it literal. */
export const dynamic = 'force-dynamic';
