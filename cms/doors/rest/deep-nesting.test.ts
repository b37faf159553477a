import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { JsonValue } from '#cms-schema/json.ts';
import { MAX_MARKUP_DEPTH } from '#cms-schema/markup/scan-delimiters.ts';
import { sql } from '#kit/database/sql.ts';
import { propertyOf } from '#kit/property-of.ts';
import { MAX_LEVELS } from '../../editing/patched-state.ts';
import { MAX_DEPTH } from '../../menus/complete-item.ts';
import { systemViewer } from '../../permission/viewer.ts';
import { aPage } from '../../testing/builders.ts';
import { ask } from '../graphql/testing/ask.ts';
import { openTestDoor, type TestDoor } from './testing/open-test-door.ts';

let door: TestDoor;
beforeAll(async () => {
  door = await openTestDoor();
});
afterAll(() => door.close());

const post = (path: string, body: JsonValue) => door.ask({ method: 'POST', path, role: 'administrator', body });
const nest = (depth: number, name: string, inside: string) =>
  `${`<!-- wp:${name} -->`.repeat(depth)}${inside}${`<!-- /wp:${name} -->`.repeat(depth)}`;
const paragraph = '<!-- wp:paragraph --><p>震动</p><!-- /wp:paragraph -->';
/** The innermost block is the paragraph. */
const markupOf = (depth: number, name = 'group') => nest(depth - 1, name, paragraph);

/** What each door gets, with a document of its own if it needs one. */
const doors: Readonly<Record<string, (content: string) => Promise<{ status: number; body: JsonValue }>>> = {
  'a new page': (content) => post('/wp/v2/pages', { title: 'Deep', content, status: 'draft' }),
  'a new post': (content) => post('/wp/v2/posts', { title: 'Deep', content, status: 'publish' }),
  'a saved page': async (content) => post(`/wp/v2/pages/${(await aPage(door.cms)).id}`, { content }),
  'an autosave': async (content) => post(`/wp/v2/pages/${(await aPage(door.cms)).id}/autosaves`, { content }),
  'unfinished work': async (content) => post(`/haptera/v1/pages/${(await aPage(door.cms)).id}/work`, { content }),
  'a page in both languages': (content) =>
    post('/haptera/v1/documents', { type: 'page', documents: [{ lang: 'zh', title: 'Deep', content }] }),
  'a translation': async (content) =>
    post(`/haptera/v1/documents/${(await aPage(door.cms)).id}/translation`, { lang: 'en', source: { content } }),
  'several documents': async (content) =>
    post('/haptera/v1/save', { documents: [{ id: (await aPage(door.cms)).id, content }] }),
  'what is published': async (content) =>
    post('/haptera/v1/publish', { documents: [{ id: (await aPage(door.cms)).id, content }] }),
};

describe.each(Object.entries(doors))('blocks in %s', (_door, send) => {
  test.each(['group', 'haptera/section', 'third/party'])('may be nested as deep as the limit: %s', async (name) => {
    expect((await send(markupOf(MAX_MARKUP_DEPTH, name))).body).not.toMatchObject({
      data: { problems: expect.arrayContaining([expect.objectContaining({ code: 'markup_too_deep' })]) },
    });
    for (const depth of [MAX_MARKUP_DEPTH + 1, 5_000]) {
      const { status, body } = await send(markupOf(depth, name));
      expect(status).toBe(400);
      expect(body).toMatchObject({
        code: 'haptera_malformed',
        data: {
          problems: [{ code: 'markup_too_deep', message: { en: expect.stringContaining('on line 1 is nested more') } }],
        },
      });
    }
    expect(door.faults).toEqual([]);
  });
});

test('validation names blocks that are nested too deep', async () => {
  const { status, body } = await post('/haptera/v1/validate', { content: markupOf(20_000) });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    problems: expect.arrayContaining([expect.objectContaining({ code: 'markup_too_deep' })]),
  });
});

