export { default } from '#site/page/robots.ts';

/** The public address is known when the server runs, not when it is built. */
export const dynamic = 'force-dynamic';
