import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { findDeadLinks } from './builder/find-dead-links.ts';
import { createDeskClient, type DeskClient } from './cms/desk-client.ts';
import type { SeenDocument } from './cms/document-model.ts';
import { listProblems } from './cms/publishing-calls.ts';
import { isAutosaveStale, isSignedOut, isStale, isUnreachable, StudioError } from './cms/studio-error.ts';
import type { WorkInput } from './cms/work-calls.ts';
import { createStudioClient } from './cms.ts';
import { emptyDraft } from './document/model.ts';
import { type Browser, openBrowser } from './testing/cookie-fetch.ts';
import { createDocument } from './testing/create-document.ts';
import { type CmsProcess, openCmsProcess } from './testing/open-cms-process.ts';

let cms: CmsProcess;
let browser: Browser;
let client: DeskClient;

beforeAll(async () => {
  cms = await openCmsProcess();
});
afterAll(() => cms.close());
beforeEach(() => {
  browser = openBrowser();
  vi.stubGlobal('fetch', browser.fetch);
  client = openClient();
});
afterEach(() => vi.unstubAllGlobals());

function openClient(nonce: string | null = null): DeskClient {
  const client = createStudioClient({
    root: `${cms.url}/wp-json`,
    nonceEndpoint: `${cms.url}/wp-admin/admin-ajax.php?action=rest-nonce`,
    nonce,
  });
  return createDeskClient(client);
}

const heading = (text: string) => `<!-- wp:haptera/hero ${JSON.stringify({ id: 'hero', heading: text })} /-->`;
const someWork = (parts: Partial<WorkInput>): WorkInput => ({
  title: 'Work',
  content: '',
  excerpt: '',
  pending: {},
  from: {},
  ...parts,
});
const seen = ({ id, revision }: SeenDocument): SeenDocument => ({ id, revision });

async function caught(run: Promise<unknown>): Promise<StudioError> {
  const error: unknown = await run.then(
    () => new Error('Nothing was refused.'),
    (reason: unknown) => reason,
  );
  if (error instanceof StudioError) return error;
  throw error;
}

describe('signing in', () => {
  test('an editor signs in, is still signed in for a new client, and signs out', async () => {
    expect(await client.session.current()).toBeNull();
    const user = await client.session.signIn('editor', cms.password);
    expect(user).toMatchObject({ username: 'editor', role: 'editor', email: 'editor@haptera.example' });
    expect(user.capabilities.has('publish_pages')).toBe(true);
    expect(await openClient().session.current()).toMatchObject({ username: 'editor' });
    await client.session.signOut();
    expect(await openClient().session.current()).toBeNull();
  });

  test('requests in flight are aborted on sign-out instead of being refused', async () => {
    await client.session.signIn('editor', cms.password);
    let ended = 0;
    client.onSignedOut(() => {
      ended += 1;
    });
    const late = caught(client.groups.list('page', {}));
    await client.session.signOut();
    expect([(await late).code, ended]).toEqual(['aborted', 0]);
  });

  test('a wrong password is reported as such and does not end a session', async () => {
    let ended = 0;
    client.onSignedOut(() => {
      ended += 1;
    });
    const error = await caught(client.session.signIn('author', 'not the password'));
    expect([error.code, error.status, ended]).toEqual(['incorrect_password', 401, 0]);
  });

  test('after too many wrong passwords the error says how long to wait', async () => {
    const errors: StudioError[] = [];
    for (let count = 0; count < 6; count += 1)
      errors.push(await caught(client.session.signIn('nobody', `wrong ${count}`)));
    expect(errors.at(-1)?.code).toBe('too_many_retries');
    expect(errors.at(-1)?.data.retryAfterSeconds).toBeGreaterThan(0);
  });
});

