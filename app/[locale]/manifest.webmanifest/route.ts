export { GET } from '#site/page/manifest.ts';

/** Cached by the edge, not by Next, as with robots.txt. */
export const dynamic = 'force-dynamic';
