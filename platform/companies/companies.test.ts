import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from '#kit/database/sql.ts';
import { openTestPlatform, type TestCall, type TestPlatform } from '../testing/open-test-platform.ts';
import {
  addAccount,
  addCompany,
  beginSession,
  checkCode,
  listMails,
  logIn,
  sealForm,
  testPassword,
} from '../testing/test-accounts.ts';

let opened: TestPlatform;
let companyId = '';
let token = '';
let manager: Awaited<ReturnType<typeof addAccount>>;
beforeAll(async () => {
  opened = await openTestPlatform();
});
beforeEach(async () => {
  companyId = await addCompany(opened);
  manager = await addAccount(opened, { companyId, isManager: true, roleCode: 'customer', configFileAuth: 1 });
  token = await beginSession(opened, manager.id);
});
afterAll(() => opened.close());

const member = (over: Parameters<typeof addAccount>[1] = {}) =>
  addAccount(opened, { companyId, roleCode: 'customer', expiresAt: '2027-01-01T00:00:00.000Z', ...over });
const list = (query: string) => opened.call(`/companyAdmin/accounts?${query}`, { token });
const post = (call: string, form: Record<string, string>, options: TestCall = {}) =>
  opened.call(`/companyAdmin/${call}`, { token, form, ...options });
const foreign = async () => addAccount(opened, { companyId: await addCompany(opened, 'Other'), roleCode: 'customer' });
const unknown = { status: 404, code: 511, message: 'Account does not exist' };
const nowhere = '00000000-0000-4000-8000-000000000000';

async function setPassword(id: string, password: string, confirmation = password) {
  const path = '/companyAdmin/setPassword';
  const passwords = { newPassword: password, newPasswordConfirm: confirmation };
  return post('setPassword', { id, ...(await sealForm(opened, path, id, passwords)) });
}

async function changeOwn(oldPassword: string, newPassword: string, newPasswordConfirm = newPassword) {
  const passwords = { newPassword, newPasswordConfirm, oldPassword };
  const sealed = await sealForm(opened, '/companyAdmin/setPassword', manager.id, passwords);
  return post('setPassword', { id: manager.id, ...sealed });
}

async function actsOn(id: string) {
  return opened.database.query(
    sql`select action, account_id, details from audit_log where object_id = ${id} and action like 'company.%'`,
  );
}

describe('a manager', () => {
  test('sees the totals of the company', async () => {
    await member({ lastLoginAt: '2026-02-27T00:00:00Z' });
    await member({ lastLoginAt: '2026-01-27T00:00:00Z', expiresAt: '2026-03-20T00:00:00Z' });
    await member({ expiresAt: '2026-02-01T00:00:00Z' });
    await member({ roleCode: 'user', expiresAt: null });
    await foreign();
    const { result } = await opened.call('/companyAdmin/totals', { token });
    expect(result).toEqual({
      companyName: 'Kinetic',
      accounts: 5,
      loginsOfLastWeek: 1,
      proUsers: 3,
      expiringAccounts: 1,
    });
  });

  test('lists the accounts of the company page by page, newest first', async () => {
    for (const day of ['03', '01', '02']) {
      await member({
        username: `day${day}.${companyId}@haptera.example`,
        registeredAt: `2026-02-${day}T00:00:00.000Z`,
      });
    }
    const { result } = await list('pageSize=2&page=1&keyword=day');
    const account = (day: string) =>
      expect.objectContaining({ username: `day${day}.${companyId}@haptera.example`, remainingDays: 306 });
    expect(result).toEqual({ total: 3, accounts: [account('03'), account('02')] });
    expect((await list('pageSize=2&page=2&keyword=day')).result).toEqual({ total: 3, accounts: [account('01')] });
    expect((await list('page=9')).result).toEqual({ total: 4, accounts: [] });
  });

  test('finds accounts by part of an address, without wildcards', async () => {
    const own = await member({ username: `A_100%.${companyId}@haptera.example` });
    await member({ username: `ab100c.${companyId}@haptera.example` });
    for (const keyword of ['a_100%', 'A_1', '%25', '_100']) {
      const { result } = await list(`keyword=${keyword.replace('%', keyword === '%25' ? '%' : '%25')}`);
      expect(result, keyword).toMatchObject({ total: 1, accounts: [{ id: own.id }] });
    }
    expect((await list('keyword=nobody')).result).toEqual({ total: 0, accounts: [] });
  });

  test('cannot request invalid pages', async () => {
    expect(await list('page=0')).toMatchObject({ status: 400, code: 405, message: 'Bad request' });
    expect((await list('pageSize=101')).code).toBe(405);
    expect((await opened.call('/companyAdmin/accounts?page=x', { token, locale: 'zh' })).message).toBe('请求有误');
  });
});

