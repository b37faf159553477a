import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '#kit/database/sql.ts';
import { openTestPlatform, type TestPlatform } from '../testing/open-test-platform.ts';

let opened: TestPlatform;
beforeAll(async () => {
  opened = await openTestPlatform();
});
afterAll(() => opened.close());

const whole = {
  name: 'Ada Lovelace',
  company: 'Analytical <Engines>',
  position: 'Engineer',
  phone: '+49 30 1234567',
  email: 'ada@haptera.example',
  message: 'Two lines\nof <b>words</b>',
  agreed: '1',
};
const long = {
  ...whole,
  businessType: 'Automotive',
  usageScenarios: 'Dashboard',
  device: 'Trackpad',
  officialWebsite: 'https://haptera.example',
  officeAddress: 'Berlin',
};

const send = (form: Readonly<Record<string, string>>, address: string, locale = 'en') =>
  opened.call('/community/contact', { form, address, locale });
const countRows = async () => (await opened.database.query(sql`select id from contacts`)).length;

test('a contact form is stored and mailed to staff, with its content escaped', async () => {
  expect(await send(long, '192.0.2.10')).toMatchObject({ code: 200, success: true, message: 'Submit success' });
  const row = await opened.database.one(sql`select * from contacts where name = 'Ada Lovelace'`);
  expect(row).toMatchObject({ form: 'long', office_address: 'Berlin', message: whole.message, status: 'new' });
  await expect.poll(() => opened.mails()).toHaveLength(1);
  const [mail] = await opened.mails();
  expect(mail).toMatchObject({ to: 'staff@haptera.example', subject: 'New business contact: Analytical <Engines>' });
  expect(mail?.text).toContain('Office address: Berlin');
  expect(mail?.html).toContain('of &lt;b&gt;words&lt;/b&gt;');
});

test('the short form is stored too, and answered in Chinese', async () => {
  const answer = await opened.call('/community/contact/short', { form: whole, address: '192.0.2.11', locale: 'zh' });
  expect(answer).toMatchObject({ code: 200, message: '提交成功' });
  expect(await opened.database.one(sql`select form, device from contacts where form = 'short'`)).toMatchObject({
    form: 'short',
    device: '',
  });
});

test('names are stored in one Unicode form, without characters that nobody sees', async () => {
  const form = { ...whole, name: 'Zoe\u0308 \u202eQuill', company: 'Ana\u200blytical', position: 'CTO\u2066' };
  expect((await send(form, '192.0.2.15')).code).toBe(200);
  const row = await opened.database.one(sql`select name, company, position from contacts where name like 'Zo%'`);
  expect(row).toEqual({ name: 'Zoë Quill', company: 'Analytical', position: 'CTO' });
  const hidden = await send({ ...whole, name: '\u200b', email: 'a\u200b@haptera.example' }, '192.0.2.16');
  expect(hidden.result).toMatchObject({
    problems: [
      { field: 'name', message: 'required' },
      { field: 'email', message: 'email' },
    ],
  });
});

test('all invalid fields are reported together, and nothing is stored', async () => {
  const before = await countRows();
  const form = { name: 'Ada', phone: '12', email: 'ada', officialWebsite: 'haptera', message: ' ' };
  const answer = await send(form, '192.0.2.12');
  expect(answer).toMatchObject({ status: 400, code: 405, success: false });
  expect(answer.result).toEqual({
    problems: [
      { field: 'company', message: 'required' },
      { field: 'message', message: 'required' },
      { field: 'phone', message: 'phone' },
      { field: 'email', message: 'email' },
      { field: 'officialWebsite', message: 'website' },
      { field: 'agreed', message: 'agreement' },
    ],
  });
  expect(await countRows()).toBe(before);
});

test('a program that fills in the hidden field gets a success response, but nothing is stored', async () => {
  const before = await countRows();
  expect(await send({ ...whole, trap: 'https://spam.example' }, '192.0.2.13')).toMatchObject({ code: 200 });
  expect(await countRows()).toBe(before);
});

test('the sixth form from one address within an hour is rejected, even if many are sent at once', async () => {
  const before = await countRows();
  const answers = await Promise.all(Array.from({ length: 12 }, () => send(whole, '2001:db8:1:2::7')));
  expect(answers.filter(({ code }) => code === 200)).toHaveLength(5);
  const refused = answers.find(({ code }) => code !== 200);
  expect(refused).toMatchObject({ status: 429, code: 429, message: 'Too many attempts, please try again later' });
  expect(refused?.headers.get('retry-after')).toBe('3600');
  expect(await countRows()).toBe(before + 5);
  // The limit also applies to other addresses of the same subscriber, but not to other subscribers.
  expect(await send(whole, '2001:db8:1:2:ffff::9')).toMatchObject({ code: 429 });
  expect(await send(whole, '2001:db8:1:3::7')).toMatchObject({ code: 200 });
  opened.advance(60 * 60_000 + 1);
  expect(await send(whole, '2001:db8:1:2::7')).toMatchObject({ code: 200 });
});

test('the stored form does not contain the sender’s IP address', async () => {
  const rows = await opened.database.query(sql`select * from contacts`);
  expect(JSON.stringify(rows)).not.toMatch(/192\.0\.2|2001:db8/);
});
