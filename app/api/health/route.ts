export { GET } from '#site/health.ts';

export const dynamic = 'force-dynamic';