describe('changing an address', () => {
  const change = (id: string, newEmail: string, newEmailConfirm = newEmail) =>
    post('changeEmail', { id, newEmail, newEmailConfirm });

  test('keeps all permissions of the account, but requires a new password', async () => {
    const expiresAt = '2026-06-01T00:00:00.000Z';
    const old = await member({ configFileAuth: 0, expiresAt, job: 'Sound' });
    const oldToken = await beginSession(opened, old.id);
    const newEmail = `next.${companyId}@haptera.example`;
    expect(await change(old.id, newEmail)).toMatchObject({ success: true });
    expect((await opened.call('/app/checkToken', { form: {}, token: oldToken })).code).toBe(401);
    expect((await logIn(opened, old.username)).code).toBe(601);
    expect((await logIn(opened, newEmail)).code).toBe(601);
    expect(await listMails(opened, old.username)).toMatchObject([
      { template: 'emailMoved', text: expect.stringContaining(newEmail) },
    ]);
    expect(await listMails(opened, newEmail)).toMatchObject([
      { template: 'emailTaken', text: expect.stringContaining(old.username) },
    ]);
    const form = await sealForm(opened, '/auth/forgetPassword/v2', newEmail, {
      newPassword: 'fresh0as0rain',
      newPasswordConfirm: 'fresh0as0rain',
    });
    const cookie = await checkCode(opened, newEmail);
    await opened.call('/auth/forgetPassword/v2', { cookie, form: { ...form, username: newEmail } });
    expect((await logIn(opened, newEmail, 'fresh0as0rain')).result).toMatchObject({
      userInfo: { username: newEmail, roleCode: 'customer', remainingDays: 92 },
      configFileAuth: 0,
    });
    expect((await list(`keyword=${newEmail}`)).result).toMatchObject({ total: 1 });
    expect(await actsOn(old.id)).toMatchObject([{ action: 'company.change-email', account_id: manager.id }]);
  });

  test('is rejected if the address is taken, invalid or confirmed differently', async () => {
    const one = await member();
    const other = await foreign();
    expect(await change(one.id, other.username.toUpperCase())).toMatchObject({
      status: 409,
      code: 703,
      message: 'The email account already exsits',
    });
    for (const wrong of ['nobody', 'a\u200b@haptera.example', 'a@haptera-.example']) {
      expect((await change(one.id, wrong)).code).toBe(501);
    }
    expect(await change(one.id, 'a@haptera.example', 'b@haptera.example')).toMatchObject({
      code: 405,
      result: { problems: [{ field: 'newEmailConfirm' }] },
    });
    expect((await logIn(opened, one.username)).success).toBe(true);
  });

  test('is rejected for accounts of other companies as if they did not exist', async () => {
    for (const id of [(await foreign()).id, (await addAccount(opened)).id, nowhere]) {
      expect(await change(id, `x.${companyId}@haptera.example`)).toMatchObject(unknown);
    }
    expect((await change('1 or 1=1', 'x@haptera.example')).code).toBe(405);
  });
});

