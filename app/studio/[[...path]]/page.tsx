export { default } from '#studio/studio-page.tsx';

/** The same empty document for every place of the studio. Next reads this line as text, so it stands here. */
export const dynamic = 'force-static';

/** No place is known when the site is built. */
export function generateStaticParams(): { path: string[] }[] {
  return [];
}
