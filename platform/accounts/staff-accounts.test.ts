import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from '#kit/database/sql.ts';
import { openTestPlatform, type TestPlatform } from '../testing/open-test-platform.ts';
import {
  addAccount,
  addCompany,
  askForCode,
  beginSession,
  listMails,
  logIn,
  register,
  testPassword,
} from '../testing/test-accounts.ts';

let opened: TestPlatform;
let headers: Readonly<Record<string, string>> = {};
beforeAll(async () => {
  opened = await openTestPlatform();
  headers = { Authorization: `Staff ${opened.platform.keys.staff.toString('base64url')}` };
});
afterAll(() => opened.close());

const ask = (path: string) => opened.call(`/staff/accounts${path}`, { headers });
const tell = (act: string, form: Readonly<Record<string, string>>) =>
  opened.call(`/staff/accounts/${act}`, { headers, form: { by: 'admin', ...form } });
const read = async (id: string) => (await ask(`/one?id=${id}`)).result;
const names = async (query: string): Promise<string[]> => {
  const { accounts }: { accounts: { username: string }[] } = JSON.parse(JSON.stringify((await ask(query)).result));
  return accounts.map(({ username }) => username);
};
const lastAudit = async (id: string) =>
  opened.database.one(
    sql`select action, details from audit_log where object_id = ${id} order by at desc, action desc limit 1`,
  );

describe('the list of accounts', () => {
  let companyId = '';
  beforeAll(async () => {
    companyId = await addCompany(opened, 'List & Co');
    const base = { companyId, registeredAt: '2026-02-20T00:00:00.000Z' };
    await addAccount(opened, { ...base, username: 'list_user@haptera.example' });
    await addAccount(opened, {
      ...base,
      username: 'list-soon@haptera.example',
      roleCode: 'customer',
      expiresAt: '2026-03-05T09:00:00.000Z',
      isManager: true,
      configFileAuth: 1,
      registeredAt: '2026-02-21T00:00:00.000Z',
    });
    await addAccount(opened, {
      ...base,
      username: 'list-over@haptera.example',
      roleCode: 'trialCustomer',
      expiresAt: '2026-02-25T00:00:00.000Z',
    });
    await addAccount(opened, {
      ...base,
      username: 'list-off@haptera.example',
      roleCode: 'customer',
      suspendedAt: '2026-02-25T00:00:00.000Z',
    });
  });

  test('is paged, newest first, and shows the permissions of each account', async () => {
    const first = await ask(`?company=${companyId}&pageSize=1`);
    expect(first.result).toMatchObject({
      total: 4,
      accounts: [
        {
          username: 'list-soon@haptera.example',
          roleCode: 'customer',
          remainingDays: 5,
          companyName: 'List & Co',
          isManager: true,
          configFileAuth: 1,
          lastLoginAt: null,
          suspendedAt: null,
        },
      ],
    });
    expect(JSON.stringify(first.result)).not.toContain('argon2');
    expect(await names(`?company=${companyId}&pageSize=3&page=2`)).toHaveLength(1);
  });

  test('can be searched by part of an address, without wildcards', async () => {
    expect(await names('?keyword=LIST_')).toEqual(['list_user@haptera.example']);
    expect(await names('?keyword=%25')).toEqual([]);
  });

  test.each([
    ['role=trialCustomer', ['list-over@haptera.example']],
    ['standing=active', ['list-soon@haptera.example', 'list_user@haptera.example']],
    ['standing=expiring', ['list-soon@haptera.example']],
    ['standing=expired', ['list-over@haptera.example']],
    ['standing=suspended', ['list-off@haptera.example']],
  ])('can be filtered by %s', async (query, found) => {
    expect(await names(`?company=${companyId}&${query}`)).toEqual(found);
  });

  test('is exported as CSV without formulas', async () => {
    await addAccount(opened, { username: '=sum@haptera.example', companyId, job: '@cmd' });
    const { result } = await opened.call(`/staff/accounts/export?company=${companyId}`, { headers, locale: 'zh' });
    const rows = String(result).trim().split('\r\n');
    expect(rows).toHaveLength(6);
    expect(rows[0]).toContain('"账号邮箱","类型"');
    expect(String(result)).toContain(`"'=sum@haptera.example"`);
    expect(String(result)).toContain(`"'@cmd"`);
  });
});

