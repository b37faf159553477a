import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isJsonObject, type JsonObject, type JsonValue } from '#cms-schema/json.ts';
import type { Role } from '#contract/roles.ts';
import { systemViewer } from '../../permission/viewer.ts';
import { aPage, hero, pngBytes } from '../../testing/builders.ts';
import { openTestDoor, readAnswer, type TestAnswer, type TestDoor } from './testing/open-test-door.ts';

let door: TestDoor;
beforeAll(async () => {
  door = await openTestDoor();
});
afterAll(() => door.close());

const address = 'https://haptera.example';

describe('requests', () => {
  test('double slashes, trailing slashes and ?rest_route= reach the same route', async () => {
    const page = await aPage(door.cms);
    for (const path of [
      `/wp-json/wp/v2/pages/${page.id}/`,
      `//wp-json//wp/v2/pages/${page.id}`,
      `/?rest_route=/wp/v2/pages/${page.id}`,
    ]) {
      const answer = await readAnswer(await door.http(new Request(address + path)));
      expect(answer.body, path).toMatchObject({ id: page.id });
    }
  });

  test('an unknown path, an unknown method and a method that a route lacks are all "no route"', async () => {
    for (const [method, path] of [
      ['GET', '/wp/v2/nothing'],
      ['PUT', '/wp/v2/pages'],
      ['BREW', '/wp/v2/pages'],
    ] as const) {
      const answer = await door.ask({ method, path });
      expect([answer.status, codeOf(answer)], `${method} ${path}`).toEqual([404, 'rest_no_route']);
    }
  });

  test('only a POST can override its method', async () => {
    const page = await aPage(door.cms);
    const read = await door.ask({ path: `/wp/v2/pages/${page.id}?_method=DELETE`, role: 'editor' });
    expect(read.body).toMatchObject({ id: page.id });
    const deleted = await door.ask({ method: 'POST', path: `/wp/v2/pages/${page.id}?_method=DELETE`, role: 'editor' });
    expect(deleted.body).toMatchObject({ status: 'trash' });
  });

  test('a form is equivalent to JSON', async () => {
    const raw = new URLSearchParams({ title: 'In a form' });
    const answer = await door.ask({ method: 'POST', path: '/wp/v2/pages', role: 'editor', raw });
    expect(answer.body).toMatchObject({ title: { raw: 'In a form' } });
  });

  test('a form with files is rejected by routes without uploads, with a helpful error', async () => {
    const raw = new FormData();
    raw.append('title', 'In parts');
    const answer = await door.ask({ method: 'POST', path: '/wp/v2/pages', role: 'editor', raw });
    expect([answer.status, codeOf(answer)]).toEqual([415, 'haptera_multipart']);
    expect(answer.body).toMatchObject({ message: expect.stringContaining('as JSON') });
  });

  test('HEAD responds like GET without a body', async () => {
    await aPage(door.cms);
    const answer = await door.ask({ method: 'HEAD', path: '/wp/v2/pages' });
    expect(answer.body).toBe('');
    expect(Number(answer.headers.get('x-wp-total'))).toBeGreaterThan(0);
  });

  test('a body of more than 4 MB is rejected with 413', async () => {
    const answer = await door.ask({
      method: 'POST',
      path: '/wp/v2/pages',
      role: 'editor',
      body: { title: 'x'.repeat(4_300_000) },
    });
    expect([answer.status, codeOf(answer)]).toEqual([413, 'haptera_body_too_large']);
  });

  test('only scripts of the site’s own origin may read responses', async () => {
    const own = await door.ask({ path: '/wp/v2/types', headers: { Origin: address } });
    expect(own.headers.get('access-control-allow-origin')).toBe(address);
    const other = await door.ask({ path: '/wp/v2/types', headers: { Origin: 'https://evil.example' } });
    expect(other.headers.get('access-control-allow-origin')).toBeNull();
  });

  test('public responses are revalidated each time, and private ones never cached', async () => {
    const publicAnswer = await door.ask({ path: '/wp/v2/pages' });
    expect(publicAnswer.headers.get('cache-control')).toBe('no-cache');
    expect(publicAnswer.headers.get('vary')).toBe('Origin, Authorization, Cookie');
    const own = await door.ask({ path: '/wp/v2/pages', role: 'editor' });
    expect(own.headers.get('cache-control')).toContain('no-store, private');
  });

  test('JSONP is disabled', async () => {
    for (const role of [null, 'editor'] as const) {
      const answer = await door.ask({ path: '/wp/v2/types/page?_jsonp=a.b', role });
      expect([answer.status, codeOf(answer)]).toEqual([400, 'rest_callback_disabled']);
    }
  });

  test('the links of a list keep the query across its pages', async () => {
    const group = await aPage(door.cms);
    for (const title of ['a', 'b', 'c']) await aPage(door.cms, { parentId: group.id, title });
    const path = `/wp/v2/pages?parent=${group.id}&per_page=1&orderby=title&order=asc&_fields=title.raw,title.rendered`;
    const first = await door.ask({ path });
    const [, next = ''] = /<([^>]+)>; rel="next"/.exec(first.headers.get('link') ?? '') ?? [];
    expect(next).toContain(`${address}/wp-json/wp/v2/pages?parent%5B0%5D=${group.id}&per_page=1&orderby=title`);
    const second = await readAnswer(await door.http(new Request(next)));
    expect(second.body).toEqual([{ title: { rendered: 'b' } }]);
    expect(second.headers.get('link')).toContain('rel="prev"');
  });

  test('_embed brings the author, the picture and the terms; _fields decides whether it is seen', async () => {
    const { documents, terms } = door.cms;
    const tag = await terms.createTerm(systemViewer, { taxonomy: 'post_tag', name: 'embedded' });
    const post = await documents.createDocument(systemViewer, {
      type: 'post',
      title: 'With company',
      status: 'publish',
      authorId: door.userIds.editor,
      tags: [tag.id],
    });
    const path = `/wp/v2/posts/${post.id}`;
    const all = await door.ask({ path: `${path}?_embed` });
    expect(all.body).toMatchObject({
      _embedded: { author: [{ name: 'The editor' }], 'wp:term': [[], [{ name: 'embedded' }]] },
    });
    expect(JSON.stringify(all.body)).not.toContain('editor@haptera.example');
    const some = await door.ask({ path: `${path}?_embed=author&_fields=id,_embedded` });
    expect(Object.keys(objectOf(some.body)).toSorted()).toEqual(['_embedded', '_links', 'id']);
    expect((await door.ask({ path: `${path}?_embed&_fields=id` })).body).toEqual({ id: post.id });
  });
});

