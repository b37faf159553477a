export { default, dynamic, generateStaticParams } from '#site/shell/root-layout.tsx';
