export { default, generateStaticParams, metadata } from '#site/shell/root-layout.tsx';
