import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestPlatform, type TestPlatform } from '../testing/open-test-platform.ts';
import { logIn } from '../testing/test-accounts.ts';
import { samplePassword, sampleVisitors } from './sample-accounts.ts';

let opened: TestPlatform;
beforeAll(async () => {
  opened = await openTestPlatform({ seed: 'demo' });
});
afterAll(() => opened.close());

const enter = (name: string) => logIn(opened, `${name}@haptera.example`, samplePassword);

test.each([
  ['user', 'user', 0, 2, 0],
  ['trial', 'trialCustomer', 5, 1, 0],
  ['lastday', 'trialCustomer', -1, 1, 0],
  ['expired', 'trialCustomer', 0, 2, 0],
  ['customer', 'customer', 300, 2, 0],
  ['manager', 'customer', 300, 1, 1],
  ['configtool', 'customer', 90, 1, 0],
  ['newconfig', 'customer', 90, 1, 0],
  ['customconfig', 'customer', 90, 0, 0],
])(
  'the sample account "%s" has its type and permissions',
  async (name, roleCode, remainingDays, configFileAuth, ifGroupManager) => {
    const { result } = await enter(name);
    expect(result).toMatchObject({ userInfo: { roleCode, remainingDays }, configFileAuth, ifGroupManager });
    expect(sampleVisitors.some(({ username }) => username === `${name}@haptera.example`)).toBe(true);
  },
);

test('the sample manager manages a company with 13 accounts', async () => {
  const { result } = await enter('manager');
  const token = String(Object(result).token);
  const totals = await opened.call('/companyAdmin/totals', { token });
  expect(totals.result).toMatchObject({ companyName: 'Kinetic Devices', accounts: 13, expiringAccounts: 3 });
});

test('the sample company has config files that can be downloaded, and a new customer has none', async () => {
  const list = async (name: string) => {
    const token = String(Object((await enter(name)).result).token);
    return { token, result: (await opened.call('/community/configFile/list', { token })).result };
  };
  expect((await list('newconfig')).result).toMatchObject({ total: 0, mayCreate: true });
  const { token, result } = await list('manager');
  expect(result).toMatchObject({ total: 3 });
  const { items }: { items: { id: string; fileName: string }[] } = JSON.parse(JSON.stringify(result));
  const archive = items.find(({ fileName }) => fileName === 'kinetic-one-0815.zip');
  const { result: link } = await opened.call(`/community/configFile/link?id=${archive?.id}`, { token });
  const { url }: { url: string } = JSON.parse(JSON.stringify(link));
  const answer = await opened.http(new Request(`https://haptera.example${url}`), '192.0.2.1');
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(bytes.subarray(0, 4).toString('latin1')).toBe('PK\x03\x04');
});

test('sample accounts are created only once', async () => {
  const again = () => opened.platform.start();
  await again();
  const { result } = await enter('manager');
  const { result: totals } = await opened.call('/companyAdmin/totals', { token: String(Object(result).token) });
  expect(totals).toMatchObject({ accounts: 13 });
});
