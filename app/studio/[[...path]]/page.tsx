export { default } from '#studio/studio-page.tsx';

/** The same document for every place of the studio. Next reads this line as text, so it stands here. */
export const dynamic = 'force-static';
