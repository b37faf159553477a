import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from '#kit/database/sql.ts';
import { times } from '#kit/testing/long-run.ts';
import { openTestPlatform, type TestCall, type TestPlatform } from '../testing/open-test-platform.ts';
import { addAccount, askForCode, codeOf, listMails, logIn, tokenOf } from '../testing/test-accounts.ts';

let opened: TestPlatform;
let username = '';
beforeAll(async () => {
  opened = await openTestPlatform();
});
beforeEach(async () => {
  ({ username } = await addAccount(opened));
});
afterAll(() => opened.close());

const send = (over: Record<string, string> = {}, options: TestCall = {}) =>
  opened.call('/auth/sendEmail', { ...options, form: { captcha: '', type: '2', username, ...over } });
const check = (captcha: string, options: TestCall = {}) =>
  opened.call('/auth/checkEmailCaptcha', { ...options, form: { type: '2', username, captcha } });
const wrongFor = (code: string) => (code === '000000' ? '111111' : '000000');
const seconds = 1000;
const minutes = 60 * seconds;

describe('a code', () => {
  test('has six digits and is mailed in the language of the page', async () => {
    expect(await send({}, { locale: 'zh' })).toMatchObject({ success: true, message: '验证码已发送，请查收邮件' });
    const [mail] = await listMails(opened, username);
    expect(mail).toMatchObject({ template: 'passwordCode', locale: 'zh' });
    expect(mail?.text).toMatch(/\b\d{6}\b/);
  });

  test('is accepted once, for the browser that sent it', async () => {
    const code = await askForCode(opened, '2', username);
    const answer = await check(code);
    expect(answer.success).toBe(true);
    expect(answer.headers.get('set-cookie')).toMatch(
      /^haptera-reset=[\w-]{43}; Path=\/platform\/auth; Max-Age=600; HttpOnly; SameSite=Strict; Secure$/,
    );
    expect((await check(code)).code).toBe(704);
  });

  test('that is wrong is rejected', async () => {
    const code = await askForCode(opened, '2', username);
    expect(await check(wrongFor(code))).toMatchObject({ status: 400, code: 704, message: 'Invalid verification code' });
    expect((await check('abc', { locale: 'zh' })).message).toBe('验证码错误');
    expect((await check(code)).success).toBe(true);
  });

  test('expires after ten minutes', async () => {
    const code = await askForCode(opened, '2', username);
    opened.advance(10 * minutes);
    expect(await check(code)).toMatchObject({ status: 400, code: 705, message: 'Verification code has expired' });
    expect((await check(code, { locale: 'zh' })).message).toBe('验证码已过期');
  });

  test('becomes invalid after five wrong attempts', async () => {
    const code = await askForCode(opened, '2', username);
    for (let tried = 0; tried < 5; tried += 1) expect((await check(wrongFor(code))).code).toBe(704);
    expect(await check(code)).toMatchObject({ status: 400, code: 706, message: 'Invalid verification code' });
    expect((await check(code, { locale: 'zh' })).message).toBe('验证码错误');
  });

  test('for one purpose is not accepted for another', async () => {
    const code = await askForCode(opened, '3', username);
    await askForCode(opened, '2', username);
    expect((await check(code)).code).toBe(704);
  });

  test('of another account is not accepted', async () => {
    const other = await addAccount(opened);
    const code = await askForCode(opened, '2', other.username);
    await send();
    expect((await check(code)).code).toBe(704);
  });

  test('becomes invalid when a newer one is sent', async () => {
    const code = await askForCode(opened, '2', username);
    opened.advance(60 * seconds);
    const newer = await askForCode(opened, '2', username);
    expect((await check(code === newer ? wrongFor(code) : code)).code).toBe(704);
    expect((await check(newer)).success).toBe(true);
  });

  test('is sent to the stored address of the account, however the request spells it', async () => {
    await addAccount(opened, { username: 'mara@haptera.example' });
    await send({ username: 'ｍara@haptera.example' });
    expect(await listMails(opened, 'mara@haptera.example')).toHaveLength(1);
    expect(await listMails(opened, 'ｍara@haptera.example')).toEqual([]);
  });

  test('is stored as a keyed hash, as is its address', async () => {
    const code = await askForCode(opened, '2', username);
    const rows = JSON.stringify(await opened.database.query(sql`select * from email_codes`));
    expect(rows).not.toContain(code);
    expect(rows).not.toContain(username);
  });

  test('is sent only to email addresses and for known purposes', async () => {
    expect(await send({ type: '1' })).toMatchObject({ status: 400, code: 503, message: 'Invalid operation type' });
    expect((await send({ type: '1' }, { locale: 'zh' })).message).toBe('操作类型无效');
    expect((await send({ username: 'nobody' })).code).toBe(501);
  });
});