describe('the session', () => {
  test('concurrent requests with a stale nonce renew it once and then succeed', async () => {
    await client.session.signIn('editor', cms.password);
    const late = openClient('0123456789');
    const answers = await Promise.all([late.groups.list('page', {}), late.menus.list(), late.media.list()]);
    expect(answers).toHaveLength(3);
    expect(browser.asked.filter((line) => line.includes('rest-nonce'))).toHaveLength(1);
  });

  test('the client reports an ended session and works again after signing in', async () => {
    await client.session.signIn('editor', cms.password);
    const page = await createDocument(client, 'page', { locale: 'en', title: 'Kept' });
    let ended = 0;
    const stop = client.onSignedOut(() => {
      ended += 1;
    });
    browser.clearCookies();
    const error = await caught(client.documents.save('page', page.id, { title: 'Typed' }, { revision: page.revision }));
    expect(isSignedOut(error)).toBe(true);
    expect(ended).toBe(1);
    stop();
    await client.session.signIn('editor', cms.password);
    const saved = await client.documents.save('page', page.id, { title: 'Typed' }, { revision: page.revision });
    expect(saved.title).toBe('Typed');
  });

  test('a forbidden request is refused without signing the user out', async () => {
    await client.session.signIn('contributor', cms.password);
    let ended = 0;
    client.onSignedOut(() => {
      ended += 1;
    });
    const error = await caught(client.users.list());
    expect([error.status, error.code, ended]).toEqual([403, 'rest_user_cannot_view', 0]);
  });
});

