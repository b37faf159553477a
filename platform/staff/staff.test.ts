import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from '#kit/database/sql.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { openTestPlatform, type TestPlatform } from '../testing/open-test-platform.ts';

let opened: TestPlatform;
let staff: Readonly<Record<string, string>> = {};
beforeAll(async () => {
  opened = await openTestPlatform();
  staff = { Authorization: `Staff ${opened.platform.keys.staff.toString('base64url')}` };
  const contact = {
    company: 'Analytical',
    position: '',
    phone: '+49 30 1234567',
    email: 'ada@haptera.example',
    agreed: '1',
  };
  const people = ['Ada', '=HYPERLINK("https://evil.example")', 'Grace 100%'];
  for (const [index, name] of people.entries()) {
    const form = { ...contact, name, message: `Message of ${index}` };
    await opened.call('/community/contact/short', { form, address: `192.0.2.${index}` });
    opened.advance(1_000);
  }
  const multipart = new FormData();
  for (const [name, value] of Object.entries({ type: '2', content: '权限问题', email: 'ada@haptera.example' }))
    multipart.set(name, value);
  multipart.append('files', new Blob([JSON.stringify({ pulses: [1] })]), '脉冲"1".he');
  await opened.call('/community/feedback', { multipart, address: '192.0.2.20' });
  await opened.call('/community/feedback', { form: { type: '1', content: 'It hums' }, address: '192.0.2.21' });
});
afterAll(() => opened.close());

const ask = (path: string) => opened.call(path, { headers: staff });
const tell = (path: string, form: Readonly<Record<string, string>>) =>
  opened.call(path, { headers: staff, form: { by: 'editor', ...form } });
const download = (path: string, headers = staff) =>
  opened.http(
    new Request(`https://haptera.example/platform${path}`, { headers: { 'Accept-Language': 'en', ...headers } }),
    null,
  );

test('without the installation’s key, the calls for staff do not exist', async () => {
  const calls = opened.platform.calls.filter(({ call }) => call.access === 'staff');
  expect(calls.length).toBeGreaterThan(10);
  for (const { call } of calls) {
    const form = call.method === 'POST' ? { form: {} } : {};
    for (const Authorization of ['', 'Staff AAAA', `Bearer ${'a'.repeat(43)}`]) {
      expect(await opened.call(call.path, { ...form, headers: { Authorization } })).toMatchObject({
        status: 404,
        code: 404,
      });
    }
  }
});

describe('contacts', () => {
  test('are listed page by page, newest first', async () => {
    expect((await ask('/staff/contacts?pageSize=2')).result).toMatchObject({
      total: 3,
      contacts: [{ name: 'Grace 100%', form: 'short', status: 'new' }, { name: expect.stringContaining('HYPERLINK') }],
    });
    expect((await ask('/staff/contacts?pageSize=2&page=2')).result).toMatchObject({ contacts: [{ name: 'Ada' }] });
  });

  test('can be searched without wildcards', async () => {
    expect((await ask('/staff/contacts?keyword=100%25')).result).toMatchObject({ total: 1 });
    expect((await ask('/staff/contacts?keyword=_da')).result).toMatchObject({ total: 0 });
    expect((await ask('/staff/contacts?form=long')).result).toMatchObject({ total: 0 });
  });

  test('store their status and note, and who changed them', async () => {
    const { result } = await ask('/staff/contacts?keyword=Grace');
    const { id } = readFirst(result, 'contacts');
    expect(await tell('/staff/contacts/change', { id, status: 'answered', note: 'Called' })).toMatchObject({
      code: 200,
    });
    expect((await ask(`/staff/contacts/one?id=${id}`)).result).toMatchObject({
      status: 'answered',
      note: 'Called',
      changedBy: 'editor',
      phone: '+49 30 1234567',
    });
    expect((await ask('/staff/contacts?status=answered')).result).toMatchObject({ total: 1 });
    const audit = await opened.database.one(sql`select details from audit_log where action = 'contact.change'`);
    expect(audit).toEqual({ details: { status: 'answered', by: 'editor' } });
    const unknown = { id: '00000000-0000-4000-8000-000000000000', status: 'closed' };
    expect(await tell('/staff/contacts/change', unknown)).toMatchObject({ status: 404, code: 522 });
    expect(await tell('/staff/contacts/change', { id, status: 'lost' })).toMatchObject({ code: 405 });
  });

  test('are exported as CSV without formulas', async () => {
    const answer = await download('/staff/contacts/export');
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toContain('attachment; filename="contacts-2026-03-01.csv"');
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
    const rows = bytes.toString('utf8').trim().split('\r\n');
    expect(rows).toHaveLength(4);
    expect(rows[0]).toContain('"Name","Business type"');
    expect(rows[2]).toContain(`"'=HYPERLINK(""https://evil.example"")"`);
    expect(rows[2]).toContain(`"'+49 30 1234567"`);
  });
});

