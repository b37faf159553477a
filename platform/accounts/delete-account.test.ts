import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { Queryable } from '#kit/database/connect.ts';
import { sql } from '#kit/database/sql.ts';
import { openTestPlatform, type TestPlatform } from '../testing/open-test-platform.ts';
import { addAccount, addCompany, askForCode, beginSession, listMails, register } from '../testing/test-accounts.ts';

let opened: TestPlatform;
beforeAll(async () => {
  opened = await openTestPlatform();
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => opened.close());

/** Counts the statements of all transactions from now on. */
function countStatements(): () => number {
  let made = 0;
  const counted = <Result>(result: Result) => {
    made += 1;
    return result;
  };
  const counting = (tx: Queryable): Queryable => ({
    query: (statement, values) => counted(tx.query(statement, values)),
    one: (statement, values) => counted(tx.one(statement, values)),
    run: (statement, values) => counted(tx.run(statement, values)),
  });
  const { transaction } = opened.database;
  vi.spyOn(opened.database, 'transaction').mockImplementation((act, options) =>
    transaction((tx) => act(counting(tx)), options),
  );
  return () => made;
}

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

test('an account that does not exist gets the same responses as one that does', async () => {
  const { username } = await addAccount(opened);
  const say = async (name: string, locale: string) => {
    const answers = [await remove(name, '123456', locale)];
    await opened.call('/auth/sendEmail', { form: { type: '3', username: name } });
    answers.push(await remove(name, '123456', locale), await remove(name, 'abc', locale));
    return answers.map(({ status, headers, ...body }) => JSON.stringify([status, [...headers], body]));
  };
  for (const locale of ['zh', 'en']) {
    expect(await say(`gone.${username}`, locale)).toEqual(await say(username, locale));
  }
  expect(await remove(`gone.${username}`, '123456')).toMatchObject({ status: 400, code: 704 });
});

test('asking for a code runs as many statements for an address without an account, and keeps no mail and no record', async () => {
  const { username } = await addAccount(opened);
  const ask = (name: string) => opened.call('/auth/sendEmail', { form: { type: '3', username: name } });
  const stored = () =>
    opened.database.one(sql`select (select count(*) from mails) as mails, (select count(*) from audit_log) as entries`);
  const before = await stored();
  await ask(`gone.${username}`);
  expect(await stored()).toEqual(before);
  const count = countStatements();
  await ask(`away.${username}`);
  const unknown = count();
  await ask(username);
  expect(unknown).toBeGreaterThan(2);
  expect(count() - unknown).toBe(unknown);
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
  ['a suspended account', { suspendedAt: '2026-02-02T00:00:00Z' }],
] as const)('%s cannot be deleted by its owner: the mail refers to the sales team and has no code', async (_, over) => {
  const { id, username } = await addAccount(opened, over);
  const ask = (locale: string) => opened.call('/auth/sendEmail', { form: { type: '3', username }, locale });
  expect((await ask('en')).success).toBe(true);
  opened.advance(60_000);
  await ask('zh');
  const mails = await listMails(opened, username);
  expect(mails).toMatchObject([{ template: 'deletionReferred' }, { template: 'deletionReferred', locale: 'zh' }]);
  expect(mails[0]?.text).toContain('https://haptera.example/en/community/business');
  expect(mails[1]?.text).toContain('https://haptera.example/community/business');
  expect(mails[1]?.text).not.toMatch(/\b\d{6}\b/);
  if ('suspendedAt' in over) return;
  const token = await beginSession(opened, id);
  const own = await opened.call('/auth/sendEmail', { form: { type: '3', username }, token });
  expect(own).toMatchObject({ code: 914, message: 'Please contact business to delete a VIP account' });
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
