import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPage } from '../../../testing/builders.ts';
import { openTestDoor, type TestDoor } from '../testing/open-test-door.ts';

let door: TestDoor;
beforeAll(async () => {
  door = await openTestDoor();
});
afterAll(() => door.close());

describe('presence over REST', () => {
  it('returns who else is there, and takes over', async () => {
    const { id } = await aPage(door.cms);
    const path = `/haptera/v1/documents/${id}/presence`;
    const post = (role: 'editor' | 'administrator', session: string, more = {}) =>
      door.ask({ method: 'POST', path, role, body: { session, ...more } });
    expect((await post('editor', 'tab-number-one')).body).toEqual({ others: [], taken_over: null });
    const taken = await post('administrator', 'tab-number-two', { take_over: true });
    expect(taken).toMatchObject({
      status: 200,
      body: { others: [{ name: 'The editor', is_you: false }], taken_over: null },
    });
    expect(taken.headers.get('cache-control')).toContain('no-store');
    expect((await post('editor', 'tab-number-one')).body).toMatchObject({
      others: [{ name: 'The administrator' }],
      taken_over: { name: 'The administrator', is_you: false },
    });
    // The kind of request that a browser can send while a page is being closed.
    const end = {
      method: 'POST',
      path: `${path}?_method=DELETE&session=tab-number-two`,
      role: 'administrator',
    } as const;
    expect((await door.ask(end)).body).toEqual({ ended: true });
    expect((await post('editor', 'tab-number-one')).body).toMatchObject({ others: [] });
    expect(door.faults).toEqual([]);
  });

  it('rejects invalid session names, and reveals nothing of drafts to others', async () => {
    const { id } = await aPage(door.cms, { status: 'draft' });
    const ask = (session: string, role: 'author' | 'editor' | null) =>
      door.ask({ method: 'POST', path: `/haptera/v1/documents/${id}/presence`, role, body: { session } });
    for (const session of ['', 'short', 'x'.repeat(65), '<script>alert(1)</script>']) {
      expect((await ask(session, 'editor')).status).toBe(400);
    }
    const unknown = await door.ask({
      method: 'POST',
      path: '/haptera/v1/documents/999999/presence',
      role: 'author',
      body: { session: 'tab-number-one' },
    });
    expect(await ask('tab-number-one', 'author')).toMatchObject({ status: 404, body: unknown.body });
    expect((await ask('tab-number-one', null)).status).toBe(401);
  });

  it('returns the edition of unfinished work, and 412 for a different one', async () => {
    const { id } = await aPage(door.cms);
    const save = (title: string, edition: string) =>
      door.ask({
        method: 'POST',
        path: `/haptera/v1/pages/${id}/work`,
        role: 'editor',
        body: { title, edition: edition },
      });
    const first = await save('first', '');
    const { edition } = Object(first.body);
    expect(edition).toMatch(/^[\w-]{22}$/);
    expect(await save('second', '')).toMatchObject({ status: 412, body: { code: 'haptera_autosave_stale' } });
    expect((await save('second', edition)).status).toBe(200);
  });
});
