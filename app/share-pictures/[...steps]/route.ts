export { GET } from '#site/share-pictures/answer-share-picture.ts';

/** Drawn on first request; the site itself caches the picture on disk. */
export const dynamic = 'force-dynamic';
