export { default, metadata } from '#studio/studio-layout.tsx';
