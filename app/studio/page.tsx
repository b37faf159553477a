export { default } from '#studio/studio-page.tsx';

/** One document for every place of the studio: `proxy.ts` leads them here. Next reads this line as text, so it stands here. */
export const dynamic = 'force-static';
