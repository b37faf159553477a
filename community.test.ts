import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestDoor, type TestDoor } from './cms/doors/rest/testing/open-test-door.ts';
import { testSecret } from './cms/testing/open-test-cms.ts';
import type { JsonObject } from './cms-schema/json.ts';
import { sql } from './kit/database/sql.ts';
import { type RunningServer, serve } from './kit/http/serve.ts';
import { UNPROVED_DAYS } from './platform/accounts/model.ts';
import { PlatformError } from './platform/errors.ts';
import { openTestPlatform, type TestPlatform } from './platform/testing/open-test-platform.ts';

/** The CMS and the platform as in production: two servers that share a secret and talk over HTTP. */
let platform: TestPlatform;
let server: RunningServer;
let door: TestDoor;
beforeAll(async () => {
  platform = await openTestPlatform({ secret: testSecret });
  server = await serve(platform.http, {
    port: 0,
    publicUrl: 'http://localhost',
    log: () => undefined,
    nameDoor: () => 'calls',
    unreadableBody: () => new PlatformError('badRequest'),
  });
  door = await openTestDoor({ platformOrigin: `http://127.0.0.1:${server.port}` });
  const multipart = new FormData();
  for (const [name, value] of Object.entries({ type: '1', content: 'It hums', email: 'ada@haptera.example' }))
    multipart.set(name, value);
  multipart.append('files', new Blob(['{"pulses":[1]}']), 'pulse.he');
  await platform.call('/community/feedback', { multipart, address: '192.0.2.1' });
  const form = {
    ...{ name: 'Ada', company: 'Analytical', phone: '+49 30 1234567', email: 'ada@haptera.example' },
    ...{ message: 'Call me', agreed: '1' },
  };
  await platform.call('/community/contact/short', { form, address: '192.0.2.2' });
});
afterAll(async () => {
  await door.close();
  await server.close();
  await platform.close();
});

const base = '/haptera/v1/community';
const ask = (path: string) => door.ask({ path: base + path, role: 'editor' });

describe('an editor', () => {
  test('can list and search what visitors sent', async () => {
    const answer = await ask('/feedback?search=hums&kind=1&status=new');
    expect(answer.headers.get('x-wp-total')).toBe('1');
    expect(answer.body).toMatchObject([{ type: 1, content: 'It hums', files: 1, status: 'new' }]);
    expect((await ask('/feedback?kind=2')).headers.get('x-wp-total')).toBe('0');
    expect((await ask('/contacts?kind=short')).body).toMatchObject([{ name: 'Ada', form: 'short' }]);
  });

  test('sets the status and the note of an entry, recorded under their own name', async () => {
    const [entry] = readEntries((await ask('/contacts')).body);
    const answer = await door.ask({
      method: 'POST',
      path: `${base}/contacts/${entry?.id}`,
      role: 'editor',
      body: { status: 'answered', note: 'Called' },
    });
    expect(answer.body).toMatchObject({ status: 'answered', note: 'Called', changedBy: 'editor', message: 'Call me' });
  });

  test('downloads a file that a visitor sent', async () => {
    const [entry] = readEntries((await ask('/feedback')).body);
    const { body } = await ask(`/feedback/${entry?.id}`);
    const [file] = readEntries(JSON.parse(JSON.stringify(body)).files);
    const link = await ask(`/files/${file?.id}`);
    const { address } = JSON.parse(JSON.stringify(link.body));
    const answer = await fetch(`http://127.0.0.1:${server.port}${address}`);
    expect(await answer.text()).toBe('{"pulses":[1]}');
    expect(answer.headers.get('content-disposition')).toContain('attachment');
  });

  test('exports the entries as a table in their own language', async () => {
    const { body } = await ask('/feedback/export?locale=zh');
    expect(body).toEqual({ content: expect.stringMatching(/^\ufeff"提交时间","状态"/) });
  });

  test('gets an error for an unknown entry and for an invalid filter', async () => {
    const unknown = '00000000-0000-4000-8000-000000000000';
    expect(await ask(`/feedback/${unknown}`)).toMatchObject({
      status: 404,
      body: { code: 'haptera_no_community_entry' },
    });
    expect(await ask('/contacts?kind=letter')).toMatchObject({
      status: 400,
      body: { code: 'haptera_community_refused' },
    });
  });
});

test('an administrator sees the mails that were sent', async () => {
  const find = async () => (await door.ask({ path: `${base}/mails`, role: 'administrator' })).body;
  await expect.poll(find).toMatchObject([
    { template: 'contactReceived', state: 'sent', recipient: 'staff@haptera.example' },
    { template: 'feedbackReceived', state: 'sent' },
  ]);
});

test('staff whose name strangers hold up are told by mail once, and its link lets a new device in', async () => {
  const [login, password] = ['held-up', 'correct horse battery'];
  await door.createUser({ login, password });
  const signIn = (over: { password?: string; address: string; pass?: string }) =>
    door.cms.signIn.signIn({ login, password, ...over });
  for (let stranger = 0; stranger < 12; stranger += 1) {
    const tried = signIn({ password: 'wrong', address: `203.0.113.${stranger}` });
    await expect(tried).rejects.toMatchObject({ status: stranger < 10 ? 401 : 429 });
  }
  const here = { address: '198.51.100.1' };
  await expect(signIn(here)).rejects.toMatchObject({ status: 429 });
  const mailsTo = async () => (await platform.mails()).filter(({ to }) => to.includes(`${login}@haptera.example`));
  await expect.poll(mailsTo).toHaveLength(1);
  const link = /https:\/\/haptera\.example\/studio#sign-in-pass=([\w.-]+)/.exec((await mailsTo())[0]?.text ?? '');
  const pass = link?.[1] ?? '';
  await expect(signIn({ ...here, pass: `${pass}x` })).rejects.toMatchObject({ status: 429 });
  await expect(signIn({ ...here, pass, password: 'wrong' })).rejects.toMatchObject({ status: 401 });
  expect((await signIn({ ...here, pass })).user.login).toBe(login);
  expect(await mailsTo()).toHaveLength(1);
});

