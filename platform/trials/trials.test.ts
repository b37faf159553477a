import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from '#kit/database/sql.ts';
import { openTestPlatform, type TestPlatform } from '../testing/open-test-platform.ts';
import {
  addAccount,
  askForCode,
  beginSession,
  linkOf,
  listMails,
  register,
  tokenOf,
} from '../testing/test-accounts.ts';

let opened: TestPlatform;
beforeAll(async () => {
  opened = await openTestPlatform();
});
afterAll(() => opened.close());

const base = '/community/trialCustomer';
const ask = (token: string, language = 'en', headers: Record<string, string> = {}) =>
  opened.call(`${base}/sendUpgradeTrialMail`, { form: { language }, token, headers });
const read = (key: string, locale = 'en') => opened.call(`${base}/readTrialLink`, { form: { key }, locale });
const confirm = (key: string, locale = 'en') => opened.call(`${base}/confirmTrial`, { form: { key }, locale });
const hours = 3_600_000;

async function begin(): Promise<{ username: string; token: string; key: string }> {
  const { id, username } = await addAccount(opened);
  const token = await beginSession(opened, id);
  await ask(token);
  return { username, token, key: (await linkOf(opened, username)).searchParams.get('key') ?? '' };
}

describe('a trial link', () => {
  test('leads to the page in the requested language, always on this site’s own host', async () => {
    const { id, username } = await addAccount(opened);
    const token = await beginSession(opened, id);
    const foreign = { Host: 'evil.example', 'X-Forwarded-Host': 'evil.example', Forwarded: 'host=evil.example' };
    expect(await ask(token, 'cn', { ...foreign, Origin: 'https://evil.example' })).toMatchObject({ success: true });
    expect((await linkOf(opened, username)).href).toMatch(
      /^https:\/\/haptera\.example\/community\/trial-account\?key=[\w-]{43}$/,
    );
    opened.advance(60_000);
    await ask(token, 'en', foreign);
    expect((await linkOf(opened, username)).href).toMatch(
      /^https:\/\/haptera\.example\/en\/community\/trial-account\?key=/,
    );
    expect((await listMails(opened, username)).map(({ locale }) => locale)).toEqual(['zh', 'en']);
  });

  test('shows the trial that it offers, but does not start it when it is read', async () => {
    const { username, token, key } = await begin();
    for (let time = 0; time < 2; time += 1) {
      expect((await read(key)).result).toEqual({ username, days: 7, expiresAt: expect.stringMatching(/^2026-03-0/) });
    }
    await opened.call(`${base}/confirmTrial?key=${key}`);
    const { result } = await opened.call('/app/checkToken', { form: {}, token });
    expect(result).toMatchObject({ userInfo: { roleCode: 'user', remainingDays: 0 } });
  });

  test('starts a trial of seven days, which open sessions get at once', async () => {
    const { username, token, key } = await begin();
    expect((await confirm(key)).result).toMatchObject({ username, days: 7 });
    const check = async () => (await opened.call('/app/checkToken', { form: {}, token })).result;
    expect(await check()).toMatchObject({ userInfo: { roleCode: 'trialCustomer', remainingDays: 7 } });
    opened.advance(hours);
    expect(await check()).toMatchObject({ userInfo: { remainingDays: 7 } });
    for (let half = 0; half < 2; half += 1) {
      opened.advance(11.5 * hours);
      await check();
    }
    expect(await check()).toMatchObject({ userInfo: { remainingDays: 6 } });
  });

  test('works once', async () => {
    const { key } = await begin();
    await confirm(key);
    for (const call of [read, confirm]) {
      expect(await call(key)).toMatchObject({
        status: 409,
        code: 912,
        message: 'A trial can be started only once for each account',
      });
      expect((await call(key, 'zh')).message).toBe('每个账号只能申请一次试用');
    }
  });

  test('confirmed a hundred times at once starts one trial', async () => {
    const { username, key } = await begin();
    const answers = await Promise.all(Array.from({ length: 100 }, () => confirm(key)));
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    const begun = await opened.database.query(sql`
      select l.id from audit_log l join accounts a on a.id = l.account_id
      where a.email = ${username} and l.action = 'trial.begin'`);
    expect(begun).toHaveLength(1);
  });

  test('expires after a day', async () => {
    const { key } = await begin();
    opened.advance(24 * hours);
    for (const call of [read, confirm]) {
      expect(await call(key)).toMatchObject({
        status: 410,
        code: 910,
        message: 'The current link has expired, please get a new one',
      });
      expect((await call(key, 'zh')).message).toBe('当前链接已过期，请重新获取');
    }
  });

  test('still works after a newer one was sent; once one is used, the others say so', async () => {
    const { username, token, key } = await begin();
    opened.advance(60_000);
    await ask(token);
    const newer = (await linkOf(opened, username)).searchParams.get('key') ?? '';
    for (const each of [key, newer]) expect((await read(each)).success).toBe(true);
    expect((await confirm(key)).success).toBe(true);
    for (const each of [key, newer]) {
      expect(await read(each)).toMatchObject({ status: 409, code: 912 });
      expect((await confirm(each, 'zh')).message).toBe('每个账号只能申请一次试用');
    }
  });

  test('is invalid if it is forged', async () => {
    for (const invalid of ['x'.repeat(43), '']) {
      expect(await confirm(invalid)).toMatchObject({
        status: 404,
        code: 911,
        message: 'The current link is invalid, please get it again',
      });
      expect((await read(invalid, 'zh')).message).toBe('当前链接无效，请重新获取');
    }
  });

  test('is stored as a hash', async () => {
    const { key } = await begin();
    expect(JSON.stringify(await opened.database.query(sql`select * from trial_links`))).not.toContain(key);
  });
});

