import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '#kit/database/sql.ts';
import { openTestPlatform, type TestPlatform } from '../testing/open-test-platform.ts';
import { addAccount } from '../testing/test-accounts.ts';

let opened: TestPlatform;
let headers: Readonly<Record<string, string>> = {};
beforeAll(async () => {
  opened = await openTestPlatform();
  headers = { Authorization: `Staff ${opened.platform.keys.staff.toString('base64url')}` };
});
afterAll(() => opened.close());

const ask = async (query = '') => (await opened.call(`/staff/companies${query}`, { headers })).result;
const tell = (act: string, form: Readonly<Record<string, string>>) =>
  opened.call(`/staff/companies/${act}`, { headers, form: { by: 'admin', ...form } });
const add = async (name: string) => {
  const { result }: { result: { id: string } } = JSON.parse(JSON.stringify(await tell('add', { name })));
  return result.id;
};

test('companies are listed by name with the number of their accounts, and can be searched', async () => {
  const id = await add('Zeta 100%');
  await add('alpha');
  await addAccount(opened, { companyId: id, isManager: true });
  await addAccount(opened, { companyId: id });
  expect(await ask('?pageSize=1')).toMatchObject({ total: 2, companies: [{ name: 'alpha', accounts: 0 }] });
  expect(await ask('?keyword=100%25')).toMatchObject({ companies: [{ name: 'Zeta 100%', accounts: 2, managers: 1 }] });
  expect(await ask('?keyword=_lpha')).toMatchObject({ total: 0 });
});

test('a company can be renamed, but not to an existing name', async () => {
  const id = await add('Before');
  await add('Taken');
  expect((await tell('change', { id, name: 'taken' })).code).toBe(709);
  expect((await tell('add', { name: 'BEFORE' })).code).toBe(709);
  // It would look the same.
  expect((await tell('add', { name: 'be\u200bfore\u202e' })).code).toBe(709);
  expect((await tell('add', { name: '\u200b' })).code).toBe(405);
  expect((await tell('change', { id, name: 'before' })).success).toBe(true);
  expect(await ask('?keyword=before')).toMatchObject({ companies: [{ name: 'before', contractEndsAt: null }] });
  const unknown = '00000000-0000-4000-8000-000000000000';
  expect((await tell('change', { id: unknown, name: 'Nobody' })).code).toBe(522);
  const audit = await opened.database.one(sql`
    select details from audit_log where action = 'staff.change-company' and object_id = ${id}`);
  expect(audit).toEqual({ details: { name: 'before', by: 'admin' } });
});

test('the end of a contract applies to its customers only if staff request it', async () => {
  const companyId = await add('Contract');
  const customer = await addAccount(opened, { companyId, roleCode: 'customer' });
  const user = await addAccount(opened, { companyId });
  const ends = async () =>
    opened.database.query(sql`select id, expires_at from accounts where company_id = ${companyId} order by role_code`);
  const contractEndsAt = '2027-03-01T22:59:59Z';
  await tell('change', { id: companyId, contractEndsAt });
  expect(await ask('?keyword=contract')).toMatchObject({ companies: [{ contractEndsAt }] });
  expect(await ends()).toMatchObject([{ expires_at: null }, { expires_at: null }]);
  await tell('change', { id: companyId, contractEndsAt, forCustomers: '1' });
  expect(await ends()).toMatchObject([
    { id: customer.id, expires_at: contractEndsAt },
    { id: user.id, expires_at: null },
  ]);
});

test('creating companies with the same name at the same time creates one', async () => {
  const answers = await Promise.all(Array.from({ length: 5 }, () => tell('add', { name: 'Race' })));
  expect(answers.map(({ code }) => code).sort()).toEqual([200, 709, 709, 709, 709]);
});

test('a company with accounts cannot be deleted', async () => {
  const id = await add('Kept');
  await addAccount(opened, { companyId: id });
  expect((await tell('delete', { id })).code).toBe(710);
  expect(await ask('?keyword=kept')).toMatchObject({ total: 1 });
});

test('a company without accounts is deleted with its config files, and the log records by whom', async () => {
  const id = await add('Gone');
  await opened.database.run(sql`
    insert into config_files (id, company_id, name, name_key, actuator, device, note, file_id, file_name, bytes, sha256,
      version, created_at, updated_at)
    values (gen_random_uuid(), ${id}, 'Soft', 'soft', '', '', '', gen_random_uuid(), 'soft.zip', 1, '', 1, now(), now())`);
  expect(await ask('?keyword=gone')).toMatchObject({ companies: [{ configFiles: 1 }] });
  expect((await tell('delete', { id })).success).toBe(true);
  expect(await ask('?keyword=gone')).toMatchObject({ total: 0 });
  expect(await opened.database.query(sql`select 1 from config_files where company_id = ${id}`)).toEqual([]);
  const audit = await opened.database.one(sql`
    select details from audit_log where action = 'staff.delete-company' and object_id = ${id}`);
  expect(audit).toEqual({ details: { name: 'Gone', configFiles: 1, by: 'admin' } });
  expect((await tell('delete', { id })).code).toBe(522);
});

test('if an account is moved to a company while that is being deleted, one of the two is rejected', async () => {
  for (let round = 0; round < 5; round += 1) {
    const companyId = await add(`Both ${round}`);
    const { id } = await addAccount(opened, {});
    const [moved, deleted] = await Promise.all([
      opened.call('/staff/accounts/change', { headers, form: { by: 'admin', id, companyId, isManager: '1' } }),
      tell('delete', { id: companyId }),
    ]);
    expect([moved.success, deleted.success].sort()).toEqual([false, true]);
    expect([moved.code, deleted.code]).toContainEqual(expect.toSatisfy((code) => code === 405 || code === 710));
  }
});
