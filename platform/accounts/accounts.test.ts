import { createHash } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from '#kit/database/sql.ts';
import { openTestPlatform, type TestPlatform } from '../testing/open-test-platform.ts';
import {
  addAccount,
  beginSession,
  cookieOf,
  listMails,
  logIn,
  register,
  sealForm,
  testPassword,
  tokenOf,
} from '../testing/test-accounts.ts';

let opened: TestPlatform;
beforeAll(async () => {
  opened = await openTestPlatform();
});
afterAll(() => opened.close());

const checkToken = (token: string) => opened.call('/app/checkToken', { form: {}, token });
const wrong = { zh: '账号或密码错误', en: 'The account or password is incorrect' };

describe('registering', () => {
  test('creates an account that can log in, and sends a welcome mail in its language', async () => {
    const form = { industry: 'games', company: 'Kinetic', job: 'Sound' };
    const answer = await register(opened, 'new@haptera.example', testPassword, { form, locale: 'zh' });
    expect(answer).toMatchObject({ status: 200, code: 200, success: true, message: '注册成功', result: null });
    expect(await listMails(opened, 'new@haptera.example')).toMatchObject([{ template: 'newAccount', locale: 'zh' }]);
    expect((await logIn(opened, 'new@haptera.example')).success).toBe(true);
  });

  test.each([
    ['different letter case', 'TWICE@haptera.example'],
    ['full-width letters', 'ｔｗｉｃｅ@haptera.example'],
  ])('with an existing address in %s is rejected because the account exists', async (_, again) => {
    await addAccount(opened, { username: 'twice@haptera.example' });
    const answer = await register(opened, again, testPassword, { locale: 'zh' });
    expect(answer).toMatchObject({ status: 409, code: 703, message: '该邮箱账号已存在' });
    expect(await register(opened, again)).toMatchObject({ code: 703, message: 'The email account already exsits' });
  });

  test('ten times at once with the same address creates one account', async () => {
    const username = 'race@haptera.example';
    const answers = await Promise.all(Array.from({ length: 10 }, () => register(opened, username)));
    expect(answers.map(({ code }) => code).sort()).toEqual([200, ...Array.from({ length: 9 }, () => 703)]);
    expect(await listMails(opened, username)).toHaveLength(1);
  });

  test.each([
    ['a name that is not an email address', 'nobody', testPassword, 'username'],
    ['a short password', 'weak@haptera.example', 'short1', 'password'],
    ['a long password', 'weak@haptera.example', 'sixteencharacter', 'password'],
    ['a password with characters that are not allowed', 'weak@haptera.example', 'pass word!', 'password'],
    ['an invisible character in the address', 'we\u200bak@haptera.example', testPassword, 'username'],
    ['a right-to-left override in the address', '\u202eweak@haptera.example', testPassword, 'username'],
    ['a host that cannot exist', 'weak@-haptera.example', testPassword, 'username'],
  ])('with %s is rejected, and the response names the field', async (_, username, password, field) => {
    const answer = await register(opened, username, password);
    expect(answer).toMatchObject({ status: 401, code: 702, message: wrong.en, result: { problems: [{ field }] } });
  });

  test.each([
    ['the name of the mailbox as password', 'Mara.Quill@haptera.example', 'maraquill'],
    ['a common password', 'weak@haptera.example', 'Qwerty123'],
    ['a password of one repeated character', 'weak@haptera.example', '77777777'],
  ])('with %s is rejected with its own code and words', async (_, username, password) => {
    expect(await register(opened, username, password)).toMatchObject({
      status: 400,
      code: 608,
      message: 'This password is too easy to guess, please choose another one',
      result: { problems: [{ field: 'password' }] },
    });
    expect((await register(opened, username, password, { locale: 'zh' })).message).toBe('该密码容易被猜到，请换一个');
  });

  test('stores names in one Unicode form, without characters that nobody sees', async () => {
    const form = { company: 'Zoe\u0308 \u202eLtd\u200b', job: 'So\u00adund\n' };
    await register(opened, 'tidy@haptera.example', testPassword, { form });
    const row = await opened.database.one(
      sql`select company_name, job from accounts where email = 'tidy@haptera.example'`,
    );
    expect(row).toEqual({ company_name: 'Zoë Ltd', job: 'Sound' });
  });

  test('with an industry that does not exist is rejected', async () => {
    const answer = await register(opened, 'i@haptera.example', testPassword, { form: { industry: 'magic' } });
    expect(answer).toMatchObject({ status: 400, code: 405, result: { problems: [{ field: 'industry' }] } });
  });

  test('cannot choose the type customer or any permissions', async () => {
    const form = { roleCode: 'customer', isManager: '1', companyId: 'x', configFileAuth: '1' };
    await register(opened, 'modest@haptera.example', testPassword, { form });
    const { result } = await logIn(opened, 'modest@haptera.example');
    expect(result).toMatchObject({
      userInfo: { username: 'modest@haptera.example', roleCode: 'user', remainingDays: 0 },
      configFileAuth: 2,
      ifGroupManager: 0,
    });
  });
});

