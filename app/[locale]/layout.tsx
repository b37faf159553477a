export { default, generateStaticParams } from '#site/shell/root-layout.tsx';
