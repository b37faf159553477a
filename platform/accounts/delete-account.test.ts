import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '#kit/database/sql.ts';
import { openTestPlatform, type TestPlatform } from '../testing/open-test-platform.ts';
import { addAccount, addCompany, askForCode, beginSession, listMails, register } from '../testing/test-accounts.ts';

let opened: TestPlatform;
beforeAll(async () => {
  opened = await openTestPlatform();
});
afterAll(() => opened.close());

const remove = (username: string, captcha: string, locale = 'en') =>
  opened.call('/auth/deleteAccount', { form: { username, captcha }, locale });

test('deletion with a valid code removes the account, its sessions and all personal data', async () => {
  const { id, username } = await addAccount(opened, { industry: 'games', job: 'Sound' });
  const token = await beginSession(opened, id);
  const code = await askForCode(opened, '3', username);
  expect(await remove(username, code)).toMatchObject({ status: 200, success: true });
  expect((await opened.call('/app/checkToken', { form: {}, token })).code).toBe(401);
  expect((await opened.call('/auth/checkUsername', { form: { username } })).code).toBe(511);
  expect(await listMails(opened, username)).toMatchObject([{ template: 'accountDeleted' }]);
  const tables = await opened.database.query<{ name: string }>(
    sql`select table_name as name from information_schema.columns where table_schema = 'platform' and column_name in ('account_id', 'user_id') and table_name <> 'audit_log'`,
  );
  for (const { name } of tables) {
    const rows = await opened.database.query(`select * from ${name}`);
    expect(JSON.stringify(rows), name).not.toContain(id);
  }
  const acts = await opened.database.query(sql`select * from audit_log where object_id = ${id}`);
  expect(acts).toContainEqual(expect.objectContaining({ action: 'account.delete', account_id: id }));
  expect(JSON.stringify(acts)).not.toContain(username);
});

test('the address of a deleted account can be registered again', async () => {
  const { username } = await addAccount(opened);
  await remove(username, await askForCode(opened, '3', username));
  expect((await register(opened, username)).success).toBe(true);
});

test('deleting an account that does not exist fails with code 511', async () => {
  expect(await remove('gone@haptera.example', '123456')).toMatchObject({ status: 404, code: 511 });
});

test('a wrong code, or one for another purpose, deletes nothing', async () => {
  const { username } = await addAccount(opened);
  expect((await remove(username, '123456')).code).toBe(704);
  const code = await askForCode(opened, '2', username);
  expect((await remove(username, code)).code).toBe(704);
  expect((await opened.call('/auth/checkUsername', { form: { username } })).success).toBe(true);
});

test.each([
  ['a customer', { roleCode: 'customer', expiresAt: null }],
  ['a running trial', { roleCode: 'trialCustomer', expiresAt: '2026-03-02T00:00:00Z' }],
] as const)('%s cannot delete the account and is referred to the sales team', async (_, over) => {
  const { username } = await addAccount(opened, over);
  expect(await remove(username, await askForCode(opened, '3', username))).toMatchObject({
    status: 403,
    code: 914,
    message: 'Please contact business to delete a VIP account',
  });
  opened.advance(60_000);
  expect((await remove(username, await askForCode(opened, '3', username), 'zh')).message).toBe(
    'VIP 账号请联系商务注销',
  );
});

test('an account whose trial has expired can be deleted', async () => {
  const { username } = await addAccount(opened, { roleCode: 'trialCustomer', expiresAt: '2026-02-28T00:00:00Z' });
  expect((await remove(username, await askForCode(opened, '3', username))).success).toBe(true);
});

test('the last manager of a company cannot be deleted', async () => {
  const over = { companyId: await addCompany(opened), isManager: true };
  const [one, two] = [await addAccount(opened, over), await addAccount(opened, over)];
  const codes = [await askForCode(opened, '3', one.username), await askForCode(opened, '3', two.username)];
  const answers = await Promise.all([remove(one.username, codes[0] ?? ''), remove(two.username, codes[1] ?? '')]);
  expect(answers.map(({ code }) => code).sort()).toEqual([200, 914]);
});
