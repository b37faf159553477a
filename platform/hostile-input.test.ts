import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { createRandom } from '#kit/testing/seeded-random.ts';
import type { BoundCall } from './call.ts';
import { calls } from './calls.ts';
import { openTestPlatform, type TestCall, type TestPlatform } from './testing/open-test-platform.ts';
import { addAccount, addCompany, tokenOf } from './testing/test-accounts.ts';

let opened: TestPlatform;
beforeAll(async () => {
  opened = await openTestPlatform();
});
afterAll(() => opened.close());

/** Each call gets an account of its own, because some calls end the session that they are made in. */
async function signInManager(): Promise<string> {
  const companyId = await addCompany(opened);
  const { username } = await addAccount(opened, { companyId, isManager: true, roleCode: 'customer' });
  return tokenOf(opened, username);
}

const hostileValues: readonly string[] = [
  '',
  ' ',
  '\0',
  'a\0b',
  '%',
  '\\',
  "' or 1=1 --",
  '-1',
  '1e309',
  '99999999999999999999',
  'NaN',
  '[object Object]',
  '\u202e\u0000\uffff',
  '𠮷'.repeat(1_000),
  'x'.repeat(20_000),
  'a@b',
  `${'a'.repeat(240)}@${'b'.repeat(60)}.example`,
  '00000000-0000-0000-0000-000000000000',
  '../../../etc/passwd',
  '=1+1',
  '2026-99-99T99:99:99Z',
];

/** Valid values by field name: if they were rejected, the other fields would not be checked. */
const plausible: Readonly<Record<string, string>> = {
  username: 'somebody@haptera.example',
  newEmail: 'other@haptera.example',
  newEmailConfirm: 'other@haptera.example',
  email: 'somebody@haptera.example',
  type: '2',
  agreed: '1',
  id: randomUUID(),
};

function listFields({ input }: BoundCall['call']): string[] {
  return Object.keys(z.toJSONSchema(input, { io: 'input' }).properties ?? {});
}

test.each(calls.map((call) => [`${call.method} ${call.path}`, call] as const))(
  'no value causes a server error in %s',
  async (_name, call) => {
    const random = createRandom(call.path.length);
    const fields = listFields(call);
    const headers: Record<string, string> =
      call.access === 'staff' ? { Authorization: `Staff ${opened.platform.keys.staff.toString('base64url')}` } : {};
    const identity: Partial<TestCall> =
      call.access === 'account' || call.access === 'manager' ? { token: await signInManager() } : { headers };
    for (let round = 0; round < 12; round += 1) {
      const hostile = random.pick(hostileValues);
      const target = fields.length === 0 ? 'unknown' : random.pick(fields);
      const values = Object.fromEntries(fields.map((field) => [field, plausible[field] ?? '1']));
      const sent = { ...values, [target]: hostile, __proto__x: hostile };
      // From another address each time, because the rate limits are not what is tested here.
      const options = { ...identity, address: `198.51.100.${1 + random.below(250)}` };
      const query = new URLSearchParams(sent).toString();
      const { status } =
        call.method === 'GET'
          ? await opened.call(`${call.path}?${query.slice(0, 7_000)}`, options)
          : await opened.call(call.path, { ...options, form: sent });
      expect(status, `${target}=${JSON.stringify(hostile.slice(0, 40))}`).toBeLessThan(500);
    }
    expect(opened.logged.filter((line) => line.startsWith('Call '))).toEqual([]);
  },
);

test('no value or file name causes a server error in feedback with files', async () => {
  for (const [at, hostile] of hostileValues.entries()) {
    for (const isName of [true, false]) {
      const multipart = new FormData();
      multipart.set('type', '1');
      multipart.set('content', isName ? 'It hums.' : hostile);
      multipart.append('files', new Blob(['{}']), isName ? `${hostile}.he` : 'a.he');
      const address = `203.0.113.${1 + at * 2 + Number(isName)}`;
      const { status } = await opened.call('/community/feedback', { multipart, address });
      expect(status, `${isName} ${JSON.stringify(hostile.slice(0, 40))}`).toBeLessThan(500);
    }
  }
  expect(opened.logged.filter((line) => line.startsWith('Call '))).toEqual([]);
});
