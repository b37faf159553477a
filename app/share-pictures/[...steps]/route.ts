export { GET } from '#site/share-pictures/answer-share-picture.ts';

/** Drawn when first asked for, and kept on disk by the site itself. */
export const dynamic = 'force-dynamic';