describe('the check whether an account exists', () => {
  test('returns success if it exists, and code 511 if it does not', async () => {
    await addAccount(opened, { username: 'there@haptera.example' });
    const ask = (username: string, locale = 'en') => opened.call('/auth/checkUsername', { form: { username }, locale });
    expect(await ask('There@haptera.example')).toMatchObject({ status: 200, success: true, result: null });
    expect(await ask('gone@haptera.example')).toMatchObject({ code: 511, message: 'Account does not exist' });
    expect(await ask('gone@haptera.example', 'zh')).toMatchObject({ code: 511, message: '账号不存在' });
  });
});

describe('logging in', () => {
  test('returns a token, and what the account is and may do', async () => {
    const expiresAt = '2026-03-04T09:00:00.000Z';
    const username = 'trial@haptera.example';
    await addAccount(opened, { username, roleCode: 'trialCustomer', expiresAt, configFileAuth: 1, isManager: true });
    const { code, message, result } = await logIn(opened, 'Trial@haptera.example');
    expect([code, message]).toEqual([200, 'Login successful']);
    const who = {
      userInfo: { username, roleCode: 'trialCustomer', remainingDays: 4 },
      configFileAuth: 1,
      ifGroupManager: 1,
    };
    expect(result).toEqual({ ...who, token: expect.stringMatching(/^[\w-]{43}$/) });
    expect((await checkToken(await tokenOf(opened, username))).result).toEqual(who);
  });

  test.each([
    ['for another client', { platform: 'app' }, 'known@haptera.example', testPassword, 607],
    ['with a name that is not an email address', {}, 'known', testPassword, 501],
    ['with a password that the rules do not allow', {}, 'known@haptera.example', 'short', 502],
    ['with a wrong password', {}, 'known@haptera.example', 'another0one', 601],
    ['with an account that does not exist', {}, 'unknown@haptera.example', testPassword, 601],
  ])('%s is rejected with the same message', async (_, form, username, password, code) => {
    await addAccount(opened, { username: 'known@haptera.example' });
    const english = await logIn(opened, username, password, { form });
    expect(english).toMatchObject({ status: 401, code, success: false, message: wrong.en, result: null });
    expect((await logIn(opened, username, password, { form, locale: 'zh' })).message).toBe(wrong.zh);
  });

  test('with an unknown account gets exactly the same response as with a wrong password', async () => {
    const { username } = await addAccount(opened);
    const say = async (name: string, address: string) => {
      const { status, headers, ...body } = await logIn(opened, name, 'another0one', { address });
      return JSON.stringify([status, [...headers], body]);
    };
    for (const place of ['198.51.100.20', '198.51.100.21']) {
      expect(await say('nobody.at.all@haptera.example', place)).toBe(await say(username, place));
    }
  });

  test('with a wrong password while signed in to the same account is rejected with code 402', async () => {
    const { id, username } = await addAccount(opened);
    const { id: stranger } = await addAccount(opened);
    const token = await beginSession(opened, id);
    const repeat = (options: { token: string; locale?: string }) => logIn(opened, username, 'another0one', options);
    expect(await repeat({ token })).toMatchObject({ status: 401, code: 402, message: wrong.en });
    expect(await repeat({ token, locale: 'zh' })).toMatchObject({ code: 402, message: wrong.zh });
    expect((await repeat({ token: await beginSession(opened, stranger) })).code).toBe(601);
    expect((await checkToken(token)).success).toBe(true);
    expect((await logIn(opened, username, testPassword, { token })).success).toBe(true);
  });

  test('with a suspended account and the right password is rejected with its own code, but the usual message', async () => {
    const { username } = await addAccount(opened, { suspendedAt: '2026-02-02T00:00:00Z' });
    expect(await logIn(opened, username)).toMatchObject({ status: 401, code: 602, message: wrong.en });
    expect(await logIn(opened, username, 'another0one')).toMatchObject({ code: 601, message: wrong.en });
  });

  test('ends the account’s earlier session, and its next call is told why', async () => {
    const { username } = await addAccount(opened);
    const [older, newer] = [await tokenOf(opened, username), await tokenOf(opened, username)];
    expect(await checkToken(older)).toMatchObject({
      status: 403,
      code: 403,
      message: 'Your account was logged in elsewhere, please log in again',
    });
    expect((await opened.call('/app/checkToken', { form: {}, token: older, locale: 'zh' })).message).toBe(
      '账号已在其他设备登录，请重新登录',
    );
    expect((await checkToken(newer)).success).toBe(true);
  });

  test('works although the request still contains the token of an ended session', async () => {
    const { username } = await addAccount(opened);
    const older = await tokenOf(opened, username);
    await tokenOf(opened, username);
    expect((await logIn(opened, username, testPassword, { token: older })).success).toBe(true);
  });

  test('five times at once leaves one valid session', async () => {
    const { username } = await addAccount(opened);
    const tokens = await Promise.all(Array.from({ length: 5 }, () => tokenOf(opened, username)));
    const answers = await Promise.all(tokens.map(checkToken));
    expect(answers.map(({ code }) => code).sort()).toEqual([200, 403, 403, 403, 403]);
  });

  test('replaces a password hash that has outdated parameters', async () => {
    const { username, id, passwordHash } = await addAccount(opened);
    const old = await hash(testPassword, { memoryCost: 8_192, timeCost: 1 });
    await opened.database.run(sql`update accounts set password_hash = ${old} where id = ${id}`);
    expect((await logIn(opened, username)).success).toBe(true);
    const row = await opened.database.one<{ password_hash: string }>(
      sql`select password_hash from accounts where id = ${id}`,
    );
    expect(row?.password_hash.slice(0, 30)).toBe(passwordHash.slice(0, 30));
  });
});

