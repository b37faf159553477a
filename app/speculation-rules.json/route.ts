export { GET } from '#site/page/speculation-rules.ts';

/** Cached by the edge, not by Next, as with robots.txt. */
export const dynamic = 'force-dynamic';