describe('whatever was stored before there was a limit', () => {
  const sources: Readonly<Record<string, string>> = {
    groups: markupOf(10_000),
    sections: markupOf(10_000, 'haptera/section'),
    'unclosed groups': '<!-- wp:group -->'.repeat(20_000),
    closers: '<!-- /wp:group -->'.repeat(20_000),
    elements: `${'<div>'.repeat(40_000)}震动`,
    formatting: `${'<b><i>'.repeat(20_000)}震动`,
    lists: `${'<ul><li>'.repeat(20_000)}震动`,
    quotations: `${'<blockquote>'.repeat(20_000)}震动`,
    tables: `${'<table><tr><td>'.repeat(10_000)}震动`,
    attributes: `<!-- wp:group {"a":${'['.repeat(20_000)}${']'.repeat(20_000)}} /-->`,
    shortcodes: `${'[caption]'.repeat(10_000)}震动${'[/caption]'.repeat(10_000)}`,
  };
  test.each(Object.keys(sources))(
    'is read, searched, listed and published without a server error: %s',
    async (name) => {
      const { cms, database, http } = door;
      const page = await aPage(cms, { title: `Deep ${name}` });
      await database.run(sql`update documents set content = ${sources[name] ?? ''} where id = ${page.id}`);
      // Presents the published row again from what is stored.
      await door.ask({ method: 'POST', path: `/wp/v2/pages/${page.id}`, role: 'administrator', body: { title: name } });
      const asks = [
        `/wp/v2/pages/${page.id}`,
        `/wp/v2/pages/${page.id}?context=edit`,
        '/wp/v2/pages?search=deep',
        `/wp/v2/pages/${page.id}/revisions`,
        `/haptera/v1/pages/${page.id}/work`,
      ];
      for (const path of asks) {
        const { status } = await door.ask({ path, role: 'administrator' });
        expect(status, path).toBeLessThan(500);
      }
      for (const path of ['/public-lists/feed/zh', '/public-lists/sitemap', '/public-lists/sitemap/zh/1'])
        expect((await http(new Request(`${cms.publicUrl}${path}`))).status, path).toBe(200);
      const query = 'query ($uri: String!) { nodeByUri(uri: $uri) { id } }';
      expect((await ask(http, query, { uri: page.path })).status).toBe(200);
      await post('/haptera/v1/publish', { documents: [{ id: page.id }] });
      await cms.documents.deleteDocument(systemViewer, page.id);
      expect(door.faults).toEqual([]);
    },
  );
});

test('pages can be nested as deep as the limit, also by moving what is above others', async () => {
  const chain: number[] = [];
  const add = async (parent: number | undefined) =>
    post('/wp/v2/pages', { title: 'Level', status: 'draft', ...(parent !== undefined && { parent }) });
  for (let level = 0; level < MAX_LEVELS; level += 1) {
    const { status, body } = await add(chain.at(-1));
    expect(status).toBe(201);
    chain.push(Number(propertyOf(Object(body), 'id')));
  }
  const tooDeep = { status: 400, body: { code: 'haptera_parent_too_deep', data: { levels: MAX_LEVELS } } };
  expect(await add(chain.at(-1))).toMatchObject(tooDeep);
  const { body } = await add(undefined);
  const above = Number(propertyOf(Object(body), 'id'));
  expect(await post(`/wp/v2/pages/${chain[0]}`, { parent: above })).toMatchObject(tooDeep);
  expect(
    await post(`/haptera/v1/documents/${chain[0]}/move`, { parent: above, documents: [{ id: chain[0] ?? 0 }] }),
  ).toMatchObject(tooDeep);
  expect(await post(`/wp/v2/pages/${chain[1]}`, { parent: above })).toMatchObject({ status: 200 });
});

test('entries of a menu can be nested as deep as the limit, one by one and by moving what is above others', async () => {
  const idOf = ({ body }: { readonly body: JsonValue }) => Number(propertyOf(Object(body), 'id'));
  const menus = idOf(await post('/wp/v2/menus', { name: 'Deep' }));
  const add = (parent: number) =>
    post('/wp/v2/menu-items', { title: 'Level', url: '/a', menus, parent, type: 'custom', status: 'publish' });
  const chain: number[] = [];
  for (let level = 0; level < MAX_DEPTH; level += 1) {
    const added = await add(chain.at(-1) ?? 0);
    expect(added.status).toBe(201);
    chain.push(idOf(added));
  }
  const tooDeep = { status: 400, body: { message: expect.stringContaining(`${MAX_DEPTH} levels`) } };
  expect(await add(chain.at(-1) ?? 0)).toMatchObject(tooDeep);
  const above = idOf(await add(0));
  expect(await post(`/wp/v2/menu-items/${chain[0]}`, { parent: above })).toMatchObject(tooDeep);
  expect(await post(`/wp/v2/menu-items/${chain[1]}`, { parent: above })).toMatchObject({ status: 200 });
});
