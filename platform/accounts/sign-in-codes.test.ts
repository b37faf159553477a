import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sql } from '#kit/database/sql.ts';
import { openTestPlatform, type TestCall, type TestPlatform } from '../testing/open-test-platform.ts';
import { addAccount, askForCode, cookieOf, listMails, logIn, testPassword } from '../testing/test-accounts.ts';

let opened: TestPlatform;
let username = '';
let id = '';
beforeAll(async () => {
  opened = await openTestPlatform();
});
beforeEach(async () => {
  ({ id, username } = await addAccount(opened, { provedAt: null }));
});
afterAll(() => opened.close());

const device = 'haptera-visitor-device';
const here: TestCall = { address: '198.51.100.1' };
const withCode = (captcha: string, password = testPassword, options = here) =>
  logIn(opened, username, password, { ...options, form: { captcha } });

/** Strangers try ten wrong passwords from different addresses. */
async function holdUp(name = username): Promise<void> {
  for (let stranger = 0; stranger < 11; stranger += 1) {
    await logIn(opened, name, 'another0one', { address: `203.0.113.${stranger}` });
  }
}
const templates = async () => (await listMails(opened, username)).map(({ template }) => template);

test('while strangers hold up a name, a mailed code lets its owner log in on a new device, and proves the mailbox', async () => {
  await holdUp();
  expect((await logIn(opened, username, testPassword, here)).code).toBe(429);
  const code = await askForCode(opened, '4', username);
  const answer = await withCode(code);
  expect(answer).toMatchObject({ success: true });
  const row = await opened.database.one(sql`select proved_at is not null as is_proved from accounts where id = ${id}`);
  expect(row).toEqual({ is_proved: true });
  // From then on the device is known.
  const cookie = cookieOf(answer, device);
  await holdUp();
  expect((await logIn(opened, username, testPassword, { ...here, cookie })).success).toBe(true);
});

test('a code without the right password signs nobody in and proves nothing, but opens the way for the device', async () => {
  await holdUp();
  const refused = await withCode(await askForCode(opened, '4', username), 'another0one');
  expect(refused.code).toBe(601);
  const row = await opened.database.one(sql`select proved_at from accounts where id = ${id}`);
  expect(row).toEqual({ proved_at: null });
  const cookie = cookieOf(refused, device);
  expect((await logIn(opened, username, testPassword, { ...here, cookie })).success).toBe(true);
});

test('a wrong, used or foreign code opens nothing', async () => {
  await holdUp();
  const code = await askForCode(opened, '4', username);
  expect((await withCode(code === '000000' ? '111111' : '000000')).code).toBe(704);
  expect((await logIn(opened, username, testPassword, here)).code).toBe(429);
  expect((await withCode(code)).success).toBe(true);
  expect((await withCode(code)).code).toBe(704);
  expect((await withCode(await askForCode(opened, '2', username))).code).toBe(704);
});

test('five of many concurrent guesses are compared, and the code is void then', async () => {
  await holdUp();
  const code = await askForCode(opened, '4', username);
  const wrong = code === '000000' ? '111111' : '000000';
  const places = Array.from({ length: 100 }, (_, index) => ({ address: `198.18.0.${index}` }));
  const answers = await Promise.all(places.map((place) => withCode(wrong, testPassword, place)));
  expect(answers.filter((answer) => answer.code === 704)).toHaveLength(5);
  expect(answers.filter((answer) => answer.code === 706)).toHaveLength(places.length - 5);
  expect((await withCode(code)).code).toBe(706);
});

test('a device whose own attempts are used up is open again with a code', async () => {
  const cookie = cookieOf(await logIn(opened, username), device);
  for (let tried = 0; tried < 11; tried += 1) await logIn(opened, username, 'another0one', { ...here, cookie });
  expect((await logIn(opened, username, testPassword, { ...here, cookie })).code).toBe(429);
  expect((await withCode(await askForCode(opened, '4', username), testPassword, { ...here, cookie })).success).toBe(
    true,
  );
});

test('the owner is told that strangers hold up the name, once a day', async () => {
  await holdUp();
  await holdUp();
  expect(await templates()).toEqual(['signInsHeldUp']);
  opened.advance(16 * 60_000);
  await holdUp();
  expect(await templates()).toEqual(['signInsHeldUp']);
  opened.advance(24 * 3_600_000);
  await holdUp();
  expect(await templates()).toEqual(['signInsHeldUp', 'signInsHeldUp']);
});

test('codes to log in and codes for a new password share one limit of mails', async () => {
  for (const type of ['2', '4', '2', '4', '2'] as const) {
    opened.advance(60_000);
    expect((await opened.call('/auth/sendEmail', { form: { type, username } })).success).toBe(true);
  }
  opened.advance(60_000);
  expect((await opened.call('/auth/sendEmail', { form: { type: '4', username } })).code).toBe(429);
});

test('a name without an account is held up, gets codes and refuses them with the same responses', async () => {
  const nobody = `nobody.${username}`;
  await holdUp();
  await holdUp(nobody);
  const say = async (name: string) => {
    const answers = [
      await logIn(opened, name, testPassword, here),
      await opened.call('/auth/sendEmail', { form: { type: '4', username: name }, ...here }),
      await opened.call('/auth/sendEmail', { form: { type: '4', username: name }, ...here }),
      await logIn(opened, name, testPassword, { ...here, form: { captcha: '12345' } }),
    ];
    return answers.map(({ status, headers, ...body }) => JSON.stringify([status, [...headers], body]));
  };
  expect(await say(nobody)).toEqual(await say(username));
  expect(await listMails(opened, nobody)).toEqual([]);
});