describe('changing an account', () => {
  test('affects open sessions at once, keeps the other fields, and is recorded with who made it', async () => {
    const companyId = await addCompany(opened, 'Changed');
    const { id } = await addAccount(opened, { configFileAuth: 0 });
    const token = await beginSession(opened, id);
    const change = { id, roleCode: 'customer', expiresAt: '2026-04-01T08:00:00.000Z', companyId, isManager: '1' };
    expect(await tell('change', change)).toMatchObject({ success: true });
    expect((await opened.call('/app/checkToken', { form: {}, token })).result).toMatchObject({
      userInfo: { roleCode: 'customer', remainingDays: 31 },
      configFileAuth: 0,
      ifGroupManager: 1,
    });
    expect(await lastAudit(id)).toMatchObject({
      action: 'staff.change-account',
      details: { by: 'admin', roleCode: 'customer', isManager: true },
    });
    expect(await read(id)).toMatchObject({ history: [{ action: 'staff.change-account', by: 'admin' }] });
    await tell('change', { id, configFileAuth: '2', companyId: '' });
    expect(await read(id)).toMatchObject({
      configFileAuth: 2,
      companyId: null,
      isManager: false,
      roleCode: 'customer',
    });
  });

  test.each([
    ['a trial without an end date', { roleCode: 'trialCustomer', expiresAt: '' }, 'expiresAt'],
    ['a manager without a company', { isManager: '1' }, 'isManager'],
    ['a company that does not exist', { companyId: '00000000-0000-4000-8000-000000000000' }, 'companyId'],
    ['an end date that is not a time', { expiresAt: 'tomorrow' }, 'expiresAt'],
  ])('to %s is rejected, and the response names the field', async (_, change, field) => {
    const { id } = await addAccount(opened);
    expect(await tell('change', { id, ...change })).toMatchObject({
      code: 405,
      result: { problems: [{ field }] },
    });
  });

  test('to a trial uses up the one trial of the account', async () => {
    const { id } = await addAccount(opened);
    await tell('change', { id, roleCode: 'trialCustomer', expiresAt: '2026-03-20T00:00:00.000Z' });
    await tell('change', { id, roleCode: 'user' });
    expect(await read(id)).toMatchObject({ roleCode: 'user', expiresAt: null });
    const token = await beginSession(opened, id);
    const again = await opened.call('/community/trialCustomer/sendUpgradeTrialMail', {
      form: { language: 'en' },
      token,
    });
    expect(again.code).toBe(912);
  });
});

describe('the last manager of a company', () => {
  const last = async () => {
    const companyId = await addCompany(opened, 'Kept');
    const { id } = await addAccount(opened, { companyId, isManager: true, roleCode: 'customer' });
    return { id, companyId };
  };

  test('cannot be deleted or removed while the company has other accounts', async () => {
    const { id, companyId } = await last();
    await addAccount(opened, { companyId });
    expect(await tell('delete', { id })).toMatchObject({ status: 400, code: 503 });
    expect((await tell('change', { id, isManager: '0' })).code).toBe(503);
    expect((await tell('change', { id, companyId: '' })).code).toBe(503);
    expect(await read(id)).toMatchObject({ companyId, isManager: true });
  });

  test('can be deleted when the company has no other account', async () => {
    const { id } = await last();
    expect((await tell('delete', { id })).success).toBe(true);
    expect((await ask(`/one?id=${id}`)).code).toBe(511);
  });

  test('is kept when two managers are deleted at once', async () => {
    const { id, companyId } = await last();
    const { id: other } = await addAccount(opened, { companyId, isManager: true });
    await addAccount(opened, { companyId });
    const answers = await Promise.all([tell('delete', { id }), tell('delete', { id: other })]);
    expect(answers.map(({ code }) => code).sort()).toEqual([200, 503]);
  });
});

