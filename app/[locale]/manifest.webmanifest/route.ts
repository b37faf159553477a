export { GET } from '#site/page/manifest.ts';

/** As for robots.txt: nothing of it is kept by Next, the edge has it. */
export const dynamic = 'force-dynamic';
