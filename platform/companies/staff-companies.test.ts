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

test('companies are listed by name, with their accounts, and searched', async () => {
  const id = await add('Zeta 100%');
  await add('alpha');
  await addAccount(opened, { companyId: id, isManager: true });
  await addAccount(opened, { companyId: id });
  expect(await ask('?pageSize=1')).toMatchObject({ total: 2, companies: [{ name: 'alpha', accounts: 0 }] });
  expect(await ask('?keyword=100%25')).toMatchObject({ companies: [{ name: 'Zeta 100%', accounts: 2, managers: 1 }] });
  expect(await ask('?keyword=_lpha')).toMatchObject({ total: 0 });
});

test('a company gets another name, which no other one has', async () => {
  const id = await add('Before');
  await add('Taken');
  expect((await tell('change', { id, name: 'taken' })).code).toBe(709);
  expect((await tell('add', { name: 'BEFORE' })).code).toBe(709);
  expect((await tell('change', { id, name: 'before' })).success).toBe(true);
  expect(await ask('?keyword=before')).toMatchObject({ companies: [{ name: 'before', contractEndsAt: null }] });
  const unknown = '00000000-0000-4000-8000-000000000000';
  expect((await tell('change', { id: unknown, name: 'Nobody' })).code).toBe(522);
  const audit = await opened.database.one(sql`
    select details from audit_log where action = 'staff.change-company' and object_id = ${id}`);
  expect(audit).toEqual({ details: { name: 'before', by: 'admin' } });
});

test('the end of a contract is that of its customers when staff say so', async () => {
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

test('of two companies of one name that are made at once there is one', async () => {
  const answers = await Promise.all(Array.from({ length: 5 }, () => tell('add', { name: 'Race' })));
  expect(answers.map(({ code }) => code).sort()).toEqual([200, 709, 709, 709, 709]);
});
