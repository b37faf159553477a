import { expect, it } from 'vitest';
import { readEnvironment } from './env.ts';

const secret = 'x'.repeat(32);

it('the environment has defaults for everything but the secret', () => {
  expect(readEnvironment({ HAPTERA_SECRET: secret })).toMatchObject({
    port: 4011,
    databaseUrl: null,
    siteRevalidateUrl: null,
    publicUrl: 'http://localhost:4010',
  });
});

it('everything that is wrong is said at once, without the secret itself', () => {
  const wrong = {
    HAPTERA_SECRET: 'too short',
    CMS_PORT: 'x',
    PUBLIC_URL: 'ftp://a',
    SITE_REVALIDATE_URL: 'javascript:x',
  };
  expect(() => readEnvironment(wrong)).toThrow(/CMS_PORT.*PUBLIC_URL.*SITE_REVALIDATE_URL.*HAPTERA_SECRET/s);
  expect(() => readEnvironment(wrong)).not.toThrow(/too short/);
});
