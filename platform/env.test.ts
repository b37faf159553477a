import { describe, expect, test } from 'vitest';
import { readEnvironment } from './env.ts';

const secret = 'x'.repeat(32);
const mailOf = (variables: Readonly<Record<string, string>>) =>
  readEnvironment({ HAPTERA_SECRET: secret, ...variables }).mail;

describe('the address of Redis', () => {
  const redisOf = (REDIS_URL?: string) =>
    readEnvironment({ HAPTERA_SECRET: secret, ...(REDIS_URL !== undefined && { REDIS_URL }) }).redisUrl;

  test('is none unless it is given', () => {
    expect([redisOf(), redisOf('')]).toEqual([null, null]);
    expect(redisOf('rediss://user:pass@redis.haptera.example:6380')).toBe(
      'rediss://user:pass@redis.haptera.example:6380',
    );
  });

  test('is refused when it is none', () => {
    expect(() => redisOf('http://redis.haptera.example')).toThrow(/REDIS_URL must look like/);
  });
});

describe('the object store', () => {
  const complete = {
    S3_ENDPOINT: 'https://s3.haptera.example/',
    S3_BUCKET: 'haptera-files',
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 'secret',
  };
  const storeOf = (variables: Readonly<Record<string, string>>) =>
    readEnvironment({ HAPTERA_SECRET: secret, ...variables }).objectStore;

  test('is none unless it is given', () => {
    expect([storeOf({}), storeOf({ S3_ENDPOINT: '', S3_BUCKET: '', S3_REGION: '' })]).toEqual([null, null]);
  });

  test('is read with its region, which may be left out', () => {
    const read = {
      endpoint: 'https://s3.haptera.example',
      bucket: 'haptera-files',
      accessKeyId: 'key',
      secretAccessKey: 'secret',
    };
    expect(storeOf(complete)).toEqual({ ...read, region: 'auto' });
    expect(storeOf({ ...complete, S3_REGION: 'eu-central-1' })).toEqual({ ...read, region: 'eu-central-1' });
  });

  test.each(Object.keys(complete))('is refused without %s', (name) => {
    expect(() => storeOf({ ...complete, [name]: '' })).toThrow(`in an object store, set ${name} too`);
  });

  test('is refused when it has a region alone', () => {
    expect(() => storeOf({ S3_REGION: 'auto' })).toThrow(
      /S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY/,
    );
  });

  test.each([
    'http://s3.haptera.example',
    's3.haptera.example',
    'ftp://s3.haptera.example',
    'https://key:secret@s3.haptera.example',
    'https://s3.haptera.example/?bucket=x',
  ])('is refused at %s', (S3_ENDPOINT) => {
    expect(() => storeOf({ ...complete, S3_ENDPOINT })).toThrow(/S3_ENDPOINT must be the https address/);
  });

  test('may speak http on this machine', () => {
    expect(storeOf({ ...complete, S3_ENDPOINT: 'http://127.0.0.1:9000' })?.endpoint).toBe('http://127.0.0.1:9000');
  });

  test.each(['Upper', 'a', 'with/slash', '-begins', 'a?b=c'])('is refused with a bucket named %s', (S3_BUCKET) => {
    expect(() => storeOf({ ...complete, S3_BUCKET })).toThrow(/S3_BUCKET must be the name of a bucket/);
  });
});

describe('the mail settings', () => {
  test('write files on a machine that nobody else reaches', () => {
    expect(mailOf({})).toMatchObject({ smtpUrl: null, from: { name: 'Haptera' } });
  });

  test('ask for a mail server where visitors reach the product', () => {
    expect(() => mailOf({ PUBLIC_URL: 'https://www.haptera.example' })).toThrow(/SMTP_URL must name the mail server/);
  });

  test('ask for a sender with a mail server', () => {
    expect(() => mailOf({ SMTP_URL: 'smtp://mail.haptera.example' })).toThrow(/MAIL_FROM must name the sender/);
  });

  test.each([
    ['Haptera Team <team@haptera.example>', { name: 'Haptera Team', address: 'team@haptera.example' }],
    ['"触境, Haptera" <team@haptera.example>', { name: '触境, Haptera', address: 'team@haptera.example' }],
    ['team@haptera.example', { name: '', address: 'team@haptera.example' }],
  ])('read the sender %s', (MAIL_FROM, from) => {
    const mail = mailOf({ SMTP_URL: 'smtps://user:pass@mail.haptera.example:465', MAIL_FROM });
    expect(mail).toMatchObject({ from, staff: from.address });
  });

  test.each([
    [{ SMTP_URL: 'http://mail.haptera.example', MAIL_FROM: 'a@haptera.example' }, /SMTP_URL must look like/],
    [{ SMTP_URL: 'smtp://x', MAIL_FROM: 'Haptera\r\nBcc: eve@haptera.example' }, /MAIL_FROM must be/],
    [{ SMTP_URL: 'smtp://x', MAIL_FROM: 'a@haptera.example, b@haptera.example' }, /MAIL_FROM must be/],
    [{ MAIL_STAFF: 'staff' }, /MAIL_STAFF must be/],
  ])('refuse what is none: %o', (variables, message) => {
    expect(() => mailOf(variables)).toThrow(message);
  });
});