describe('an account that staff suspend', () => {
  test('loses its sessions, cannot log in, and gets a mail', async () => {
    const { id, username } = await addAccount(opened);
    const token = await beginSession(opened, id);
    expect((await tell('suspend', { id })).success).toBe(true);
    expect((await opened.call('/app/checkToken', { form: {}, token })).code).toBe(401);
    expect((await logIn(opened, username)).code).toBe(602);
    expect(await listMails(opened, username)).toMatchObject([{ template: 'accountSuspended' }]);
    expect(await lastAudit(id)).toMatchObject({ details: { by: 'admin' } });
    expect((await ask(`?standing=suspended&keyword=${username}`)).result).toMatchObject({ total: 1 });
    await tell('suspend', { id });
    expect(await listMails(opened, username)).toHaveLength(1);
  });

  test('can log in again with its password after it is released', async () => {
    const { id, username } = await addAccount(opened, { suspendedAt: '2026-02-02T00:00:00Z' });
    expect((await tell('release', { id })).success).toBe(true);
    expect((await logIn(opened, username)).success).toBe(true);
    expect(await listMails(opened, username)).toMatchObject([{ template: 'accountReleased' }]);
  });

  test('cannot escape by deleting itself and registering again', async () => {
    const { username } = await addAccount(opened, { suspendedAt: '2026-02-02T00:00:00Z' });
    expect(await askForCode(opened, '3', username)).toBe('');
    expect(await listMails(opened, username)).toMatchObject([{ template: 'deletionReferred' }]);
    expect((await register(opened, username)).code).toBe(703);
  });

  test('stays suspended when its address is changed', async () => {
    const companyId = await addCompany(opened, 'Moved');
    const { id: manager } = await addAccount(opened, { companyId, isManager: true });
    const { id } = await addAccount(opened, { companyId, suspendedAt: '2026-02-02T00:00:00Z' });
    const newEmail = 'moved.away@haptera.example';
    const form = { id, newEmail, newEmailConfirm: newEmail };
    await opened.call('/companyAdmin/changeEmail', { form, token: await beginSession(opened, manager) });
    expect(await names(`?standing=suspended&company=${companyId}`)).toEqual([newEmail]);
  });
});

describe('an account that staff add', () => {
  const member = { username: 'added@haptera.example', locale: 'zh', roleCode: 'customer' };

  test('has the chosen fields, and sets its password with a code from a mail', async () => {
    const companyId = await addCompany(opened, 'Grown');
    const { result } = await tell('add', { ...member, companyId, configFileAuth: '1' });
    const { id }: { id: string } = JSON.parse(JSON.stringify(result));
    expect(await read(id)).toMatchObject({ ...member, companyId, configFileAuth: 1, remainingDays: 9999 });
    expect(await listMails(opened, member.username)).toMatchObject([{ template: 'accountAdded', locale: 'zh' }]);
    expect((await logIn(opened, member.username, testPassword)).code).toBe(601);
    expect(await askForCode(opened, '2', member.username)).toMatch(/^\d{6}$/);
  });

  test('is rejected if its address is taken or invalid', async () => {
    await addAccount(opened, { username: 'taken@haptera.example' });
    expect((await tell('add', { ...member, username: 'Taken@haptera.example' })).code).toBe(703);
    for (const username of ['nobody', 'a\u200b@haptera.example', '\u202ea@haptera.example', 'a@-haptera.example']) {
      expect((await tell('add', { ...member, username })).code).toBe(501);
    }
  });
});

test('an account from before the rule for addresses can still be suspended and deleted, without mails', async () => {
  const { id, username } = await addAccount(opened, { username: 'old\u200b@haptera.example' });
  expect((await tell('suspend', { id })).success).toBe(true);
  expect((await tell('delete', { id })).success).toBe(true);
  expect(await listMails(opened, username)).toEqual([]);
});

test('when staff delete an account, its owner gets a mail, and the audit log records who did it', async () => {
  const { id, username } = await addAccount(opened, { roleCode: 'customer' });
  expect((await tell('delete', { id })).success).toBe(true);
  expect((await opened.call('/auth/checkUsername', { form: { username } })).code).toBe(511);
  expect(await listMails(opened, username)).toMatchObject([{ template: 'accountDeleted' }]);
  expect(await lastAudit(id)).toMatchObject({ action: 'staff.delete-account', details: { by: 'admin' } });
});