describe('a trial can be requested', () => {
  test('once for each account, even after it has expired', async () => {
    const { id } = await addAccount(opened, {
      roleCode: 'trialCustomer',
      trialBegunAt: '2026-01-01T00:00:00Z',
      expiresAt: '2026-01-08T00:00:00Z',
    });
    expect(await ask(await beginSession(opened, id))).toMatchObject({ status: 409, code: 912 });
  });

  test('once a year for an address, even if its account is deleted and registered again', async () => {
    const { username, key } = await begin();
    await confirm(key);
    opened.advance(8 * 24 * hours);
    await opened.call('/auth/deleteAccount', { form: { username, captcha: await askForCode(opened, '3', username) } });
    expect(JSON.stringify(await opened.database.query(sql`select * from past_trials`))).not.toContain(username);
    const again = username.toUpperCase();
    await register(opened, again);
    expect(await ask(await tokenOf(opened, again))).toMatchObject({ status: 409, code: 912 });
    opened.advance(365 * 24 * hours);
    // Nobody used or proved the new account in that year, so it is deleted too.
    await opened.platform.tidy();
    await register(opened, again);
    expect(await ask(await tokenOf(opened, again))).toMatchObject({ success: true });
    expect(await opened.database.query(sql`select * from past_trials`)).toEqual([]);
  });

  test('by a deleted and newly registered account that never had one', async () => {
    const { username } = await begin();
    await opened.call('/auth/deleteAccount', { form: { username, captcha: await askForCode(opened, '3', username) } });
    await register(opened, username);
    expect(await ask(await tokenOf(opened, username))).toMatchObject({ success: true });
  });

  test('but not by a customer', async () => {
    const { id } = await addAccount(opened, { roleCode: 'customer' });
    const token = await beginSession(opened, id);
    expect(await ask(token)).toMatchObject({ status: 400, code: 605, message: 'Invalid user type' });
    const { message } = await opened.call(`${base}/sendUpgradeTrialMail`, {
      form: { language: 'cn' },
      token,
      locale: 'zh',
    });
    expect(message).toBe('账号类型无效');
  });

  test('again only after 60 seconds, also twice at once', async () => {
    const { id } = await addAccount(opened);
    const token = await beginSession(opened, id);
    const answers = await Promise.all([ask(token), ask(token)]);
    expect(answers.map(({ code }) => code).sort()).toEqual([200, 913]);
    opened.advance(59_000);
    const early = await ask(token);
    expect(early).toMatchObject({ status: 429, message: 'Please wait 60 seconds before sending again' });
    expect(early.headers.get('retry-after')).toBe('1');
    opened.advance(1_000);
    expect((await ask(token)).success).toBe(true);
  });

  test('at most five times in an hour', async () => {
    const { token } = await begin();
    for (let sent = 1; sent < 5; sent += 1) {
      opened.advance(60_000);
      expect((await ask(token)).success).toBe(true);
    }
    opened.advance(60_000);
    expect((await ask(token)).code).toBe(429);
  });
});
