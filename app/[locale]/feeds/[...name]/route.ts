export { GET } from '#site/discovery/feed-route.ts';

/** Next caches none of it, as with the site map. */
export const dynamic = 'force-dynamic';