describe('pages', () => {
  beforeEach(async () => {
    await client.session.signIn('editor', cms.password);
  });

  test('both languages of a page are listed as one group', async () => {
    const zh = await createDocument(client, 'page', {
      locale: 'zh',
      title: '触感',
      slug: 'touch-pair',
      content: heading('触感'),
    });
    const en = await createDocument(client, 'page', {
      locale: 'en',
      translationOf: zh.id,
      title: 'Touch',
      slug: 'touch-pair',
    });
    const { groups } = await client.groups.list('page', { search: 'touch-pair' });
    const group = groups.find(({ id }) => id === zh.groupId);
    expect(group?.versions).toMatchObject({
      zh: { id: zh.id, title: '触感', path: '/touch-pair', status: 'draft', modifiedBy: { name: 'The editor' } },
      en: { id: en.id, title: 'Touch' },
    });
    const edited = await client.documents.getGroup('page', en.id);
    expect(edited.versions.zh?.content).toContain('"heading":"触感"');
    expect(edited.versions.en?.id).toBe(en.id);
  });

  test('Chinese slugs are decoded', async () => {
    const page = await createDocument(client, 'page', { locale: 'zh', title: '马达', slug: '马达' });
    expect([page.slug, page.path]).toEqual(['马达', '/马达']);
  });

  test('one language is published alone, then both, then both are unpublished and one is scheduled', async () => {
    const zh = await createDocument(client, 'page', {
      locale: 'zh',
      title: '甲',
      slug: 'alone',
      content: heading('甲'),
    });
    const en = await createDocument(client, 'page', {
      locale: 'en',
      translationOf: zh.id,
      title: 'A',
      slug: 'alone',
      content: heading('A'),
    });
    const [published] = await client.publishing.publish([seen(zh)]);
    expect(published).toMatchObject({ id: zh.id, status: 'publish' });
    expect((await client.documents.get('page', en.id)).status).toBe('draft');
    const both = await client.publishing.publish([seen(published ?? zh), seen(en)]);
    expect(both.map(({ status }) => status)).toEqual(['publish', 'publish']);
    const back = await client.publishing.unpublish(both.map(seen));
    expect(back.map(({ status }) => status)).toEqual(['draft', 'draft']);
    const [later] = await client.publishing.schedule([seen(back[0] ?? zh)], '2100-01-01T08:00:00Z');
    expect(later).toMatchObject({ status: 'future', date: '2100-01-01T08:00:00Z' });
  });

  test('problems that block publishing are reported with block and path', async () => {
    const page = await createDocument(client, 'page', {
      locale: 'zh',
      title: '空',
      slug: 'incomplete',
      content: heading(''),
    });
    const error = await caught(client.publishing.publish([seen(page)]));
    expect(error.code).toBe('haptera_incomplete');
    const [problem] = listProblems(error.data);
    expect(problem).toMatchObject({
      blockId: 'hero',
      path: ['heading'],
      documentId: page.id,
      severity: 'incomplete',
    });
    expect(problem?.message.zh).not.toBe('');
  });

  test('saving over a newer version is refused and returns the current one', async () => {
    const page = await createDocument(client, 'page', { locale: 'en', title: 'First' });
    await client.documents.save('page', page.id, { title: 'Theirs' }, { revision: page.revision });
    const error = await caught(client.documents.save('page', page.id, { title: 'Mine' }, { revision: page.revision }));
    expect(isStale(error)).toBe(true);
    expect(error.data.current).toMatchObject({ title: { raw: 'Theirs' } });
  });

  test('a page is trashed, restored, and deleted permanently', async () => {
    const page = await createDocument(client, 'page', { locale: 'en', title: 'Short life', slug: 'short-life' });
    const [trashed] = await client.groups.trash([seen(page)]);
    expect(trashed).toMatchObject({ status: 'trash', slug: 'short-life' });
    const { groups } = await client.groups.list('page', { view: 'trash', search: 'short life' });
    expect(groups.map(({ id, versions }) => [id, versions.en?.status])).toEqual([[page.groupId, 'trash']]);
    const [restored] = await client.groups.restore(trashed ? [seen(trashed)] : []);
    expect(restored).toMatchObject({ status: 'draft', title: 'Short life' });
    await client.groups.remove(restored ? [seen(restored)] : []);
    expect((await caught(client.documents.get('page', page.id))).code).toBe('rest_post_invalid_id');
  });

  test('a page is created below another and moved to the top level', async () => {
    const above = await createDocument(client, 'page', { locale: 'en', title: 'Above', slug: 'above' });
    const page = await createDocument(client, 'page', {
      locale: 'en',
      title: 'Below',
      slug: 'below',
      parentId: above.id,
    });
    expect(page.path).toBe('/above/below');
    const top = await client.documents.save('page', page.id, { parentId: null, menuOrder: 3 });
    expect(top).toMatchObject({ path: '/below', parentId: null, menuOrder: 3 });
  });

  test('unpublished work on a published page is stored in full and does not change the page', async () => {
    const page = await createDocument(client, 'page', {
      locale: 'en',
      title: 'Live',
      slug: 'live',
      content: heading('Live'),
    });
    const [live] = await client.publishing.publish([seen(page)]);
    const work = someWork({
      content: heading('Unfinished'),
      pending: { slug: '未完', meta: { seo_title: 'For search' }, featuredMediaId: null },
      from: { slug: 'live', meta: {} },
    });
    const saved = await client.work.keep('page', page.id, work, { revision: live?.revision });
    expect(saved.kind).toBe('work');
    expect(await client.documents.get('page', page.id)).toMatchObject({ slug: 'live', meta: { seo_title: '' } });
    expect((await client.documents.get('page', page.id)).content).toContain('Live');
    const [kept] = await client.work.list('page', page.id);
    expect(kept).toMatchObject({ ...work, content: expect.stringContaining('Unfinished') });
    const preview = await client.publishing.createPreview(page.id, kept?.id ?? 'latest');
    expect(preview.url).toContain('/en/preview?token=');
  });

  test('storing work over newer work from another device is refused', async () => {
    const page = await createDocument(client, 'page', {
      locale: 'en',
      title: 'Two devices',
      content: heading('Live'),
    });
    await client.publishing.publish([seen(page)]);
    const keep = (text: string, edition: string) =>
      client.work.keep('page', page.id, someWork({ content: heading(text) }), { edition });
    const first = await keep('From the desk', '');
    expect(isAutosaveStale(await caught(keep('From the phone', '')))).toBe(true);
    const edition = first.kind === 'work' ? first.work.edition : '';
    expect((await client.work.list('page', page.id))[0]).toMatchObject({ edition });
    expect((await keep('From both', edition)).kind).toBe('work');
  });

  test('another tab on the same page is reported, takes over, and leaves', async () => {
    const { id } = await createDocument(client, 'page', { locale: 'en', title: 'Open twice' });
    const { presence } = client;
    expect(await presence.keep(id, 'tab-number-one')).toEqual({ others: [], takenOver: null });
    expect(await presence.takeOver(id, 'tab-number-two')).toMatchObject({
      others: [{ name: 'The editor', isYou: true }],
      takenOver: null,
    });
    expect((await presence.keep(id, 'tab-number-one'))?.takenOver).toMatchObject({ name: 'The editor', isYou: true });
    await presence.leave(id, 'tab-number-two');
    expect((await presence.keep(id, 'tab-number-one'))?.others).toEqual([]);
  });

  test('a CMS without presence support yields null instead of an error', async () => {
    const refusal = { code: 'rest_no_route', message: 'No route was found.', data: { status: 404 } };
    vi.stubGlobal('fetch', async () => Response.json(refusal, { status: 404 }));
    expect(await client.presence.keep(5, 'tab-number-one')).toBeNull();
    expect(await client.presence.takeOver(5, 'tab-number-one')).toBeNull();
  });

  test('storing work on one’s own draft saves the draft as a new revision', async () => {
    const page = await createDocument(client, 'page', { locale: 'en', title: 'Draft' });
    const work = someWork({ title: 'Further', pending: { slug: 'further' } });
    const saved = await client.work.keep('page', page.id, work, { revision: page.revision });
    expect(saved).toEqual({ kind: 'document', revision: page.revision + 1 });
    expect(await client.documents.get('page', page.id)).toMatchObject({ title: 'Further', slug: 'further' });
  });

  test('an earlier revision is listed, read and restored', async () => {
    const page = await createDocument(client, 'page', { locale: 'en', title: 'One' });
    const second = await client.documents.save('page', page.id, { title: 'Two' });
    await client.documents.save('page', page.id, { title: 'Three' }, { revision: second.revision });
    const { items, total } = await client.revisions.list('page', page.id);
    const two = items.find(({ title }) => title === 'Two');
    expect([total, (await client.revisions.get('page', page.id, two?.id ?? 0)).title]).toEqual([items.length, 'Two']);
    expect((await client.revisions.restore('page', page.id, two?.id ?? 0)).title).toBe('Two');
  });

  test('lists are paginated and report the total', async () => {
    for (let count = 0; count < 3; count += 1) {
      await client.groups.create('post', [{ locale: 'en', title: `Quokka ${count}` }], null);
    }
    const ask = (page: number) =>
      client.groups.list('post', { search: 'quokka', perPage: 2, page, order: { by: 'title', isDescending: false } });
    const titles = ({ groups }: Awaited<ReturnType<typeof ask>>) => groups.map(({ versions }) => versions.en?.title);
    const [first, second] = [await ask(1), await ask(2)];
    expect([titles(first), titles(second), second.total]).toEqual([['Quokka 0', 'Quokka 1'], ['Quokka 2'], 3]);
    expect((await caught(ask(3))).code).toBe('rest_post_invalid_page_number');
  });

  test('a page is created in both languages at once, duplicated, moved and translated', async () => {
    const [zh, en] = await client.groups.create(
      'page',
      [
        { locale: 'zh', title: '成对', slug: 'made-pair', content: heading('成对') },
        { locale: 'en', title: 'In pairs', slug: 'made-pair' },
      ],
      null,
    );
    if (!zh || !en) throw new Error('It was not made.');
    expect([zh.groupId === en.groupId, zh.path, en.path]).toEqual([true, '/made-pair', '/made-pair']);
    const copies = await client.groups.duplicate([seen(zh), seen(en)]);
    expect(copies.map(({ title, slug }) => [title, slug])).toEqual([
      ['成对（副本）', 'made-pair-copy'],
      ['In pairs (copy)', 'made-pair-copy'],
    ]);
    const moved = await client.groups.move(copies.map(seen), { parent: en.id, after: null });
    expect(moved.map(({ parentId }) => parentId)).toEqual([zh.id, en.id]);
    const [only] = await client.groups.create('page', [{ locale: 'zh', title: '只有中文' }], zh.id);
    const made = await client.documents.startTranslation(only?.id ?? 0, 'en', { title: '只有中文，刚改过' });
    expect(made).toMatchObject({ title: '只有中文，刚改过', parentId: en.id, groupId: only?.groupId });
    expect(made.meta.haptera_sources).toEqual({ '': { title: { state: 'untranslated' } } });
  });

  test('if one of several documents is stale, the error names it and none is changed', async () => {
    const [one, two] = [
      await createDocument(client, 'page', { locale: 'en', title: 'One of two' }),
      await createDocument(client, 'page', { locale: 'en', title: 'Two of two' }),
    ];
    await client.documents.save('page', two.id, { title: 'Two, later' });
    const error = await caught(client.groups.trash([seen(one), seen(two)]));
    expect([error.code, error.data.document]).toEqual(['haptera_stale', two.id]);
    expect((await client.documents.get('page', one.id)).status).toBe('draft');
  });

  test('a parent is chosen by name: pages that only mention what is typed are not offered', async () => {
    const make = (title: string, slug: string, content = '') =>
      createDocument(client, 'page', { locale: 'en', title, slug, content });
    await make('Front of quartz', 'front', heading('Obsidian, obsidian'));
    const parent = await make('Minerals', 'minerals');
    await createDocument(client, 'page', { locale: 'en', title: 'Obsidian glass', slug: 'glass', parentId: parent.id });
    await make('Black obsidian', 'black');
    const { groups } = await client.groups.list('page', { search: 'obsid', order: 'match' });
    expect(groups.map(({ versions, depth }) => [versions.en?.title, depth])).toEqual([
      ['Obsidian glass', 0],
      ['Black obsidian', 0],
    ]);
  });

  test('the document search finds drafts by their title', async () => {
    const page = await createDocument(client, 'page', { locale: 'en', title: 'Zirconia actuator', slug: 'zirconia' });
    const hits = await client.search.searchDocuments({ text: 'zirconia', locale: 'en' });
    expect(hits).toContainEqual({
      id: page.id,
      title: 'Zirconia actuator',
      path: '/zirconia',
      type: 'page',
      locale: 'en',
      isPublished: false,
    });
  });

  test('an author finds pages published by others, but not their drafts', async () => {
    const make = (title: string, slug: string) => createDocument(client, 'page', { locale: 'en', title, slug });
    await make('Zeolite & drafts', 'zeolite-draft');
    const page = await make('Zeolite <em>&amp;</em> others', 'zeolite-public');
    await client.publishing.publish([{ id: page.id, revision: page.revision }]);
    await client.session.signIn('author', cms.password);
    const own = await createDocument(client, 'post', { locale: 'en', title: 'Zeolite of mine' });
    const hits = await client.search.searchDocuments({ text: 'zeolite', locale: 'en' });
    expect(hits).toHaveLength(2);
    expect(hits).toContainEqual(expect.objectContaining({ id: own.id, title: 'Zeolite of mine' }));
    const published = { id: page.id, title: 'Zeolite & others', path: '/zeolite-public', isPublished: true };
    expect(hits).toContainEqual({ ...published, type: 'page', locale: 'en' });
    expect(await client.search.listByIds([page.id])).toEqual([{ ...published, type: 'page', locale: 'en' }]);
    await client.session.signIn('editor', cms.password);
  });
});