describe('a password that a manager sets', () => {
  test('replaces the old one and ends the sessions of the account', async () => {
    const one = await member();
    const own = await beginSession(opened, one.id);
    expect(await setPassword(one.id, 'fresh0as0rain')).toMatchObject({ success: true });
    expect((await opened.call('/app/checkToken', { form: {}, token: own })).code).toBe(401);
    expect((await logIn(opened, one.username, testPassword)).code).toBe(601);
    expect((await logIn(opened, one.username, 'fresh0as0rain')).success).toBe(true);
    expect(await listMails(opened, one.username)).toMatchObject([{ template: 'passwordChanged' }]);
    expect(await actsOn(one.id)).toEqual([{ action: 'company.set-password', account_id: manager.id, details: {} }]);
  });

  test('must match its confirmation and the rules', async () => {
    const one = await member();
    expect((await setPassword(one.id, 'fresh0as0rain', 'fresh0as0snow')).code).toBe(603);
    expect((await setPassword(one.id, 'short')).code).toBe(502);
    expect(await setPassword(one.id, 'password1')).toMatchObject({
      code: 608,
      result: { problems: [{ field: 'newPassword' }] },
    });
    expect((await logIn(opened, one.username)).success).toBe(true);
  });

  test('cannot be the manager’s own without the old one', async () => {
    const refused = await setPassword(manager.id, 'fresh0as0rain');
    expect(refused).toMatchObject({ status: 403, code: 711, message: expect.stringContaining('old one') });
    expect(await changeOwn('wrong0password', 'fresh0as0rain')).toMatchObject({ status: 401, code: 402 });
    expect((await opened.call('/app/checkToken', { form: {}, token })).success).toBe(true);
    expect((await logIn(opened, manager.username)).success).toBe(true);
  });

  test('replaces the manager’s own with the old one, and ends all other sessions', async () => {
    const elsewhere = token;
    token = await beginSession(opened, manager.id);
    expect(await changeOwn(testPassword, 'fresh0as0rain')).toMatchObject({ success: true });
    expect((await opened.call('/app/checkToken', { form: {}, token })).success).toBe(true);
    expect((await opened.call('/app/checkToken', { form: {}, token: elsewhere })).code).toBe(401);
    expect((await logIn(opened, manager.username, testPassword)).code).toBe(601);
    expect((await logIn(opened, manager.username, 'fresh0as0rain')).success).toBe(true);
    expect(await listMails(opened, manager.username)).toMatchObject([{ template: 'passwordChanged' }]);
  });

  test('of the manager must be new, good and repeated', async () => {
    expect((await changeOwn(testPassword, testPassword)).code).toBe(604);
    expect((await changeOwn(testPassword, 'password1')).code).toBe(608);
    expect((await changeOwn(testPassword, 'fresh0as0rain', 'fresh0as0snow')).code).toBe(603);
    expect((await logIn(opened, manager.username)).success).toBe(true);
  });

  test('cannot be found by trying old ones, even at the same time', async () => {
    const tries = await Promise.all(Array.from({ length: 8 }, () => changeOwn('wrong0password', 'fresh0as0rain')));
    const answered = tries.map(({ code }) => code);
    expect(answered.filter((code) => code === 402)).toHaveLength(5);
    expect((await changeOwn(testPassword, 'fresh0as0rain')).success).toBe(false);
  });

  test('cannot be set for accounts of other companies', async () => {
    const other = await foreign();
    expect(await setPassword(other.id, 'fresh0as0rain')).toMatchObject(unknown);
    expect((await logIn(opened, other.username)).success).toBe(true);
  });
});

describe('deleting an account of the company', () => {
  test('ends its sessions, sends its owner a mail, and is recorded', async () => {
    const one = await member();
    const own = await beginSession(opened, one.id);
    expect(await post('deleteAccount', { id: one.id })).toMatchObject({ success: true });
    expect((await opened.call('/app/checkToken', { form: {}, token: own })).code).toBe(401);
    expect(await listMails(opened, one.username)).toMatchObject([{ template: 'accountDeleted' }]);
    expect(await actsOn(one.id)).toMatchObject([{ action: 'company.delete-account', account_id: manager.id }]);
    expect(await post('deleteAccount', { id: one.id })).toMatchObject(unknown);
  });

  test('is rejected for oneself, and for accounts of other companies as if they did not exist', async () => {
    expect(await post('deleteAccount', { id: manager.id })).toMatchObject({ status: 400, code: 503 });
    const other = await foreign();
    for (const id of [other.id, nowhere]) expect(await post('deleteAccount', { id })).toMatchObject(unknown);
    expect((await post('deleteAccount', { id: other.id }, { locale: 'zh' })).message).toBe('账号不存在');
    expect((await logIn(opened, other.username)).success).toBe(true);
  });

  test('leaves one manager when two delete each other at the same time', async () => {
    const second = await member({ isManager: true });
    const other = await beginSession(opened, second.id);
    const codes = await Promise.all([
      post('deleteAccount', { id: second.id }),
      post('deleteAccount', { id: manager.id }, { token: other }),
    ]);
    expect(codes.filter(({ success }) => success)).toHaveLength(1);
    const left = await opened.database.query(
      sql`select id from accounts where company_id = ${companyId} and is_manager`,
    );
    expect(left).toHaveLength(1);
  });
});

test('an account that is no longer a manager loses its permissions at once', async () => {
  const one = await member();
  await opened.database.run(sql`update accounts set is_manager = false where id = ${manager.id}`);
  for (const answer of [
    await opened.call('/companyAdmin/totals', { token }),
    await list(''),
    await post('deleteAccount', { id: one.id }),
  ]) {
    expect(answer).toMatchObject({ status: 403, code: 521, message: 'Insufficient account privileges' });
  }
  expect((await opened.call('/companyAdmin/totals', { token, locale: 'zh' })).message).toBe('账号权限不足');
});