describe('a thousand concurrent attempts', () => {
  const places = Array.from({ length: times(1000) }, (_, index) => ({
    address: `10.1.${Math.floor(index / 250)}.${index % 250}`,
  }));

  test('with wrong codes check five of them', async () => {
    const code = await askForCode(opened, '2', username);
    const answers = await Promise.all(places.map((place) => check(wrongFor(code), place)));
    expect(answers.filter((answer) => answer.code === 704)).toHaveLength(5);
    expect(answers.filter((answer) => answer.code === 706)).toHaveLength(places.length - 5);
  });

  test('with the right code succeed once', async () => {
    const code = await askForCode(opened, '2', username);
    const answers = await Promise.all(places.map((place) => check(code, place)));
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
  });
});

describe('sending a code', () => {
  test('is allowed once in sixty seconds, and the response says how long to wait', async () => {
    await send();
    opened.advance(20 * seconds);
    const early = await send();
    expect(early).toMatchObject({ status: 429, code: 913, message: 'Please wait 60 seconds before sending again' });
    expect(early.headers.get('retry-after')).toBe('40');
    expect((await send({}, { locale: 'zh' })).message).toBe('请在 60 秒后重新发送');
    opened.advance(40 * seconds);
    expect((await send()).success).toBe(true);
  });

  test('happens once if twenty requests arrive at the same time', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => send()));
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    expect(await listMails(opened, username)).toHaveLength(1);
  });

  test('is allowed five times in an hour from an unknown place', async () => {
    for (let sent = 0; sent < 5; sent += 1) {
      expect((await send()).success).toBe(true);
      opened.advance(minutes);
    }
    const answer = await send();
    expect(answer.code).toBe(429);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(60);
  });

  test('is still allowed from a known place when strangers have used up the limit', async () => {
    await logIn(opened, username);
    for (let sent = 0; sent < 6; sent += 1) {
      await send({}, { address: '203.0.113.9' });
      opened.advance(minutes);
    }
    expect((await send({}, { address: '203.0.113.9' })).code).toBe(429);
    expect((await send()).success).toBe(true);
  });
});

test('an address without an account gets exactly the same responses as one with an account', async () => {
  const walk = async (name: string) => {
    const seen: string[] = [];
    const note = async (path: string, form: Record<string, string>) => {
      const { status, headers, ...body } = await opened.call(path, { form: { username: name, type: '2', ...form } });
      seen.push(JSON.stringify([status, [...headers], body]));
    };
    await note('/auth/sendEmail', {});
    await note('/auth/sendEmail', {});
    const code = await codeOf(opened, name);
    for (let tried = 0; tried < 6; tried += 1) await note('/auth/checkEmailCaptcha', { captcha: wrongFor(code) });
    opened.advance(10 * minutes);
    await note('/auth/checkEmailCaptcha', { captcha: wrongFor(code) });
    await note('/auth/sendEmail', {});
    return seen;
  };
  const known = await walk(username);
  const nobody = username.replace('@', '-nobody@');
  expect(await walk(nobody)).toEqual(known);
  expect(await listMails(opened, nobody)).toEqual([]);
});

test('a signed-in VIP account gets no code for its deletion', async () => {
  const vip = await addAccount(opened, { roleCode: 'customer' });
  const token = await tokenOf(opened, vip.username);
  expect(await send({ type: '3', username: vip.username }, { token })).toMatchObject({ status: 403, code: 914 });
  expect((await send({ type: '3', username: vip.username })).success).toBe(true);
});
