export { register } from '#site/revalidate/on-start.ts';
