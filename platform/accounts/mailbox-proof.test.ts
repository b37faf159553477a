import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from '#kit/database/sql.ts';
import { openTestPlatform, type TestPlatform } from '../testing/open-test-platform.ts';
import {
  addAccount,
  addCompany,
  beginSession,
  checkCode,
  linkOf,
  listMails,
  logIn,
  register,
  sealForm,
  testPassword,
  tokenOf,
} from '../testing/test-accounts.ts';

let opened: TestPlatform;
let headers: Readonly<Record<string, string>> = {};
beforeAll(async () => {
  opened = await openTestPlatform();
  headers = { Authorization: `Staff ${opened.platform.keys.staff.toString('base64url')}` };
});
afterAll(() => opened.close());

const days = 24 * 60 * 60_000;
const unproved = { provedAt: null } as const;
const newPassword = 'fresh0as0rain';

const tell = (act: string, form: Readonly<Record<string, string>>) =>
  opened.call(`/staff/accounts/${act}`, { headers, form: { by: 'admin', ...form } });
const read = async (id: string) => (await opened.call(`/staff/accounts/one?id=${id}`, { headers })).result;
const provedAt = async (username: string) => {
  const row = await opened.database.one<{ at: string | null }>(
    sql`select proved_at as at from accounts where email = ${username}`,
  );
  return row?.at ?? null;
};
const isSignedIn = async (token: string) => (await opened.call('/app/checkToken', { form: {}, token })).success;
const templatesTo = async (username: string) => (await listMails(opened, username)).map(({ template }) => template);

/** The key of the newest mailed link that sets a password. */
const keyFor = async (username: string) => {
  const mail = (await listMails(opened, username)).at(-1);
  return /#set-password=([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '';
};
async function setByLink(key: string, over: Readonly<Record<string, string>> = {}, locale = 'en') {
  const path = '/auth/setPasswordByLink';
  const form = await sealForm(opened, path, key, { newPassword, newPasswordConfirm: newPassword, ...over });
  return opened.call(path, { form: { ...form, key }, locale });
}

describe('a mailbox', () => {
  test('is not proved by registering and logging in, and staff see it', async () => {
    const username = 'claimed@haptera.example';
    await register(opened, username);
    await tokenOf(opened, username);
    expect(await provedAt(username)).toBeNull();
    const { result } = await opened.call('/staff/accounts?standing=unproved&keyword=claimed', { headers });
    expect(result).toMatchObject({ total: 1, accounts: [{ username, provedAt: null }] });
  });

  test('is proved by a new password that needed a mailed code', async () => {
    const { username } = await addAccount(opened, unproved);
    const path = '/auth/forgetPassword/v2';
    const form = await sealForm(opened, path, username, { newPassword, newPasswordConfirm: newPassword });
    const cookie = await checkCode(opened, username);
    expect(await provedAt(username)).toBeNull();
    expect((await opened.call(path, { form: { ...form, username }, cookie })).success).toBe(true);
    expect(await provedAt(username)).not.toBeNull();
  });

  test.each([
    ['proved by the link of a trial in the browser that is signed in', true],
    ['not proved by it elsewhere, where a stranger’s password may be behind the account', false],
  ])('is %s', async (_, isOwn) => {
    const { id, username } = await addAccount(opened, unproved);
    const token = await beginSession(opened, id);
    await opened.call('/community/trialCustomer/sendUpgradeTrialMail', { form: { language: 'en' }, token });
    const key = (await linkOf(opened, username)).searchParams.get('key') ?? '';
    const options = isOwn ? { form: { key }, token } : { form: { key } };
    expect((await opened.call('/community/trialCustomer/confirmTrial', options)).success).toBe(true);
    expect((await provedAt(username)) !== null).toBe(isOwn);
  });
});