describe('a token', () => {
  test('that is unknown is rejected', async () => {
    const answer = await opened.call('/app/checkToken', { form: {}, token: 'x'.repeat(43), locale: 'zh' });
    expect(answer).toMatchObject({ status: 401, code: 401, message: '账号未授权，请先登录' });
    expect((await checkToken('x'.repeat(43))).message).toBe('Unauthorized account, please log in');
  });

  test('becomes invalid with a logout', async () => {
    const token = await beginSession(opened, (await addAccount(opened)).id);
    expect((await opened.call('/auth/logout', { form: {}, token })).success).toBe(true);
    expect((await checkToken(token)).code).toBe(401);
  });

  test('becomes invalid when its account is suspended', async () => {
    const { id } = await addAccount(opened);
    const token = await beginSession(opened, id);
    await opened.database.run(sql`update accounts set suspended_at = now() where id = ${id}`);
    expect((await checkToken(token)).code).toBe(401);
  });

  test('is accepted in the header, but not in a cookie', async () => {
    const token = await beginSession(opened, (await addAccount(opened)).id);
    expect((await opened.call('/app/checkToken', { form: {}, cookie: `token=${token}` })).code).toBe(401);
  });

  test('is stored as a hash', async () => {
    const token = await beginSession(opened, (await addAccount(opened)).id);
    const id = createHash('sha256').update(token).digest('hex');
    expect(await opened.database.one(sql`select 1 as one from sessions where id = ${id}`)).toEqual({ one: 1 });
  });
});

