export { default, dynamic, metadata } from '#site/page/preview-page.tsx';
