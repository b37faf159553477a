import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isJsonObject, type JsonObject, type JsonValue } from '#cms-schema/json.ts';
import { jsonb, sql } from '#kit/database/sql.ts';
import { systemViewer } from '../../../permission/viewer.ts';
import { aPage } from '../../../testing/builders.ts';
import { openTestDoor, type TestDoor } from '../testing/open-test-door.ts';

let door: TestDoor;
let path: string;
beforeAll(async () => {
  door = await openTestDoor();
  path = `/haptera/v1/pages/${(await aPage(door.cms)).id}/work`;
});
afterAll(() => door.close());

const keep = (body: JsonObject, to = path) => door.ask({ method: 'POST', path: to, role: 'editor', body });

describe('unfinished work on a published page over REST', () => {
  it('ignores meta that pages do not have, and can mark a value for removal', async () => {
    const meta = { seo_title: null, colour: 'red' };
    const { body } = await keep({ pending: { meta }, pending_from: { meta: { ...meta, seo_title: 'Old' } } });
    expect(body).toMatchObject({
      pending: { meta: { seo_title: null } },
      pending_from: { meta: { seo_title: 'Old' } },
    });
    expect(JSON.stringify(body)).not.toContain('colour');
  });

  it('rejects a previous value that no page could have had, and names the field', async () => {
    const { status, body } = await keep({ pending: {}, pending_from: { meta: { seo_noindex: 'perhaps' } } });
    expect([status, body]).toMatchObject([
      400,
      { code: 'rest_invalid_param', data: { params: { 'pending_from.meta.seo_noindex': expect.any(String) } } },
    ]);
  });

  it.each<[string, JsonValue]>([
    ['slug', 'x'.repeat(1_001)],
    ['slug', 7],
    ['categories', 'all'],
    ['categories', Array.from({ length: 1_001 }, (_, index) => index)],
    ['tags', [{}]],
    ['featured_media', -1],
    ['meta', 'words'],
    ['meta', { seo_title: 'x'.repeat(501) }],
    ['meta', { haptera_sources: { words: 'x'.repeat(400_000) } }],
    ['author', 1],
  ])('rejects a %s that a save would reject, as a new or a previous value', async (name, value) => {
    expect((await keep({ pending: { [name]: value } })).status).toBe(400);
    expect((await keep({ pending: {}, pending_from: { [name]: value } })).status).toBe(400);
    expect(door.faults).toEqual([]);
  });

  it('is stored once if one user sends two states at the same moment', async () => {
    const to = `/haptera/v1/pages/${(await aPage(door.cms)).id}/work`;
    const answers = await Promise.all(['One', 'Two'].map((title) => keep({ title, edition: '' }, to)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
  });

  it('is rejected for a document of another type, or one that does not exist', async () => {
    const [page, post] = [await aPage(door.cms), await aPage(door.cms, { type: 'post' })];
    const statuses = [`posts/${page.id}`, `pages/${post.id}`, 'pages/999999', 'pages/0'].map(
      async (place) => (await keep({ title: 'New' }, `/haptera/v1/${place}/work`)).status,
    );
    expect(await Promise.all(statuses)).toEqual([404, 404, 404, 404]);
  });

  it('does not break the desk’s list if its stored format is outdated', async () => {
    const { id } = await aPage(door.cms, { title: 'Kept before an update' });
    await keep({ pending: { meta: { seo_noindex: true } } }, `/haptera/v1/pages/${id}/work`);
    const outdated = { fields: { meta: { seo_noindex: 'perhaps' } }, from: null };
    await door.database.run(sql`update revisions set pending = ${jsonb(outdated)} where document_id = ${id}`);
    for (const query of ['', '&state=changed']) {
      const { body } = await door.ask({
        path: `/haptera/v1/documents?type=page&search=update${query}`,
        role: 'editor',
      });
      const [group] = isJsonObject(body) && Array.isArray(body.groups) ? body.groups : [];
      expect(group).toMatchObject({ documents: [{ id, haptera_has_unpublished: true }] });
    }
  });

  it('is not revealed to users who may not edit the page', async () => {
    const { id } = await aPage(door.cms, { authorId: door.userIds.editor });
    for (const role of ['author', 'contributor', 'subscriber', null] as const) {
      for (const method of ['GET', 'POST']) {
        const { status } = await door.ask({ method, path: `/haptera/v1/pages/${id}/work`, role });
        expect([role, method, status]).toEqual([role, method, role === null ? 401 : 403]);
      }
    }
    expect((await door.cms.revisions.listAutosaves(systemViewer, id)).length).toBe(0);
  });
});
