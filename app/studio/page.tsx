export { default } from '#studio/studio-page.tsx';

/** One document serves every studio address (see `proxy.ts`). Next parses this line statically: keep it literal. */
export const dynamic = 'force-static';
