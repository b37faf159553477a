import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestPlatform, type TestCall, type TestPlatform } from './testing/open-test-platform.ts';
import { permissionTable, type Role, roles } from './testing/permission-table.ts';
import { addAccount, addCompany, beginSession, sealForm } from './testing/test-accounts.ts';

let opened: TestPlatform;
let companyId = '';
beforeAll(async () => {
  opened = await openTestPlatform();
  companyId = await addCompany(opened);
});
afterAll(() => opened.close());

const trial = { roleCode: 'trialCustomer', trialBegunAt: '2026-02-25T00:00:00Z' } as const;

/** Returns a function that opens a new session for each call, because one of the calls ends it. */
async function become(role: Role): Promise<() => Promise<TestCall>> {
  if (role === 'nobody') return async () => ({});
  if (role === 'the CMS') {
    const headers = { Authorization: `Staff ${opened.platform.keys.staff.toString('base64url')}` };
    return async () => ({ headers });
  }
  const { id } = await addAccount(opened, await describeAccount(role));
  return async () => {
    const token = await beginSession(opened, id);
    if (role === 'token that was replaced') await beginSession(opened, id);
    if (role === 'token that is over') await opened.call('/auth/logout', { form: {}, token });
    return { token };
  };
}

async function describeAccount(role: Role): Promise<Parameters<typeof addAccount>[1]> {
  if (role === 'trial customer') return { ...trial, expiresAt: '2026-03-04T00:00:00Z' };
  if (role === 'trial customer, over') return { ...trial, expiresAt: '2026-02-28T00:00:00Z' };
  if (role === 'customer') return { roleCode: 'customer', companyId };
  if (role === 'manager of the company') return { roleCode: 'customer', companyId, isManager: true };
  if (role === 'manager of another company') {
    return { roleCode: 'customer', companyId: await addCompany(opened, 'Other'), isManager: true };
  }
  return {};
}

/** The form that every role sends: it concerns an account of the company. */
async function fill(path: string, { id, username }: { id: string; username: string }): Promise<Record<string, string>> {
  const twice = { newPassword: 'fresh0as0rain', newPasswordConfirm: 'fresh0as0rain' };
  const sealed = (name: string, passwords: Record<string, string>) => sealForm(opened, path, name, passwords);
  const forms: Readonly<Record<string, () => Record<string, string> | Promise<Record<string, string>>>> = {
    '/auth/appReg/v2': async () => ({ username, ...(await sealed(username, { password: 'fresh0as0rain' })) }),
    '/auth/communityLogin': () => ({ userName: username, userPwd: '', platform: 'another' }),
    '/auth/forgetPassword/v2': async () => ({ username, ...(await sealed(username, twice)) }),
    '/auth/setPasswordByLink': async () => ({ key: 'unknown', ...(await sealed('unknown', twice)) }),
    '/companyAdmin/setPassword': async () => ({ id, ...(await sealed(id, twice)) }),
    '/companyAdmin/changeEmail': () => ({ id, newEmail: username, newEmailConfirm: username }),
  };
  const configFile = { id, name: 'a', actuator: 'b', device: 'c', uploadId: id, version: '1' };
  if (path.startsWith('/community/configFile/')) return configFile;
  const plain = {
    ticket: 'unsigned',
    id,
    username,
    captcha: '123456',
    key: 'unknown',
    language: 'en',
    status: 'closed',
    by: 'editor',
  };
  return forms[path]?.() ?? { ...plain, type: path === '/auth/sendEmail' ? '1' : '2' };
}

describe('the table of permissions', () => {
  test('has a row for every call, and no others', () => {
    const bound = opened.platform.calls.map(({ call }) => `${call.method} ${call.path}`);
    expect(Object.keys(permissionTable).sort()).toEqual(bound.sort());
  });

  test.each(roles.map((role, column) => ({ role, column })))(
    'is right for every call of: $role',
    async ({ role, column }) => {
      const answers: Record<string, number> = {};
      const expected: Record<string, number | undefined> = {};
      const address = `198.51.100.${column + 1}`;
      const target = await addAccount(opened, { roleCode: 'customer', companyId });
      const arrive = await become(role);
      for (const [name, row] of Object.entries(permissionTable)) {
        const [method, path = ''] = name.split(' ');
        const who = await arrive();
        const form = method === 'GET' ? {} : { form: await fill(path, target) };
        const answer = await opened.call(method === 'GET' ? `${path}?id=${target.id}&until=1&signature=none` : path, {
          address,
          ...who,
          ...form,
        });
        answers[name] = answer.code;
        expected[name] = row[column];
        if (!answer.success) expect(JSON.stringify(answer.result), name).not.toContain(target.username);
      }
      expect(answers).toEqual(expected);
    },
  );
});
