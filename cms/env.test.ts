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

it('all errors are reported together, without revealing the secret', () => {
  const wrong = {
    HAPTERA_SECRET: 'too short',
    CMS_PORT: 'x',
    PUBLIC_URL: 'ftp://a',
    SITE_REVALIDATE_URL: 'javascript:x',
  };
  expect(() => readEnvironment(wrong)).toThrow(/PUBLIC_URL.*CMS_PORT.*HAPTERA_SECRET.*SITE_REVALIDATE_URL/s);
  expect(() => readEnvironment(wrong)).not.toThrow(/too short/);
});

it('sample content is only created where strangers cannot reach its accounts', () => {
  const own = { HAPTERA_SECRET: secret, PUBLIC_URL: 'https://www.example.com' };
  expect(readEnvironment({ HAPTERA_SECRET: secret }).seed).toBe('demo');
  expect(readEnvironment({ HAPTERA_SECRET: secret, DATABASE_URL: 'postgres://db' }).seed).toBe('none');
  expect(readEnvironment(own).seed).toBe('none');
  expect(() => readEnvironment({ ...own, HAPTERA_SEED: 'demo' })).toThrow(/HAPTERA_SEED=demo/);
});

it('the database is backed up before an upgrade unless that is explicitly disabled', () => {
  expect(readEnvironment({ HAPTERA_SECRET: secret }).backupBeforeUpgrade).toBe(true);
  expect(readEnvironment({ HAPTERA_SECRET: secret, HAPTERA_BACKUP_BEFORE_UPGRADE: 'no' }).backupBeforeUpgrade).toBe(
    false,
  );
  const unclear = { HAPTERA_SECRET: secret, HAPTERA_BACKUP_BEFORE_UPGRADE: 'false' };
  expect(() => readEnvironment(unclear)).toThrow(/HAPTERA_BACKUP_BEFORE_UPGRADE/);
});
