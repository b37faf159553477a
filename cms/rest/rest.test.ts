import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDoor, type TestDoor } from './testing/open-test-door.ts';

let door: TestDoor;
beforeAll(async () => {
  door = await openTestDoor();
});
afterAll(() => door.close());

test('a page is made, read, changed and thrown away', async () => {
  const made = await door.ask({ method: 'POST', path: '/wp/v2/pages', role: 'editor', body: { title: 'Engine', status: 'publish', slug: 'engine' } });
  expect(made.body).toMatchObject({ title: { raw: 'Engine' }, status: 'publish' });
  expect(made.status).toBe(201);
  console.warn(JSON.stringify(made.body), Object.fromEntries(made.headers));
  const id = (made.headers.get('location') ?? '').split('/').at(-1);
  const read = await door.ask({ path: `/wp/v2/pages/${id}?_embed` });
  console.warn(JSON.stringify(read.body), Object.fromEntries(read.headers), door.faults);
});
