import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestPlatform, type TestCall, type TestPlatform } from '../testing/open-test-platform.ts';
import { addAccount, checkCode, listMails, logIn, sealForm, testPassword, tokenOf } from '../testing/test-accounts.ts';

let opened: TestPlatform;
beforeAll(async () => {
  opened = await openTestPlatform();
});
afterAll(() => opened.close());

const path = '/auth/forgetPassword/v2';
const newPassword = 'fresh0as0rain';

async function reset(username: string, cookie: string, over: Record<string, string> = {}, options: TestCall = {}) {
  const passwords = { newPassword, newPasswordConfirm: newPassword, ...over };
  const form = await sealForm(opened, path, username, passwords);
  return opened.call(path, { ...options, cookie, form: { ...form, username } });
}

test('after a valid code, a new password replaces the old one and ends all sessions', async () => {
  const { username } = await addAccount(opened);
  const token = await tokenOf(opened, username);
  const answer = await reset(username, await checkCode(opened, username), {}, { locale: 'zh' });
  expect(answer).toMatchObject({ status: 200, success: true });
  expect(answer.headers.get('set-cookie')).toContain('haptera-reset=; Path=/platform/auth; Max-Age=0');
  expect((await opened.call('/app/checkToken', { form: {}, token })).code).toBe(401);
  expect((await logIn(opened, username)).code).toBe(601);
  expect((await logIn(opened, username, newPassword)).success).toBe(true);
  expect((await listMails(opened, username)).at(-1)).toMatchObject({ template: 'passwordChanged', locale: 'zh' });
});

test('without a valid code for this browser and account, the password does not change', async () => {
  const { username } = await addAccount(opened);
  const other = await addAccount(opened);
  const foreign = await checkCode(opened, other.username);
  await checkCode(opened, username);
  for (const cookie of ['', 'haptera-reset=', `haptera-reset=${'x'.repeat(43)}`, foreign]) {
    expect(await reset(username, cookie)).toMatchObject({
      status: 401,
      code: 701,
      message: 'The account or password is incorrect',
    });
  }
  expect((await reset(username, '', {}, { locale: 'zh' })).message).toBe('账号或密码错误');
  expect((await logIn(opened, username)).success).toBe(true);
});

test('a common password is rejected with its own code and words, and can be corrected', async () => {
  const { username } = await addAccount(opened);
  const cookie = await checkCode(opened, username);
  expect(await reset(username, cookie, { newPassword: 'password1', newPasswordConfirm: 'password1' })).toMatchObject({
    code: 608,
    message: 'This password is too easy to guess, please choose another one',
    result: { problems: [{ field: 'newPassword' }] },
  });
  expect((await reset(username, cookie)).success).toBe(true);
});

test.each([
  ['a different confirmation', { newPasswordConfirm: 'fresh0as0snow' }, 603],
  ['a password that the rules do not allow', { newPassword: 'short', newPasswordConfirm: 'short' }, 502],
  ['the current password', { newPassword: testPassword, newPasswordConfirm: testPassword }, 604],
])('%s is rejected and can be corrected', async (_, over, code) => {
  const { username } = await addAccount(opened);
  const cookie = await checkCode(opened, username);
  const message = 'The account or password is incorrect';
  expect(await reset(username, cookie, over)).toMatchObject({ status: 401, code, message });
  expect((await reset(username, cookie, over, { locale: 'zh' })).message).toBe('账号或密码错误');
  expect((await reset(username, cookie)).success).toBe(true);
});

test('the permission to set a password expires after ten minutes', async () => {
  const { username } = await addAccount(opened);
  const cookie = await checkCode(opened, username);
  opened.advance(10 * 60_000);
  expect((await reset(username, cookie)).code).toBe(701);
});

test('the permission to set a password ends when a newer code is requested', async () => {
  const { username } = await addAccount(opened);
  const cookie = await checkCode(opened, username);
  opened.advance(60_000);
  await opened.call('/auth/sendEmail', { form: { type: '2', username } });
  expect((await reset(username, cookie)).code).toBe(701);
});

test('of eight concurrent requests with the same permission, one sets the password', async () => {
  const { username } = await addAccount(opened);
  const cookie = await checkCode(opened, username);
  const answers = await Promise.all(Array.from({ length: 8 }, () => reset(username, cookie)));
  expect(answers.filter(({ success }) => success)).toHaveLength(1);
  expect((await listMails(opened, username)).filter(({ template }) => template === 'passwordChanged')).toHaveLength(1);
});