describe('what a contributor may ask before submitting', () => {
  test('links and pictures are checked as for an editor', async () => {
    await client.session.signIn('editor', cms.password);
    const file = new File([pixel], 'speck.png', { type: 'image/png' });
    const media = await client.media.upload(file, { alt: { zh: '', en: 'Speck' } });
    const draft = await createDocument(client, 'page', { locale: 'en', title: 'Not out yet', slug: 'not-out-yet' });
    const page = await createDocument(client, 'page', { locale: 'en', title: 'Out', slug: 'is-out' });
    await client.publishing.publish([{ id: page.id, revision: page.revision }]);
    await client.session.signIn('contributor', cms.password);
    const paths = ['/is-out', '/not-out-yet', '/nowhere-at-all'].map((path) => ({ locale: 'en' as const, path }));
    const found = await client.search.findDocuments(paths);
    expect(found.map((hit) => hit?.isPublished)).toEqual([true, false, undefined]);
    expect(found.map((hit) => hit?.title)).toEqual(['Out', '', undefined]);
    const links = [page.id, draft.id, 999_999].map((id) => ({
      id: `a${id}`,
      label: 'Go',
      link: { kind: 'document', id },
    }));
    const body = '<p><a href="/en/not-out-yet">one</a> <a href="/en/nowhere-at-all">two</a></p>';
    const advice = await findDeadLinks(
      {
        ...emptyDraft,
        nodes: [
          { kind: 'block', id: 'h', type: 'haptera/hero', version: 1, attributes: { actions: links }, slots: {} },
          { kind: 'block', id: 't', type: 'haptera/rich-text', version: 1, attributes: { body }, slots: {} },
        ],
      },
      'en',
      client.search,
    );
    expect(advice.map(({ code, blockId }) => `${blockId} ${code}`)).toEqual([
      'h link_unpublished',
      'h link_nowhere',
      't link_unpublished',
      't link_nowhere',
    ]);
    expect(advice[0]?.message.en).not.toContain('“”');
    const { items } = await client.media.list({ ids: [media.id], perPage: 1 });
    expect(items.map(({ id, alt }) => [id, alt.en])).toEqual([[media.id, 'Speck']]);
    await client.session.signIn('editor', cms.password);
  });
});

