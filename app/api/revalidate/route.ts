export { POST } from '#site/revalidate/route.ts';
