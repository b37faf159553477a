export { dynamic, GET } from '#site/health.ts';