describe('media', () => {
  test('a picture is uploaded with alt texts in both languages, renamed, found and deleted', async () => {
    await client.session.signIn('author', cms.password);
    const file = new File([pixel], 'one pixel.png', { type: 'image/png' });
    const media = await client.media.upload(file, { alt: { zh: '一个像素', en: 'One pixel' } });
    expect(media).toMatchObject({
      kind: 'image',
      width: 1,
      height: 1,
      alt: { zh: '一个像素', en: 'One pixel' },
      canDelete: true,
    });
    const named = await client.media.save(media.id, { title: 'A dot', alt: { en: 'A dot' } }, media.revision);
    expect(named).toMatchObject({ title: 'A dot', alt: { zh: '一个像素', en: 'A dot' } });
    expect((await client.media.list({ search: 'A dot' })).items.map(({ id }) => id)).toEqual([media.id]);
    expect(isStale(await caught(client.media.remove(media.id, media.revision)))).toBe(true);
    const trashed = await client.media.trash(media.id, named.revision);
    expect(trashed.isTrashed).toBe(true);
    expect((await client.media.list({ search: 'A dot' })).total).toBe(0);
    expect((await client.media.list({ search: 'A dot', isTrash: true })).items.map(({ id }) => id)).toEqual([media.id]);
    const restored = await client.media.restore(media.id, trashed.revision);
    expect((await client.media.list({ search: 'A dot' })).total).toBe(1);
    await client.media.remove(media.id, restored.revision);
    expect((await client.media.list({ search: 'A dot', isTrash: true })).total).toBe(0);
  });

  test('what uses a file is listed, in documents and settings', async () => {
    await client.session.signIn('administrator', cms.password);
    const media = await client.media.upload(new File([pixel], 'used.png', { type: 'image/png' }));
    const page = await createDocument(client, 'page', { locale: 'en', title: 'With it' });
    await client.documents.save('page', page.id, { featuredMediaId: media.id });
    await client.ask({ path: '/wp/v2/settings', method: 'POST', data: { site_logo: media.id } });
    expect(await client.uses.list({ kind: 'media', id: media.id }, { perPage: 20 })).toEqual({
      items: [
        { kind: 'document', state: 'draft', id: page.id, type: 'page', locale: 'en', title: 'With it' },
        { kind: 'setting', state: 'setting', name: 'site_logo' },
      ],
      total: 2,
      hidden: 0,
    });
  });

  test('a file that is not an image is refused with a reason', async () => {
    await client.session.signIn('author', cms.password);
    const error = await caught(client.media.upload(new File(['<?php'], 'x.php', { type: 'image/png' })));
    expect(error.code).toBe('rest_upload_sideload_error');
  });
});

