export { default, generateMetadata } from '#site/page/cms-page.tsx';

/** Rendered when first asked for, kept until the CMS says otherwise. Next reads this line as text, so it stands here. */
export const dynamic = 'force-static';