describe('guessing passwords', () => {
  test('is blocked after five attempts, and the response says how long', async () => {
    const { username } = await addAccount(opened);
    const from = { address: '198.51.100.7' };
    for (let tried = 0; tried < 5; tried += 1) {
      expect((await logIn(opened, username, 'another0one', from)).code).toBe(601);
    }
    const english = await logIn(opened, username, testPassword, from);
    expect(english).toMatchObject({ status: 429, code: 429, message: 'Too many attempts, please try again later' });
    expect(Number(english.headers.get('retry-after'))).toBeGreaterThan(0);
    const chinese = await logIn(opened, username, testPassword, { ...from, locale: 'zh' });
    expect(chinese.message).toBe('操作过于频繁，请稍后再试');
  });

  test('from several addresses of one IPv6 network is counted together', async () => {
    const { username } = await addAccount(opened);
    const codes = [];
    for (const last of ['1', '2', 'ffff:3', '4', '5', '6']) {
      codes.push((await logIn(opened, username, 'another0one', { address: `2001:db8:7:8::${last}` })).code);
    }
    expect(codes).toEqual([601, 601, 601, 601, 601, 429]);
  });

  test('from many addresses does not lock out the owner on a known device', async () => {
    const { username } = await addAccount(opened);
    const first = await logIn(opened, username);
    const cookie = cookieOf(first, 'haptera-visitor-device');
    expect(first.headers.get('set-cookie')).toMatch(/; HttpOnly; SameSite=Strict; Secure$/);
    let last = 0;
    for (let stranger = 0; stranger < 12; stranger += 1) {
      last = (await logIn(opened, username, 'another0one', { address: `203.0.113.${stranger}` })).code;
    }
    expect(last).toBe(429);
    expect((await logIn(opened, username, testPassword, { address: '203.0.113.99' })).code).toBe(429);
    expect((await logIn(opened, username, testPassword, { address: '203.0.113.99', cookie })).code).toBe(200);
    expect((await logIn(opened, username)).code).toBe(200);
  });

  test('the number of checks whether an account exists is limited for each visitor', async () => {
    const from = { address: '198.51.100.77' };
    const codes = await Promise.all(
      Array.from({ length: 130 }, async (_, index) => {
        const form = { username: `nobody${index}@haptera.example` };
        return (await opened.call('/auth/checkUsername', { ...from, form })).code;
      }),
    );
    expect(codes.filter((code) => code === 511)).toHaveLength(120);
    expect(codes.filter((code) => code === 429)).toHaveLength(10);
  });
});

test('an envelope works only once, and only for its own account', async () => {
  const { username } = await addAccount(opened);
  const { username: other } = await addAccount(opened);
  const form = { platform: 'community', userName: username };
  const sealed = await sealForm(opened, '/auth/communityLogin', other, { userPwd: testPassword });
  const path = '/auth/communityLogin';
  expect(await opened.call(path, { form: { ...form, ...sealed } })).toMatchObject({
    status: 400,
    code: 916,
    message: 'This took too long, please try again',
  });
  const own = await sealForm(opened, path, username, { userPwd: testPassword });
  expect((await opened.call(path, { form: { ...form, ...own } })).code).toBe(200);
  expect((await opened.call(path, { form: { ...form, ...own }, locale: 'zh' })).message).toBe('页面停留过久，请重试');
  expect((await opened.call(path, { form: { ...form, userPwd: testPassword } })).code).toBe(405);
});

test('a token expires after twelve hours without a call, and after seven days at the latest', async () => {
  const { id } = await addAccount(opened);
  const token = await beginSession(opened, id);
  for (let half = 0; half < 15; half += 1) {
    opened.advance(11 * 3_600_000);
    expect((await checkToken(token)).code).toBe(200);
  }
  opened.advance(4 * 3_600_000);
  expect((await checkToken(token)).code).toBe(401);
  const idle = await beginSession(opened, id);
  opened.advance(12 * 3_600_000);
  expect((await checkToken(idle)).code).toBe(401);
});