describe('menus', () => {
  test('a menu is saved as a whole, and saving an outdated state of it is refused', async () => {
    await client.session.signIn('editor', cms.password);
    const page = await createDocument(client, 'page', { locale: 'en', title: 'Engine', slug: 'menu-engine' });
    const menu = await client.menus.create({ name: 'Main menu', locale: 'en', location: 'primary' });
    const plain = { description: '', opensNewTab: false, cssClasses: [], isBroken: false };
    const below = {
      ...plain,
      id: null,
      key: 'engine',
      label: 'Engine',
      target: { kind: 'document' as const, id: page.id },
      children: [],
    };
    const top = {
      ...plain,
      id: null,
      key: 'product',
      label: 'Product',
      target: { kind: 'address' as const, url: '' },
      children: [below],
    };
    const saved = await client.menus.saveTree(menu.id, [top], menu.revision);
    expect(saved.entries).toMatchObject([
      { label: 'Product', children: [{ label: 'Engine', target: { kind: 'document', id: page.id } }] },
    ]);
    expect((await client.menus.getTree(menu.id)).entries).toEqual(saved.entries);
    expect(isStale(await caught(client.menus.saveTree(menu.id, [], menu.revision)))).toBe(true);
    expect(await client.menus.list()).toMatchObject([{ name: 'Main menu', locale: 'en', locations: ['primary'] }]);
  });
});

