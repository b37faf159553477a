import { afterAll, beforeAll, expect, it } from 'vitest';
import { systemViewer } from '../permission/viewer.ts';
import { openTestCms, type TestCms } from '../testing/open-test-cms.ts';
import { ensureFirstAdministrator } from './first-administrator.ts';

let test: TestCms;
beforeAll(async () => {
  test = await openTestCms();
});
afterAll(() => test.close());

it('an empty database gets the administrator from the environment, once', async () => {
  const { users } = test.cms;
  await expect(ensureFirstAdministrator(users, null)).rejects.toThrow(/HAPTERA_ADMIN_EMAIL/);
  const wanted = { email: 'chief@example.com', password: 'long enough to be one' };
  expect(await ensureFirstAdministrator(users, wanted)).toBe(true);
  expect(await ensureFirstAdministrator(users, { ...wanted, email: 'other@example.com' })).toBe(false);
  const { items } = await users.listUsers(systemViewer);
  expect(items.map(({ email, role }) => [email, role])).toEqual([['chief@example.com', 'administrator']]);
});