describe('an account that a stranger registered with the address of a future customer', () => {
  test.each([
    ['the type', { roleCode: 'customer' }],
    ['access to config files', { configFileAuth: '1' }],
    ['a company', { companyId: 'own' }],
    ['the management of a company', { companyId: 'own', isManager: '1' }],
  ])('is lost to the stranger when staff give it %s', async (_, rights) => {
    const { id, username } = await addAccount(opened, unproved);
    const [token, companyId] = [await beginSession(opened, id), await addCompany(opened)];
    const given = 'companyId' in rights ? { ...rights, companyId } : rights;
    expect((await tell('change', { id, ...given })).success).toBe(true);
    expect(await isSignedIn(token)).toBe(false);
    expect((await logIn(opened, username)).code).toBe(601);
    expect(await templatesTo(username)).toEqual(['accountSecured']);
    const key = await keyFor(username);
    expect((await opened.call('/auth/readPasswordLink', { form: { key } })).result).toEqual({ username });
    expect((await setByLink(key)).success).toBe(true);
    expect((await logIn(opened, username, newPassword)).success).toBe(true);
    expect(await read(id)).toMatchObject({ provedAt: expect.any(String) });
  });

  test('gets one mail although staff save twice, and a proved account gets none and stays signed in', async () => {
    const { id, username } = await addAccount(opened, unproved);
    await tell('change', { id, roleCode: 'customer' });
    await tell('change', { id, configFileAuth: '1' });
    expect(await templatesTo(username)).toEqual(['accountSecured']);
    const proved = await addAccount(opened);
    const token = await beginSession(opened, proved.id);
    await tell('change', { id: proved.id, roleCode: 'customer' });
    expect(await isSignedIn(token)).toBe(true);
    expect(await templatesTo(proved.username)).toEqual([]);
  });

  test('stays as it is when staff take something away', async () => {
    const { id } = await addAccount(opened, { ...unproved, roleCode: 'customer' });
    const token = await beginSession(opened, id);
    await tell('change', { id, roleCode: 'user' });
    expect(await isSignedIn(token)).toBe(true);
  });

  test('is taken over when staff add an account for the address', async () => {
    const { id, username } = await addAccount(opened, { ...unproved, companyName: 'Squat Ltd', job: 'Boss' });
    const token = await beginSession(opened, id);
    const companyId = await addCompany(opened);
    const member = { username, locale: 'zh', roleCode: 'customer', companyId, isManager: '1' };
    expect(await tell('add', member)).toMatchObject({ success: true, result: { id } });
    expect(await isSignedIn(token)).toBe(false);
    expect((await logIn(opened, username)).code).toBe(601);
    expect(await read(id)).toMatchObject({ roleCode: 'customer', isManager: true, statedCompany: '', job: '' });
    expect(await listMails(opened, username)).toMatchObject([{ template: 'accountAdded', locale: 'zh' }]);
    expect((await setByLink(await keyFor(username))).success).toBe(true);
    expect((await tell('add', member)).code).toBe(703);
  });

  test.each([
    ['proved', {}],
    ['suspended', { ...unproved, suspendedAt: '2026-02-02T00:00:00Z' }],
    ['one that staff gave rights', { ...unproved, roleCode: 'customer' }],
  ] as const)('cannot be added again if it is %s', async (_, over) => {
    const { username } = await addAccount(opened, over);
    expect((await tell('add', { username, locale: 'en', roleCode: 'user' })).code).toBe(703);
  });

  test('makes room when a manager moves an account to the address, whose owner sets the password', async () => {
    const companyId = await addCompany(opened);
    const manager = await addAccount(opened, { companyId, isManager: true });
    const member = await addAccount(opened, { companyId, roleCode: 'customer' });
    const squatter = await addAccount(opened, unproved);
    const [token, stranger] = [await beginSession(opened, manager.id), await beginSession(opened, squatter.id)];
    const form = { id: member.id, newEmail: squatter.username, newEmailConfirm: squatter.username };
    expect((await opened.call('/companyAdmin/changeEmail', { form, token })).success).toBe(true);
    expect(await isSignedIn(stranger)).toBe(false);
    expect((await logIn(opened, squatter.username)).code).toBe(601);
    expect(await templatesTo(squatter.username)).toEqual(['emailTaken']);
    expect((await setByLink(await keyFor(squatter.username))).success).toBe(true);
    expect((await logIn(opened, squatter.username, newPassword)).result).toMatchObject({
      userInfo: { roleCode: 'customer' },
    });
    const proved = await addAccount(opened);
    const other = { id: manager.id, newEmail: proved.username, newEmailConfirm: proved.username };
    expect((await opened.call('/companyAdmin/changeEmail', { form: other, token })).code).toBe(703);
  });
});

