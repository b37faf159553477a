export { default, generateMetadata } from '#site/page/not-found-page.tsx';

export const dynamic = 'force-static';
