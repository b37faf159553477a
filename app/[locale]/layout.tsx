export { default, generateMetadata, generateStaticParams, viewport } from '#site/shell/root-layout.tsx';
