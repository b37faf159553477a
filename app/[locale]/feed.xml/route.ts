export { GET } from '#site/discovery/feed-route.ts';

/** As for the site map: nothing of it is kept by Next. */
export const dynamic = 'force-dynamic';