describe('settings, users and terms', () => {
  beforeEach(async () => {
    await client.session.signIn('administrator', cms.password);
  });

  test('settings are changed in one language, but not over a newer state', async () => {
    const before = await client.settings.get();
    const after = await client.settings.save(
      { title: { zh: '触境实验室', en: before.settings.title.en } },
      before.etag,
    );
    expect(after.settings.title).toEqual({ zh: '触境实验室', en: before.settings.title.en });
    expect(isStale(await caught(client.settings.save({ contactEmail: 'a@b.example' }, before.etag)))).toBe(true);
    const error = await caught(client.settings.save({ timezone: 'Nowhere' }, null));
    expect(error.code).toBe('rest_invalid_param');
  });

  test('a user is created, promoted, given an application password, and removed', async () => {
    const user = await client.users.create({
      username: 'newcomer',
      email: 'newcomer@haptera.example',
      password: 'long enough for this',
      role: 'author',
    });
    expect(user.role).toBe('author');
    const promotion = { role: 'editor', name: 'New Comer' } as const;
    expect((await caught(client.users.save(user.id, promotion))).code).toBe('haptera_password_needed');
    expect((await client.users.save(user.id, promotion, { ownPassword: cms.password })).role).toBe('editor');
    const { item, password } = await client.users.createApplicationPassword(user.id, {
      name: 'Build server',
      appId: '3f2b1c9e-6a51-4b0c-9d6e-7f1a2b3c4d5e',
      scope: 'write',
      expiresAt: null,
    });
    expect(password.length).toBeGreaterThan(15);
    expect(await client.users.listApplicationPasswords(user.id)).toMatchObject([
      { uuid: item.uuid, name: 'Build server', scope: 'write', expiresAt: null },
    ]);
    await client.users.removeApplicationPassword(user.id, item.uuid);
    expect(await client.users.listApplicationPasswords(user.id)).toEqual([]);
    expect(await client.users.listSessions(user.id)).toEqual([]);
    await client.users.remove(user.id, null);
    expect((await client.users.list()).some(({ username }) => username === 'newcomer')).toBe(false);
  });

  test('a tag is created, renamed and deleted', async () => {
    const tag = await client.terms.create('post_tag', { name: '汽车', locale: 'zh' });
    expect(await client.terms.save('post_tag', tag.id, { name: '座舱' })).toMatchObject({ name: '座舱', locale: 'zh' });
    const { etag } = await client.terms.get('post_tag', tag.id);
    await client.terms.save('post_tag', tag.id, { name: '车内' }, etag);
    // A term that another user has renamed is neither renamed nor deleted without a warning.
    for (const act of [
      () => client.terms.save('post_tag', tag.id, { name: '车' }, etag),
      () => client.terms.remove('post_tag', tag.id, etag),
    ]) {
      await expect(act()).rejects.toMatchObject({ code: 'haptera_stale' });
    }
    const post = await createDocument(client, 'post', { locale: 'zh', title: '草稿', tags: [tag.id] });
    expect(await client.terms.countPosts('post_tag', tag.id)).toBe(1);
    await client.groups.trash([seen(post)]);
    expect(await client.terms.countPosts('post_tag', tag.id)).toBe(0);
    await client.terms.remove('post_tag', tag.id, (await client.terms.get('post_tag', tag.id)).etag);
    expect((await client.terms.list('post_tag', 'zh')).some(({ id }) => id === tag.id)).toBe(false);
  });

  test('the outbox reports what the site has not been notified of', async () => {
    expect((await client.publishing.getOutbox()).pending).toBeGreaterThanOrEqual(0);
  });
});

describe('an unreachable CMS', () => {
  test('is distinguished from a refusal and reported as a lost connection', async () => {
    await client.session.signIn('editor', cms.password);
    const away = createStudioClient({ root: 'http://127.0.0.1:9/wp-json' });
    const states: string[] = [];
    away.onConnection((state) => states.push(state));
    expect(isUnreachable(await caught(away.media.list()))).toBe(true);
    expect(states).toEqual(['unreachable']);
  });

  test('an aborted request is reported as aborted, not as a lost connection', async () => {
    const states: string[] = [];
    client.onConnection((state) => states.push(state));
    const error = await caught(client.groups.list('page', {}, AbortSignal.abort()));
    expect([error.code, states]).toEqual(['aborted', []]);
  });
});

const pixel = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=='),
  (character) => character.charCodeAt(0),
);
