export { default, generateMetadata } from '#site/page/cms-page.tsx';
