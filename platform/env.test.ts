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