describe('an administrator', () => {
  const tell = (path: string, body: JsonObject) =>
    door.ask({ method: 'POST', path: base + path, role: 'administrator', body });
  const see = async (path: string) => (await door.ask({ path: base + path, role: 'administrator' })).body;

  test('adds a company with an account, and changes, suspends and deletes it under their own name', async () => {
    expect((await tell('/companies', { name: 'Kinetic' })).status).toBe(200);
    expect((await tell('/companies', { name: 'kinetic' })).body).toMatchObject({ code: 'haptera_company_exists' });
    const [company] = readEntries(await see('/companies?search=kin'));
    const companyId = company?.id ?? '';
    const member = { username: 'mara@haptera.example', roleCode: 'customer', companyId, isManager: true };
    expect((await tell('/accounts', member)).status).toBe(200);
    expect(await tell('/accounts', member)).toMatchObject({ status: 409, body: { code: 'haptera_visitor_exists' } });
    await tell('/accounts', { username: 'noor@haptera.example', companyId });
    const [account] = readEntries(await see(`/accounts?search=mara&company=${companyId}&role=customer`));
    const one = `/accounts/${account?.id}`;
    platform.advance(1_000);
    expect((await tell(one, { configFileAuth: 1 })).body).toMatchObject({
      configFileAuth: 1,
      companyName: 'Kinetic',
      isManager: true,
      history: [{ action: 'staff.change-account', by: 'administrator' }, {}],
    });
    expect(await tell(one, { isManager: false })).toMatchObject({
      status: 409,
      body: { code: 'haptera_last_manager' },
    });
    expect((await tell(`${one}/suspend`, {})).body).toMatchObject({ suspendedAt: expect.any(String) });
    expect(await see('/accounts?standing=suspended')).toMatchObject([{ username: 'mara@haptera.example' }]);
    expect((await tell(`${one}/release`, {})).body).toMatchObject({ suspendedAt: null });
    const [other] = readEntries(await see('/accounts?search=noor'));
    const remove = { method: 'DELETE', path: `${base}/accounts/${other?.id}`, role: 'administrator' } as const;
    expect((await door.ask(remove)).body).toEqual({ deleted: true });
    expect((await door.ask(remove)).body).toMatchObject({ code: 'haptera_no_community_entry' });
    const end = { method: 'DELETE', path: `${base}/companies/${companyId}`, role: 'administrator' } as const;
    expect((await door.ask(end)).body).toMatchObject({ code: 'haptera_company_has_accounts' });
    await door.ask({ ...remove, path: `${base}${one}` });
    expect((await door.ask(end)).body).toEqual({ deleted: true });
  });

  test('exports the accounts as a table in their own language', async () => {
    expect(await see('/accounts/export?locale=zh')).toEqual({ content: expect.stringMatching(/^\ufeff"账号邮箱"/) });
  });

  test('gets an error for an invalid email address', async () => {
    const answer = await tell('/accounts', { username: 'nobody' });
    expect(answer).toMatchObject({ status: 400, body: { code: 'haptera_visitor_address' } });
  });
});

test('an editor sees no account of the website', async () => {
  for (const path of ['/accounts', '/companies', '/accounts/export']) {
    expect((await ask(path)).body).toMatchObject({ code: 'haptera_cannot_read_community' });
  }
});

test('an editor gets an error while the platform is unreachable', async () => {
  const alone = await openTestDoor({ platformOrigin: 'http://127.0.0.1:1' });
  const answer = await alone.ask({ path: `${base}/feedback`, role: 'editor' });
  expect(answer).toMatchObject({ status: 503, body: { code: 'haptera_community_away' } });
  await alone.close();
});

test('forms of visitors are mailed to the address of the site settings', async () => {
  await door.ask({
    method: 'POST',
    path: '/wp/v2/settings',
    role: 'administrator',
    body: { email: 'forms@haptera.example' },
  });
  const findRecipient = () => platform.database.one(sql`select email from form_recipient`);
  await expect.poll(findRecipient, { timeout: 8_000 }).toEqual({ email: 'forms@haptera.example' });
  const form = {
    ...{ name: 'Grace', company: 'Compilers', phone: '+49 30 1234567', email: 'grace@haptera.example' },
    ...{ message: 'Write to me', agreed: '1' },
  };
  await platform.call('/community/contact/short', { form, address: '192.0.2.3' });
  await expect
    .poll(async () => (await platform.mails()).find(({ subject }) => subject.includes('Compilers'))?.to)
    .toBe('forms@haptera.example');
});

function readEntries(value: unknown): readonly { readonly id: string }[] {
  return JSON.parse(JSON.stringify(value));
}

test('the privacy policy names the days after which unproved accounts are deleted', async () => {
  const text = await readFile(new URL('demo/pages/legal/privacy.ts', import.meta.url), 'utf8');
  expect(text).toContain(`${UNPROVED_DAYS} 天没有登录`);
  expect(text).toContain(`${UNPROVED_DAYS} days without a login`);
});