test('visitors find no text of drafts, private or protected pages anywhere', async () => {
  const canary = 'Sperlingskanarie';
  const content = hero(canary);
  const pages = [
    await aPage(door.cms, { status: 'draft', content, title: `${canary} a` }),
    await aPage(door.cms, { status: 'private', content, title: `${canary} b` }),
    await aPage(door.cms, { password: 'secret', content, excerpt: canary, title: 'locked' }),
    await aPage(door.cms, { status: 'publish', date: '2090-01-01T00:00:00Z', content, title: `${canary} c` }),
  ];
  await door.cms.documents.saveDocument(systemViewer, pages[0]?.id ?? 0, { title: `${canary} changed` });
  const paths = [
    ...pages.flatMap(({ id }) =>
      ['', '?context=edit', '/revisions', '/autosaves', '?_embed'].map((rest) => `/wp/v2/pages/${id}${rest}`),
    ),
    ...['status=any', 'status[]=draft', 'include=IDS', 'search=WORD', 'per_page=100', 'slug=some-page'].map(
      (query) => `/wp/v2/pages?${query}`,
    ),
    ...[
      '/wp/v2/search?search=WORD',
      '/wp/v2/search?include=IDS',
      '/wp/v2/posts?search=WORD',
      '/wp/v2/media?search=WORD',
      '/wp/v2/menus',
      '/wp/v2/menu-items',
      '/haptera/v1/audit',
    ],
  ].map((path) => path.replace('IDS', pages.map(({ id }) => id).join(',')).replace('WORD', canary));
  for (const path of paths) expect(JSON.stringify((await door.ask({ path })).body), path).not.toContain(canary);
  const editor = await door.ask({ path: `/wp/v2/pages/${pages[0]?.id}`, role: 'editor' });
  expect(JSON.stringify(editor.body), 'the check can see').toContain(canary);
});