describe('a link that sets a password', () => {
  const invite = async () => {
    const { id, username } = await addAccount(opened, unproved);
    await tell('change', { id, roleCode: 'customer' });
    return { id, username, key: await keyFor(username) };
  };

  test('works once, also when it is pressed several times at once', async () => {
    const { key } = await invite();
    const answers = await Promise.all(Array.from({ length: 4 }, () => setByLink(key)));
    expect(answers.map(({ code }) => code).sort()).toEqual([200, 917, 917, 917]);
    expect(await setByLink(key, {}, 'zh')).toMatchObject({ status: 410, message: expect.stringContaining('已经使用') });
    expect((await opened.call('/auth/readPasswordLink', { form: { key } })).code).toBe(917);
  });

  test('is stored as a hash, and its key is not sent to servers', async () => {
    const { username, key } = await invite();
    expect(JSON.stringify(await opened.database.query(sql`select * from password_links`))).not.toContain(key);
    const text = (await listMails(opened, username)).at(-1)?.text ?? '';
    expect(text).toContain(`https://haptera.example/en#set-password=${key}`);
  });

  test('that is made up is invalid; an invalid password leaves it as it was', async () => {
    expect((await setByLink('x'.repeat(43))).code).toBe(911);
    const { key } = await invite();
    expect((await setByLink(key, { newPasswordConfirm: 'fresh0as0snow' })).code).toBe(603);
    expect((await setByLink(key, { newPassword: 'password1', newPasswordConfirm: 'password1' })).code).toBe(608);
    expect((await setByLink(key)).success).toBe(true);
  });

  test('expires after seven days; the next right that staff give sends another', async () => {
    const { id, username, key } = await invite();
    opened.advance(7 * days);
    expect(await setByLink(key)).toMatchObject({ status: 410, code: 910 });
    await tell('change', { id, configFileAuth: '1' });
    expect(await templatesTo(username)).toEqual(['accountSecured', 'accountSecured']);
  });

  test('does not work any more once the password was set with a code', async () => {
    const { username, key } = await invite();
    const path = '/auth/forgetPassword/v2';
    const form = await sealForm(opened, path, username, { newPassword, newPasswordConfirm: newPassword });
    await opened.call(path, { form: { ...form, username }, cookie: await checkCode(opened, username) });
    expect((await setByLink(key)).code).toBe(917);
  });
});

test('an unproved account without rights is deleted after 90 days without a login, and no other account', async () => {
  const at = '2026-01-01T00:00:00.000Z';
  const old = { ...unproved, registeredAt: at } as const;
  const gone = await addAccount(opened, old);
  const kept = [
    await addAccount(opened, { ...old, provedAt: at }),
    await addAccount(opened, { ...old, roleCode: 'customer' }),
    await addAccount(opened, { ...old, configFileAuth: 1 }),
    await addAccount(opened, { ...old, companyId: await addCompany(opened) }),
    await addAccount(opened, { ...old, suspendedAt: at }),
  ];
  const used = await addAccount(opened, old);
  opened.advance(60 * days);
  await logIn(opened, used.username, testPassword);
  opened.advance(31 * days);
  await opened.platform.tidy();
  const rows = await opened.database.query<{ id: string }>(sql`
    select id from accounts where id = any(${[gone, used, ...kept].map(({ id }) => id)})`);
  expect(rows.map(({ id }) => id).sort()).toEqual([used, ...kept].map(({ id }) => id).sort());
  expect(await templatesTo(gone.username)).toEqual([]);
});
