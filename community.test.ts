import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestDoor, type TestDoor } from './cms/doors/rest/testing/open-test-door.ts';
import { testSecret } from './cms/testing/open-test-cms.ts';
import { type RunningServer, serve } from './kit/http/serve.ts';
import { PlatformError } from './platform/errors.ts';
import { openTestPlatform, type TestPlatform } from './platform/testing/open-test-platform.ts';

/** The CMS and the platform as they run: two servers that know each other by HTTP and one secret. */
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
  test('lists what visitors sent, and searches it', async () => {
    const answer = await ask('/feedback?search=hums&kind=1&status=new');
    expect(answer.headers.get('x-wp-total')).toBe('1');
    expect(answer.body).toMatchObject([{ type: 1, content: 'It hums', files: 1, status: 'new' }]);
    expect((await ask('/feedback?kind=2')).headers.get('x-wp-total')).toBe('0');
    expect((await ask('/contacts?kind=short')).body).toMatchObject([{ name: 'Ada', form: 'short' }]);
  });

  test('notes what became of it, under the own name', async () => {
    const [entry] = readEntries((await ask('/contacts')).body);
    const answer = await door.ask({
      method: 'POST',
      path: `${base}/contacts/${entry?.id}`,
      role: 'editor',
      body: { status: 'answered', note: 'Called' },
    });
    expect(answer.body).toMatchObject({ status: 'answered', note: 'Called', changedBy: 'editor', message: 'Call me' });
  });

  test('saves a file that a visitor sent', async () => {
    const [entry] = readEntries((await ask('/feedback')).body);
    const { body } = await ask(`/feedback/${entry?.id}`);
    const [file] = readEntries(JSON.parse(JSON.stringify(body)).files);
    const link = await ask(`/files/${file?.id}`);
    const { address } = JSON.parse(JSON.stringify(link.body));
    const answer = await fetch(`http://127.0.0.1:${server.port}${address}`);
    expect(await answer.text()).toBe('{"pulses":[1]}');
    expect(answer.headers.get('content-disposition')).toContain('attachment');
  });

  test('takes a table of it along, in the own language', async () => {
    const { body } = await ask('/feedback/export?locale=zh');
    expect(body).toEqual({ content: expect.stringMatching(/^\ufeff"提交时间","状态"/) });
  });

  test('is told what is not there, and what is not taken', async () => {
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
  await expect.poll(find, { timeout: 5_000 }).toMatchObject([
    { template: 'contactReceived', state: 'sent', recipient: 'staff@haptera.example' },
    { template: 'feedbackReceived', state: 'sent' },
  ]);
});

test('while the platform is away, an editor is told so', async () => {
  const alone = await openTestDoor({ platformOrigin: 'http://127.0.0.1:1' });
  const answer = await alone.ask({ path: `${base}/feedback`, role: 'editor' });
  expect(answer).toMatchObject({ status: 503, body: { code: 'haptera_community_away' } });
  await alone.close();
});

function readEntries(value: unknown): readonly { readonly id: string }[] {
  return JSON.parse(JSON.stringify(value));
}