describe('feedback', () => {
  test('is listed and shown with its files', async () => {
    const { result } = await ask('/staff/feedback?type=2&keyword=权限');
    expect(result).toMatchObject({ total: 1, feedback: [{ type: 2, files: 1, email: 'ada@haptera.example' }] });
    const { id } = readFirst(result, 'feedback');
    const one = await ask(`/staff/feedback/one?id=${id}`);
    expect(one.result).toMatchObject({ content: '权限问题', files: [{ name: '脉冲"1".he', bytes: 14 }] });
    const file = readFirst(one.result, 'files');
    const link = await ask(`/staff/feedback/link?id=${file.id}`);
    const address = readText(link.result, 'address').replace(/^\/platform/, '');
    const answer = await download(address, {});
    expect(await answer.text()).toBe('{"pulses":[1]}');
    expect(answer.headers.get('content-disposition')).toBe(
      `attachment; filename="___1_.he"; filename*=UTF-8''%E8%84%89%E5%86%B2%221%22.he`,
    );
    expect(answer.headers.get('content-type')).toBe('application/octet-stream');
    expect(await ask(`/staff/feedback/link?id=${id}`)).toMatchObject({ status: 404, code: 522 });
    for (const forged of [
      address.replace(file.id, id),
      address.replace(/until=\d+/, 'until=9999999999999'),
      address.replace(/signature=.{4}/, 'signature=AAAA'),
    ]) {
      expect((await download(forged, {})).status).toBe(404);
    }
    opened.advance(5 * 60_000);
    expect((await download(address, {})).status).toBe(404);
  });

  test('is exported with the names of the feedback types', async () => {
    const text = await (await download('/staff/feedback/export?type=1')).text();
    expect(text).toContain('"Bug report","","It hums","0"');
  });
});

describe('mails', () => {
  test('that failed are listed with the reason but without their content, and can be sent again', async () => {
    await queueMail(opened.database, {
      to: 'late@haptera.example',
      locale: 'en',
      template: 'trialLink',
      values: { link: 'https://haptera.example/?key=canary' },
    });
    await opened.database.run(sql`
      update mails set failed_at = now(), sent_at = null, last_error = '550 no such mailbox', "values" = ${JSON.stringify({ link: 'https://haptera.example/?key=canary' })}::jsonb
      where recipient = 'late@haptera.example'`);
    const failed = await ask('/staff/mails?state=failed');
    expect(failed.result).toMatchObject({
      total: 1,
      mails: [{ recipient: 'late@haptera.example', state: 'failed', lastError: '550 no such mailbox', mayRetry: true }],
    });
    expect(JSON.stringify(failed.result)).not.toContain('canary');
    const { id } = readFirst(failed.result, 'mails');
    expect(await tell('/staff/mails/retry', { id })).toMatchObject({ code: 200 });
    await expect
      .poll(async () => (await ask('/staff/mails?keyword=late')).result)
      .toMatchObject({
        mails: [{ state: 'sent', mayRetry: false }],
      });
    expect((await opened.mails()).filter(({ to }) => to === 'late@haptera.example').at(0)?.text).toContain('canary');
    expect(await tell('/staff/mails/retry', { id })).toMatchObject({ status: 404, code: 522 });
  });
});

function readText(result: unknown, name: string): string {
  const value: { [name: string]: string } = JSON.parse(JSON.stringify(result));
  return value[name] ?? '';
}

function readFirst(result: unknown, list: string): { readonly id: string } {
  const value: { [name: string]: { id: string }[] } = JSON.parse(JSON.stringify(result));
  const [first] = value[list] ?? [];
  if (first === undefined) throw new Error(`There is nothing in ${list}.`);
  return first;
}
