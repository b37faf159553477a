import { afterAll, beforeAll, expect, it } from 'vitest';
import type { JsonObject } from '#cms-schema/json.ts';
import { documentPassKey, signDocumentPass } from '#contract/gated-documents.ts';
import { aPage, hero } from '../../testing/builders.ts';
import { testSecret } from '../../testing/open-test-cms.ts';
import { openTestDoor, type TestDoor } from './testing/open-test-door.ts';

let door: TestDoor;
beforeAll(async () => {
  door = await openTestDoor();
});
afterAll(() => door.close());

const locked = () => aPage(door.cms, { type: 'post', password: 'open sesame', content: hero('Behind a password') });

it('whoever sends the password gets an address, which nobody on the way may keep', async () => {
  const { id } = await locked();
  const path = `/haptera/v1/documents/${id}/open`;
  const right = await door.ask({ method: 'POST', path, body: { password: 'open sesame' } });
  expect(right).toMatchObject({ status: 200, body: { url: expect.stringContaining('/opened/') } });
  expect(right.headers.get('cache-control')).toContain('no-store');
  expect(await door.ask({ method: 'POST', path, body: { password: 'x' } })).toMatchObject({
    status: 403,
    body: { code: 'haptera_wrong_document_password' },
  });
  const refused: JsonObject[] = [{}, { password: 5 }, { password: 'x'.repeat(256) }];
  for (const body of refused) {
    expect((await door.ask({ method: 'POST', path, body })).status).toBe(400);
  }
});

it('a document that needs an account as well takes its password only together with the pass of one', async () => {
  const { id } = await aPage(door.cms, { type: 'post', password: 'open sesame', visibility: 'customer' });
  const until = new Date(Date.now() + 60_000).toISOString();
  const pass = signDocumentPass(documentPassKey(testSecret), { documentId: id, visibility: 'customer' }, until);
  const path = `/haptera/v1/documents/${id}/open`;
  const send = async (body: JsonObject) => (await door.ask({ method: 'POST', path, body })).status;
  expect(await send({ password: 'open sesame' })).toBe(404);
  expect(await send({ password: 'wrong', pass })).toBe(403);
  expect(await send({ password: 'open sesame', pass })).toBe(200);
  expect(await send({ password: 'open sesame', pass: 'x'.repeat(4_001) })).toBe(400);
  expect((await door.ask({ path: `/wp/v2/posts/${id}?password=open%20sesame` })).status).toBe(401);
});

it('the password in wp/v2 opens a document as in WordPress, and cannot be guessed at any speed', async () => {
  const { id } = await locked();
  const ask = (password: string) => door.ask({ path: `/wp/v2/posts/${id}?password=${encodeURIComponent(password)}` });
  expect(await ask('open sesame')).toMatchObject({
    status: 200,
    body: { content: { rendered: '<h2>Behind a password</h2>', protected: true } },
  });
  const answers = await Promise.all(Array.from({ length: 30 }, (_, index) => ask(`guess ${index}`)));
  const wrong = answers.filter(({ status }) => status === 403);
  expect(wrong).toHaveLength(10);
  expect(wrong[0]?.body).toMatchObject({ code: 'rest_post_incorrect_password' });
  const limited = answers.filter(({ status }) => status === 429);
  expect(limited).toHaveLength(20);
  expect(Number(limited[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await ask('open sesame')).status).toBe(429);
});
