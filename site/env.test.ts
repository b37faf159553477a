import { expect, it } from 'vitest';
import { readSiteEnv } from './env.ts';

it('pages are rendered ahead in production, and during development only if that is asked for', () => {
  const renderAhead = (variables: Record<string, string>) =>
    readSiteEnv({ HAPTERA_SECRET: 'a secret for tests which is long enough', ...variables }).renderAhead;
  expect(renderAhead({ NODE_ENV: 'production' })).toBe(500);
  expect(renderAhead({ NODE_ENV: 'development' })).toBe(0);
  expect(renderAhead({ NODE_ENV: 'development', SITE_RENDER_AHEAD: '12' })).toBe(12);
});