describe('beyond WordPress', () => {
  test('a save over a newer version is rejected, changes nothing and returns the current revision', async () => {
    const page = await aPage(door.cms, { title: 'first' });
    const path = `/wp/v2/pages/${page.id}`;
    const etag = (await door.ask({ path })).headers.get('etag') ?? '';
    expect(etag).toMatch(new RegExp(`^"${page.revision}\\.`));
    const saved = await door.ask({
      method: 'POST',
      path,
      role: 'editor',
      headers: { 'If-Match': etag },
      body: { title: 'second' },
    });
    expect(saved.headers.get('etag')).toMatch(new RegExp(`^"${page.revision + 1}\\.`));
    const late = await door.ask({
      method: 'POST',
      path,
      role: 'editor',
      headers: { 'If-Match': etag },
      body: { title: 'third' },
    });
    expect([late.status, codeOf(late)]).toEqual([412, 'haptera_stale']);
    expect(late.body).toMatchObject({ data: { current: { id: page.id, title: { raw: 'second' } } } });
    const deleted = await door.ask({
      method: 'DELETE',
      path: `${path}?force=true`,
      role: 'editor',
      headers: { 'If-Match': etag },
    });
    expect(deleted.status).toBe(412);
    expect(
      (await door.ask({ method: 'POST', path, role: 'editor', headers: { 'If-Match': 'x' }, body: {} })).status,
    ).toBe(400);
  });

  test('of many saves over the same version one wins, and the others get an error', async () => {
    const page = await aPage(door.cms);
    const headers = { 'If-Match': `"${page.revision}"` };
    const save = (number: number) =>
      door.ask({
        method: 'POST',
        path: `/wp/v2/pages/${page.id}`,
        role: 'editor',
        headers,
        body: { title: `try ${number}` },
      });
    const answers = await Promise.all(Array.from({ length: 12 }, (_, number) => save(number)));
    const statuses = answers.map(({ status }) => status).toSorted();
    expect(statuses).toEqual([200, ...Array.from({ length: 11 }, () => 412)]);
  });

  test('stale saves of settings and terms are rejected too', async () => {
    const before = await door.ask({ path: '/wp/v2/settings', role: 'administrator' });
    const stale = { 'If-Match': before.headers.get('etag') ?? '' };
    const change = (headers: Record<string, string>, description: string) =>
      door.ask({ method: 'POST', path: '/wp/v2/settings', role: 'administrator', headers, body: { description } });
    expect((await change(stale, 'one')).status).toBe(200);
    const late = await change(stale, 'two');
    expect([late.status, codeOf(late)]).toEqual([412, 'haptera_stale']);
    expect(late.body).toMatchObject({ data: { current: { description: 'one' } } });
  });

  test('a page with problems is not published, and every problem is reported with its place', async () => {
    const ask = (body: JsonObject, path = '/wp/v2/pages') => door.ask({ method: 'POST', path, role: 'editor', body });
    const content = `${hero('', { id: 'one' })}\n\n${hero('', { id: 'two' })}`;
    const draft = await ask({ title: 'Faults', lang: 'en', slug: 'faults', content });
    const refused = await ask({ status: 'publish' }, `/wp/v2/pages/${idOf(draft)}`);
    expect([refused.status, codeOf(refused)]).toEqual([400, 'haptera_incomplete']);
    expect(refused.body).toMatchObject({
      data: {
        problems: [
          { blockId: 'one', path: ['heading'] },
          { blockId: 'two', path: ['heading'] },
        ],
      },
    });
    expect((await door.ask({ path: `/wp/v2/pages/${idOf(draft)}` })).status).toBe(401);
  });

  test('both languages of a page are published together, or neither', async () => {
    const ask = (body: JsonObject, path = '/wp/v2/pages') => door.ask({ method: 'POST', path, role: 'editor', body });
    const zh = await ask({ title: '引擎', lang: 'zh', slug: 'pair', content: hero('引擎') });
    const en = await ask({ title: 'Engine', translation_of: idOf(zh), slug: 'pair', lang: 'en', content: hero('') });
    expect(en.body).toMatchObject({ lang: 'en', translations: { zh: idOf(zh), en: idOf(en) } });
    const documents = [zh, en].map((made) => ({ id: idOf(made), expectedRevision: 1 }));
    const refused = await ask({ documents }, '/haptera/v1/publish');
    expect([refused.status, codeOf(refused)]).toEqual([400, 'haptera_incomplete']);
    expect(refused.body).toMatchObject({
      data: { problems: [{ documentId: idOf(en), blockId: 'hero', path: ['heading'] }] },
    });
    expect((await door.ask({ path: `/wp/v2/pages/${idOf(zh)}` })).status).toBe(401);
    await ask({ content: hero('Engine') }, `/wp/v2/pages/${idOf(en)}`);
    const stale = await ask({ documents }, '/haptera/v1/publish');
    expect(stale.body).toMatchObject({
      code: 'haptera_stale',
      data: { current: [{ id: idOf(en), haptera_revision: 2 }] },
    });
    const done = await ask({ documents: documents.map(({ id }) => ({ id })) }, '/haptera/v1/publish');
    expect(done.body).toMatchObject({ documents: [{ status: 'publish' }, { status: 'publish' }] });
    const list = await door.ask({ path: '/wp/v2/pages?lang=en&slug=pair&_fields=id,link' });
    expect(list.body).toEqual([{ id: idOf(en), link: `${address}/en/pair` }]);
    const back = await ask({ documents: [{ id: idOf(en) }] }, '/haptera/v1/unpublish');
    expect(back.body).toMatchObject({ documents: [{ status: 'draft' }] });
  });

  test('a pair is published with its content, each language with one revision, or neither is touched', async () => {
    const ask = (body: JsonObject, path = '/wp/v2/pages') => door.ask({ method: 'POST', path, role: 'editor', body });
    const publish = (documents: JsonObject[]) => ask({ documents }, '/haptera/v1/publish');
    const zh = idOf(await ask({ title: '成对', lang: 'zh', slug: 'whole', status: 'publish', content: hero('旧') }));
    const en = idOf(await ask({ title: 'Pair', lang: 'en', translation_of: zh, slug: 'whole', content: hero('Old') }));
    const stateOf = async () => ({
      rows: await door.database.query(
        `select id, status, title, content, revision from documents where id in (${zh}, ${en}) order by id`,
      ),
      revisions: await door.database.query(
        `select document_id from revisions where document_id in (${zh}, ${en}) and kind = 'revision' order by 1`,
      ),
      announced: (await door.database.query('select id from outbox')).length,
    });
    const before = await stateOf();
    const mine = { id: zh, expectedRevision: 1, title: '新', content: hero('新'), meta: { seo_title: '新标题' } };
    const other = { id: en, expectedRevision: 1, title: { raw: 'New' }, content: hero('New') };

    const refusals = await Promise.all([
      publish([mine, { ...other, content: hero('') }]),
      publish([mine, { ...other, content: hero('x', { actions: 'none' }) }]),
      publish([mine, { ...other, expectedRevision: 7 }]),
      publish([mine, { ...other, featured_media: 4_000_000 }]),
      publish([mine, { ...other, menu_order: 'second' }]),
    ]);
    expect(refusals.map(codeOf)).toEqual([
      'haptera_incomplete',
      'haptera_malformed',
      'haptera_stale',
      'rest_invalid_featured_media',
      'rest_invalid_param',
    ]);
    expect(refusals[1]?.body).toMatchObject({ data: { problems: [{ documentId: en, path: ['actions'] }] } });
    expect(await stateOf()).toEqual(before);

    const done = await publish([mine, { ...other, status: 'draft', date: '2090-01-01T00:00:00' }]);
    expect(done.body).toMatchObject({
      documents: [
        { id: zh, status: 'publish', title: { raw: '新' }, meta: { seo_title: '新标题' }, haptera_revision: 2 },
        { id: en, status: 'publish', title: { raw: 'New' }, haptera_revision: 2 },
      ],
    });
    const after = await stateOf();
    expect(after.revisions).toEqual([{ document_id: zh }, { document_id: en }]);
    expect(after.announced).toBe(before.announced + 1);
  });

  test('a list for editing shows who last changed each document and which have unfinished work', async () => {
    const ask = (body: JsonObject, role: Role, path = '/wp/v2/posts') => door.ask({ method: 'POST', path, role, body });
    const own = idOf(await ask({ title: 'theirs', lang: 'en', status: 'publish' }, 'author'));
    const changed = idOf(await ask({ title: 'of an editor', lang: 'en', status: 'publish' }, 'editor'));
    await ask({ title: 'changed' }, 'administrator', `/wp/v2/posts/${changed}`);
    await ask({ title: 'not finished' }, 'author', `/wp/v2/posts/${own}/autosaves`);
    const fields = '_fields=id,haptera_modified_by,haptera_has_autosave';
    const list = async (role: Role) =>
      (
        await door.ask({
          path: `/wp/v2/posts?context=edit&include=${own},${changed}&orderby=id&order=asc&${fields}`,
          role,
        })
      ).body;
    const [author, administrator] = [door.userIds.author, door.userIds.administrator];
    const ofOwn = {
      id: own,
      haptera_modified_by: { id: author, name: 'The author' },
      haptera_has_autosave: true,
    };
    expect(await list('editor')).toEqual([
      ofOwn,
      {
        id: changed,
        haptera_modified_by: { id: administrator, name: 'The administrator' },
        haptera_has_autosave: false,
      },
    ]);
    // A list for editing contains only what the user may edit.
    expect(await list('author')).toEqual([ofOwn]);
    const open = await door.ask({ path: `/wp/v2/posts/${changed}` });
    expect(Object.keys(objectOf(open.body)).filter((key) => /modified_by|autosave/.test(key))).toEqual([]);
    // Work based on an older revision no longer counts as unfinished.
    await ask({ title: 'finished' }, 'author', `/wp/v2/posts/${own}`);
    expect(await list('author')).toMatchObject([{ haptera_has_autosave: false }]);
  });

  test('users who may not edit a page cannot save it by publishing', async () => {
    const page = await aPage(door.cms, { title: 'theirs' });
    const answer = await door.ask({
      method: 'POST',
      path: '/haptera/v1/publish',
      role: 'author',
      body: { documents: [{ id: page.id, title: 'mine' }] },
    });
    expect([answer.status, codeOf(answer)]).toEqual([403, 'rest_cannot_edit']);
    expect(await door.cms.published.getPublishedById(page.id)).toMatchObject({ title: 'theirs' });
  });

  test('content can be checked before it is saved, and a preview is a link for half an hour', async () => {
    const found = await door.ask({
      method: 'POST',
      path: '/haptera/v1/validate',
      role: 'contributor',
      body: { content: hero(''), lang: 'en' },
    });
    expect(found.body).toMatchObject({
      problems: [{ severity: 'incomplete', blockId: 'hero', path: ['heading'], code: 'required' }],
    });
    const page = await aPage(door.cms, { status: 'draft', locale: 'en' });
    const link = await door.ask({
      method: 'POST',
      path: '/haptera/v1/preview-token',
      role: 'editor',
      body: { id: page.id },
    });
    expect(objectOf(link.body).url).toBe(
      `${address}/en/preview?token=${encodeURIComponent(String(objectOf(link.body).token))}`,
    );
  });

  test('an earlier revision is restored with one request', async () => {
    const page = await aPage(door.cms, { title: 'first' });
    const ask = (title: string) =>
      door.ask({ method: 'POST', path: `/wp/v2/pages/${page.id}`, role: 'editor', body: { title } });
    await ask('second');
    await ask('third');
    const list = await door.ask({ path: `/wp/v2/pages/${page.id}/revisions`, role: 'editor' });
    const wanted = Array.isArray(list.body)
      ? list.body.map(objectOf).find(({ title }) => objectOf(title ?? null).rendered === 'second')
      : undefined;
    const restored = await door.ask({
      method: 'POST',
      path: `/haptera/v1/pages/${page.id}/revisions/${wanted?.id}/restore`,
      role: 'editor',
    });
    expect(restored.body).toMatchObject({ title: { raw: 'second' } });
  });

  test('a picture has an alt text per language, even if the fields follow the file in the form', async () => {
    const form = new FormData();
    form.append('file', new File([new Uint8Array(pngBytes(700, 10))], '图.png', { type: 'image/png' }));
    form.append('haptera_alt[zh]', '手柄');
    form.append('haptera_alt[en]', 'Controller');
    form.append('title', 'After the file');
    const made = await door.ask({ method: 'POST', path: '/wp/v2/media', role: 'author', raw: form });
    expect(made.body).toMatchObject({
      title: { raw: 'After the file' },
      filename: '图.png',
      alt_text: '手柄',
      haptera_alt: { zh: '手柄', en: 'Controller' },
      media_details: {
        width: 700,
        height: 10,
        sizes: { thumbnail: { width: 320 }, medium: { width: 640 }, full: { width: 700 } },
      },
    });
    const file = await door.http(new Request(String(objectOf(made.body).source_url)));
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'image/png']);
  });

  test('a whole menu is saved in one request', async () => {
    const menu = await door.ask({
      method: 'POST',
      path: '/wp/v2/menus',
      role: 'editor',
      body: { name: 'Header', locations: ['primary'], lang: 'en' },
    });
    const saved = await door.ask({
      method: 'PUT',
      path: `/haptera/v1/menus/${idOf(menu)}/items`,
      role: 'editor',
      headers: { 'If-Match': menu.headers.get('etag') ?? '' },
      body: { items: [{ title: 'Product', url: '/product', children: [{ title: 'Engine', url: '/product/engine' }] }] },
    });
    expect(saved.body).toMatchObject([{ title: { raw: 'Product' }, parent: 0 }, { title: { raw: 'Engine' } }]);
    const locations = await door.ask({ path: '/wp/v2/menu-locations', role: 'editor' });
    expect(locations.body).toMatchObject({ primary: { haptera_menus: { en: idOf(menu) } } });
  });

  test('a batch can validate all requests before executing any', async () => {
    const requests: JsonValue[] = [
      { path: '/wp/v2/pages', body: { title: 'in a batch' } },
      { path: '/wp/v2/pages', body: { status: 'nonsense' } },
    ];
    const ask = (validation: string) =>
      door.ask({ method: 'POST', path: '/batch/v1', role: 'editor', body: { validation, requests } });
    expect(await ask('require-all-validate')).toMatchObject({
      status: 207,
      body: { failed: 'validation', responses: [null, { status: 400 }] },
    });
    expect(await ask('normal')).toMatchObject({ status: 207, body: { responses: [{ status: 201 }, { status: 400 }] } });
  });
});

function codeOf({ body }: TestAnswer): JsonValue | undefined {
  return objectOf(body).code;
}

function idOf({ body }: TestAnswer): number {
  return Number(objectOf(body).id);
}

function objectOf(value: JsonValue): JsonObject {
  return isJsonObject(value) ? value : {};
}
