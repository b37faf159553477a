import { afterAll, beforeAll, expect, test } from 'vitest';
import { aPage } from '../../../testing/builders.ts';
import { openTestDoor, type TestDoor } from '../testing/open-test-door.ts';

let door: TestDoor;
beforeAll(async () => {
  door = await openTestDoor();
});
afterAll(() => door.close());

test('users who may edit a page can look up its future address', async () => {
  const { id } = await aPage(door.cms, { status: 'draft', title: '别的', slug: '' });
  const path = `/haptera/v1/documents/${id}/address?title=${encodeURIComponent('触感 引擎')}`;
  const answer = await door.ask({ path, role: 'editor' });
  expect([answer.status, answer.body]).toEqual([200, { path: '/触感-引擎' }]);
  expect((await door.ask({ path: `${path}&slug=engine`, role: 'editor' })).body).toEqual({ path: '/engine' });
  expect((await door.ask({ path, role: 'author' })).status).toBe(403);
  expect((await door.ask({ path, role: null })).status).toBe(401);
  expect((await door.ask({ path: '/haptera/v1/documents/999999/address', role: 'editor' })).status).toBe(404);
});
