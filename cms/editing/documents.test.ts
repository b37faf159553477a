import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemViewer, type Viewer } from '../permission/viewer.ts';
import { aPage, aViewer, hero, linkingHero } from '../testing/builders.ts';
import { openTestCms, type TestCms } from '../testing/open-test-cms.ts';

let test: TestCms;
let editor: Viewer;
beforeAll(async () => {
  test = await openTestCms();
  editor = await aViewer(test.cms, 'editor');
});
afterAll(() => test.close());

describe('saving', () => {
  it('stores a draft without a slug, publishes it under its title and counts every change', async () => {
    const { documents, published } = test.cms;
    const draft = await documents.createDocument(editor, { type: 'page', title: '触觉 引擎' });
    expect(draft).toMatchObject({ status: 'draft', slug: '', path: null, isDateFloating: true, revision: 1 });
    const page = await documents.saveDocument(editor, draft.id, { status: 'publish' });
    expect(page).toMatchObject({ status: 'publish', path: '/触觉-引擎', revision: 2, isDateFloating: false });
    expect(page.slug).toBe('%e8%a7%a6%e8%a7%89-%e5%bc%95%e6%93%8e');
    expect(await published.getPublishedByPath('zh', '/触觉-引擎')).toMatchObject({ id: draft.id, title: '触觉 引擎' });
  });

  it('stores content in canonical form and foreign markup byte for byte', async () => {
    const foreign = '<!-- wp:other/thing {"a":"\\u0026"} --><p>x &  y</p><!-- /wp:other/thing -->';
    const source = `<!--   wp:haptera/hero   {"heading":"A","id":"h1","extra":{"kept":1}}   /-->\n\n\n${foreign}`;
    const page = await aPage(test.cms, { content: source });
    expect(page.content).toBe(`<!-- wp:haptera/hero {"id":"h1","heading":"A","extra":{"kept":1}} /-->\n\n${foreign}`);
  });

  it('rejects values of the wrong type even in a draft, and reports all of them', async () => {
    const content = hero('x', { size: 'huge', actions: 'none' });
    await expect(aPage(test.cms, { status: 'draft', content })).rejects.toMatchObject({
      code: 'haptera_malformed',
      status: 400,
      data: { problems: [{ path: ['actions'] }, { path: ['size'] }] },
    });
  });

  it('saves an incomplete draft but does not publish it', async () => {
    const draft = await aPage(test.cms, { status: 'draft', content: hero('') });
    await expect(test.cms.documents.publishDocuments(editor, [{ id: draft.id }])).rejects.toMatchObject({
      code: 'haptera_incomplete',
      data: { problems: [{ documentId: draft.id, blockId: 'hero', path: ['heading'], code: 'required' }] },
    });
    expect((await test.cms.documents.requireDocument(editor, draft.id)).status).toBe('draft');
  });

  it('accepts one of many concurrent saves and rejects the others without changes', async () => {
    const page = await aPage(test.cms, { status: 'draft' });
    const outcomes = await Promise.allSettled(
      Array.from({ length: 60 }, (_, index) =>
        test.cms.documents.saveDocument(editor, page.id, { title: `by ${index}` }, { expectedRevision: page.revision }),
      ),
    );
    const winners = outcomes.filter(({ status }) => status === 'fulfilled');
    const errors = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
    expect(winners).toHaveLength(1);
    expect(new Set(errors.map(({ code, status }) => `${code} ${status}`))).toEqual(new Set(['haptera_stale 412']));
    const after = await test.cms.documents.requireDocument(editor, page.id);
    expect(after.revision).toBe(page.revision + 1);
    expect(winners[0]).toMatchObject({ value: { title: after.title } });
    expect(errors[0].data).toEqual({ currentRevision: after.revision });
  });

  it('gives concurrent pages with the same name different addresses', async () => {
    const pages = await Promise.all(Array.from({ length: 8 }, () => aPage(test.cms, { slug: 'same', title: 'Same' })));
    expect(pages.map(({ slug }) => slug).sort()).toEqual(['same', ...[2, 3, 4, 5, 6, 7, 8].map((n) => `same-${n}`)]);
    const english = await aPage(test.cms, { slug: 'same', locale: 'en' });
    expect(english.path).toBe('/same');
  });

  it('rejects text that cannot be stored', async () => {
    await expect(aPage(test.cms, { title: 'a\0b' })).rejects.toMatchObject({
      code: 'haptera_invalid_text',
      status: 400,
    });
    await expect(aPage(test.cms, { title: 'a\ud800' })).rejects.toMatchObject({ code: 'haptera_invalid_text' });
    await expect(aPage(test.cms, { content: 'x'.repeat(600_000) })).rejects.toMatchObject({ code: 'haptera_too_long' });
  });

  it('keeps every state of a document, including the first', async () => {
    const page = await aPage(test.cms, { title: 'one' });
    const { documents, revisions } = test.cms;
    expect((await revisions.listRevisions(editor, page.id)).total).toBe(0);
    await documents.saveDocument(editor, page.id, { title: 'two' });
    await documents.saveDocument(editor, page.id, { menuOrder: 3 });
    await documents.saveDocument(editor, page.id, { title: 'three' });
    const { items } = await revisions.listRevisions(editor, page.id);
    expect(items.map(({ title }) => title)).toEqual(['three', 'two']);
    const all = await revisions.listRevisions(editor, page.id, { withOriginal: true });
    const original = all.items.find(({ kind }) => kind === 'original');
    expect(original).toMatchObject({ title: 'one', documentRevision: 1 });
    const restored = await revisions.restoreRevision(editor, page.id, original?.id ?? 0);
    expect(restored.title).toBe('one');
    const history = await revisions.listHistory(editor, page.id);
    expect(history.items.map(({ action, title }) => `${action} ${title}`)).toEqual([
      'restored one',
      'published three',
      'published two',
      'imported one',
    ]);
    const own = await documents.createDocument(editor, { type: 'page', title: 'mine' });
    expect((await revisions.listHistory(editor, own.id)).items).toMatchObject([
      { action: 'created', authorId: editor.user?.id, authorName: editor.user?.displayName },
    ]);
    expect((await revisions.listRevisions(editor, page.id)).items[0]?.title).toBe('one');
  });
});

describe('an hour of autosaves', () => {
  let now = Date.parse('2026-05-04T08:00:00Z');
  let timed: TestCms;
  beforeAll(async () => {
    timed = await openTestCms({ clock: () => new Date(now) });
  });
  afterAll(() => timed.close());

  const wait = (minutes: number) => {
    now += minutes * 60_000;
  };
  const listTitles = async (id: number) => {
    const { items } = await timed.cms.revisions.listRevisions(systemViewer, id, { perPage: 100, withOriginal: true });
    return items.map(({ title }) => title);
  };
  const countRows = async (id: number) =>
    (await timed.database.query(`select 1 from revisions where document_id = ${id}`)).length;

  it('leaves one revision per ten minutes instead of one per save', async () => {
    const { documents } = timed.cms;
    const writer = await aViewer(timed.cms, 'editor');
    const rows: number[] = [];
    for (const isAutosave of [false, true]) {
      const page = await documents.createDocument(writer, { type: 'page', title: 'empty' });
      let { revision } = page;
      // A save every half minute, as the studio does while a user types now and then.
      for (let save = 0; save < 120; save += 1) {
        wait(1 / 2);
        const saved = await documents.saveDocument(
          writer,
          page.id,
          { title: `after ${save}` },
          { expectedRevision: revision, isAutosave },
        );
        expect(saved.revision).toBe(revision + 1);
        revision = saved.revision;
      }
      rows.push(await countRows(page.id));
      expect((await listTitles(page.id))[0]).toBe('after 119');
    }
    const [before, after] = rows;
    expect(before).toBe(121);
    expect(after).toBe(7);
  }, 120_000);

  it('replaces nothing that was saved on purpose, published, restored, or written by another user', async () => {
    const { documents, revisions } = timed.cms;
    const one = await aViewer(timed.cms, 'editor');
    const two = await aViewer(timed.cms, 'editor');
    const page = await documents.createDocument(one, { type: 'page', title: 'start' });
    const type = (viewer: Viewer, title: string) =>
      documents.saveDocument(viewer, page.id, { title }, { isAutosave: true });
    await type(one, 'a');
    await type(one, 'ab');
    await documents.saveDocument(one, page.id, { title: 'kept' });
    await type(one, 'kept c');
    await type(two, 'kept c d');
    await type(two, 'kept c d e');
    await type(one, 'published');
    await documents.publishDocuments(one, [{ id: page.id }]);
    await documents.unpublishDocuments(one, [{ id: page.id }]);
    await type(one, 'f');
    await type(one, 'g');
    expect(await listTitles(page.id)).toEqual(['g', 'published', 'kept c d e', 'kept c', 'kept', 'ab', 'start']);
    const { items } = await revisions.listRevisions(one, page.id);
    await revisions.restoreRevision(one, page.id, items.at(-1)?.id ?? 0);
    await type(one, 'h');
    expect((await listTitles(page.id)).slice(0, 3)).toEqual(['h', 'ab', 'g']);
    wait(11);
    await type(one, 'i');
    expect((await listTitles(page.id)).slice(0, 2)).toEqual(['i', 'h']);
  });

  it('never reuses the id of a revision for another text', async () => {
    const { documents, revisions } = timed.cms;
    const page = await documents.createDocument(systemViewer, { type: 'page', title: 'start' });
    const save = (title: string) => documents.saveDocument(systemViewer, page.id, { title }, { isAutosave: true });
    await save('one');
    const [first] = (await revisions.listRevisions(systemViewer, page.id)).items;
    await save('two');
    await expect(revisions.requireRevision(systemViewer, page.id, first?.id ?? 0)).rejects.toMatchObject({
      code: 'haptera_no_revision',
    });
  });

  it('of published documents are ordinary saves', async () => {
    const page = await aPage(timed.cms, { title: 'zero' });
    for (const title of ['one', 'two']) {
      await timed.cms.documents.saveDocument(systemViewer, page.id, { title }, { isAutosave: true });
    }
    expect(await listTitles(page.id)).toEqual(['two', 'one', 'zero']);
  });
});

describe('a limit for revisions', () => {
  it('keeps the newest revisions and the original', async () => {
    const limited = await openTestCms({ keepRevisions: 2 });
    const page = await aPage(limited.cms, { title: 'zero' });
    for (const title of ['one', 'two', 'three'])
      await limited.cms.documents.saveDocument(systemViewer, page.id, { title });
    const { items } = await limited.cms.revisions.listRevisions(systemViewer, page.id, { withOriginal: true });
    expect(items.map((revision) => revision.title)).toEqual(['three', 'two', 'zero']);
    await limited.close();
  });
});

describe('autosaves', () => {
  it('overwrite one’s own draft, and never touch what is published', async () => {
    const { documents, revisions, published } = test.cms;
    const own = await documents.createDocument(editor, { type: 'page', title: 'mine' });
    const first = await revisions.saveAutosave(editor, own.id, { title: 'mine, later' });
    expect(first).toMatchObject({ kind: 'document', document: { id: own.id, title: 'mine, later' } });

    const page = await aPage(test.cms, { title: 'public' });
    const one = await revisions.saveAutosave(editor, page.id, { title: 'unfinished' });
    const two = await revisions.saveAutosave(editor, page.id, { title: 'unfinished again' });
    expect(one.kind === 'autosave' && two.kind === 'autosave' && one.autosave.id === two.autosave.id).toBe(true);
    expect(await published.getPublishedById(page.id)).toMatchObject({ title: 'public' });
    expect((await documents.requireDocument(editor, page.id)).revision).toBe(1);
    expect(await revisions.listAutosaves(editor, page.id)).toMatchObject([{ title: 'unfinished again' }]);
  });
});

describe('unfinished work on a published page', () => {
  it('survives a move of the page, and is outdated when another user changes its content', async () => {
    const { documents, revisions } = test.cms;
    const page = await aPage(test.cms, { title: 'public' });
    const has = async () => (await revisions.listUnfinishedWork(editor, [page.id])).length > 0;
    expect(await has()).toBe(false);
    await revisions.saveAutosave(editor, page.id, { title: 'unfinished' });
    expect(await has()).toBe(true);
    const moved = await documents.saveDocument(editor, page.id, { menuOrder: 9 });
    expect([moved.revision, await has()]).toEqual([2, true]);
    await documents.saveDocument(editor, page.id, { meta: { seo_title: 'other words' } });
    expect(await has()).toBe(false);
  });
});

describe('addresses', () => {
  it('contain the slugs of the parent pages, whatever their status', async () => {
    const { documents, published } = test.cms;
    const parent = await aPage(test.cms, { slug: 'solution', status: 'draft' });
    const child = await aPage(test.cms, { slug: 'gaming', parentId: parent.id });
    expect(child.path).toBe('/solution/gaming');
    await documents.saveDocument(editor, parent.id, { slug: 'solutions' });
    expect(await published.getPublishedByPath('zh', '/solution/gaming')).toBeNull();
    expect(await published.getPublishedByPath('zh', '/solutions/gaming')).toMatchObject({ id: child.id });
  });

  it('that published pages have left redirect to the current ones, until another page takes them', async () => {
    const { documents, published } = test.cms;
    const parent = await aPage(test.cms, { slug: 'left-parent' });
    const child = await aPage(test.cms, { slug: 'left-child', parentId: parent.id });
    const moved = async () =>
      (await published.listMovedPaths())
        .filter(({ path }) => path.startsWith('/left-'))
        .map(({ path, target }) => `${path} → ${target}`);
    const move = (slug: string) => documents.saveDocument(editor, parent.id, { slug });
    await move('left-once');
    await move('left-twice');
    expect(await moved()).toEqual([
      '/left-once → /left-twice',
      '/left-once/left-child → /left-twice/left-child',
      '/left-parent → /left-twice',
      '/left-parent/left-child → /left-twice/left-child',
    ]);
    const other = await aPage(test.cms, { slug: 'left-once' });
    await move('left-parent');
    expect(await moved()).toEqual([
      '/left-once/left-child → /left-parent/left-child',
      '/left-twice → /left-parent',
      '/left-twice/left-child → /left-parent/left-child',
    ]);
    await documents.unpublishDocuments(editor, [{ id: parent.id }]);
    expect(await moved()).toEqual([
      '/left-once/left-child → /left-parent/left-child',
      '/left-twice/left-child → /left-parent/left-child',
    ]);
    for (const { id } of [other, child, parent]) await documents.deleteDocument(editor, id);
    expect(await moved()).toEqual([]);
  });

  it('that drafts have left do not redirect', async () => {
    const { documents, published } = test.cms;
    const draft = await aPage(test.cms, { slug: 'never-public', status: 'draft' });
    await documents.saveDocument(editor, draft.id, { slug: 'public-at-last' });
    await documents.saveDocument(editor, draft.id, { status: 'publish' });
    expect((await published.listMovedPaths()).filter(({ target }) => target === '/public-at-last')).toEqual([]);
  });

  it('are predicted before publication and then used', async () => {
    const { documents } = test.cms;
    const plan = ({ id }: { id: number }, title: string, slug = '') => documents.planPath(editor, id, { title, slug });
    const parent = await aPage(test.cms, { slug: 'plan', status: 'draft' });
    const below = { parentId: parent.id, status: 'draft' as const };
    await aPage(test.cms, { slug: '触觉', parentId: parent.id });
    const wishes = [
      { title: '触感 引擎', is: '/plan/触感-引擎' },
      { title: '触觉', is: '/plan/触觉-2' },
      { title: '触觉', slug: 'Own Words', is: '/plan/own-words' },
    ];
    for (const { title, slug = '', is } of wishes) {
      const draft = await aPage(test.cms, { ...below, title: '别的', slug: '' });
      expect(await plan(draft, title, slug)).toBe(is);
      const published = await documents.saveDocument(editor, draft.id, { title, slug, status: 'publish' });
      expect(published.path).toBe(is);
      expect(await plan(published, title, slug)).toBe(is);
    }
    const nameless = await aPage(test.cms, { ...below, title: '', slug: '' });
    expect(await plan(nameless, '')).toBe(`/plan/${nameless.id}`);
    const reserved = await aPage(test.cms, { status: 'draft', title: 'Studio', slug: '' });
    expect(await plan(reserved, 'Studio')).toBe('/studio-2');
    const post = await documents.createDocument(editor, { type: 'post', title: '新闻' });
    expect(await plan(post, '新闻')).toBe('/post/新闻');
  });

  it('keep their capitals, but no two differ only in case', async () => {
    const { documents } = test.cms;
    const chosen = await aPage(test.cms, { slug: 'openApp' });
    expect([chosen.slug, chosen.path]).toEqual(['openApp', '/openApp']);
    const second = await aPage(test.cms, { slug: 'OPENAPP' });
    expect(second.path).toBe('/OPENAPP-2');
    const third = await aPage(test.cms, { slug: 'open-app-draft', status: 'draft' });
    expect(await documents.planPath(editor, third.id, { title: 'x', slug: 'openapp' })).toBe('/openapp-3');
    const respelled = await documents.saveDocument(editor, chosen.id, { slug: 'OpenApp' });
    expect(respelled.path).toBe('/OpenApp');
    const found = await documents.listDocuments(editor, { type: 'page', slugs: ['oPenapp'] });
    expect(found.items.map(({ id }) => id)).toEqual([chosen.id]);
  });

  it('cannot place a page below itself or below another language', async () => {
    const parent = await aPage(test.cms);
    const child = await aPage(test.cms, { parentId: parent.id });
    const { documents } = test.cms;
    const refusal = { code: 'haptera_no_parent', status: 400 };
    await expect(documents.saveDocument(editor, parent.id, { parentId: child.id })).rejects.toMatchObject(refusal);
    await expect(documents.saveDocument(editor, parent.id, { parentId: parent.id })).rejects.toMatchObject(refusal);
    await expect(aPage(test.cms, { locale: 'en', parentId: parent.id })).rejects.toMatchObject(refusal);
  });

  it('generated from a title avoid addresses of other parts of the site', async () => {
    expect((await aPage(test.cms, { slug: '', title: 'Preview' })).path).toBe('/preview-2');
    expect((await aPage(test.cms, { slug: '', title: 'GraphQL', locale: 'en' })).path).toBe('/graphql-2');
    expect((await aPage(test.cms, { slug: '2026' })).slug).toBe('2026-2');
  });

  it('of the front page move with the setting, in both languages', async () => {
    const { settings, published, documents } = test.cms;
    const zh = await aPage(test.cms, { slug: 'home-zh' });
    const en = await aPage(test.cms, { slug: 'home-en', translationOf: zh.id });
    expect(en.locale).toBe('en');
    await settings.saveSettings(systemViewer, { pageOnFront: zh.id });
    expect(await published.getPublishedByPath('zh', '/')).toMatchObject({ id: zh.id, isFrontPage: true });
    expect(await published.getPublishedByPath('en', '/')).toMatchObject({
      id: en.id,
      translations: [{ id: zh.id, locale: 'zh', path: '/' }],
    });
    const other = await aPage(test.cms, { slug: 'other-home' });
    await settings.saveSettings(systemViewer, { pageOnFront: other.id });
    expect(await published.getPublishedByPath('zh', '/')).toMatchObject({ id: other.id });
    expect(await published.getPublishedByPath('zh', '/home-zh')).toMatchObject({ id: zh.id });
    expect(await published.getPublishedByPath('en', '/')).toBeNull();
    expect((await documents.requireDocument(editor, en.id)).path).toBe('/home-en');
    await settings.saveSettings(systemViewer, { pageOnFront: 0 });
  });

  it('belong to one document: the error for a second one names it', async () => {
    const parent = await aPage(test.cms, { slug: 'post' });
    const post = await test.cms.documents.createDocument(systemViewer, {
      type: 'post',
      title: 'clash',
      slug: 'clash',
      status: 'publish',
    });
    expect(post.path).toBe('/post/clash');
    await expect(aPage(test.cms, { slug: 'clash', parentId: parent.id })).rejects.toMatchObject({
      code: 'haptera_path_taken',
      status: 409,
      data: { path: '/post/clash', documentId: post.id },
    });
  });
});

describe('the trash', () => {
  it('frees the slug and restores it', async () => {
    const { documents, published } = test.cms;
    const page = await aPage(test.cms, { slug: 'binned' });
    const trashed = await documents.trashDocument(editor, page.id);
    expect(trashed).toMatchObject({ status: 'trash', slug: 'binned__trashed', statusBeforeTrash: 'publish' });
    expect(await published.getPublishedById(page.id)).toBeNull();
    await expect(documents.trashDocument(editor, page.id)).rejects.toMatchObject({
      code: 'haptera_already_trashed',
      status: 410,
    });
    const other = await aPage(test.cms, { slug: 'binned' });
    expect(other.slug).toBe('binned');
    const restored = await documents.restoreDocument(editor, page.id);
    expect(restored).toMatchObject({ status: 'draft', slug: 'binned', statusBeforeTrash: null });
    const again = await documents.saveDocument(editor, page.id, { status: 'publish' });
    expect(again.slug).toBe('binned-2');
    await documents.trashDocument(editor, page.id);
    expect(await documents.saveDocument(editor, page.id, { status: 'publish' })).toMatchObject({ slug: 'binned-2' });
  });

  it('is skipped when a document is deleted permanently, and its children move up', async () => {
    const { documents, published } = test.cms;
    const parent = await aPage(test.cms, { slug: 'above' });
    const child = await aPage(test.cms, { slug: 'below', parentId: parent.id });
    await documents.deleteDocument(editor, parent.id);
    expect(await published.getPublishedById(parent.id)).toBeNull();
    expect(await published.getPublishedById(child.id)).toMatchObject({ path: '/below' });
    await expect(documents.requireDocument(editor, parent.id)).rejects.toMatchObject({ status: 404 });
  });
});

describe('publishing', () => {
  it('both languages at once is all or nothing', async () => {
    const { documents, published } = test.cms;
    const zh = await aPage(test.cms, { status: 'draft', slug: 'pair' });
    const en = await aPage(test.cms, { status: 'draft', slug: 'pair', translationOf: zh.id, content: hero('') });
    const both = [{ id: zh.id }, { id: en.id }];
    await expect(documents.publishDocuments(editor, both)).rejects.toMatchObject({ code: 'haptera_incomplete' });
    expect(await published.getPublishedById(zh.id)).toBeNull();
    await documents.saveDocument(editor, en.id, { content: hero('ready') });
    await documents.publishDocuments(editor, both);
    expect(await published.getPublishedById(zh.id)).toMatchObject({ translations: [{ id: en.id, path: '/pair' }] });
    expect(await published.getPublishedById(en.id)).toMatchObject({ translations: [{ id: zh.id, path: '/pair' }] });
    await expect(aPage(test.cms, { translationOf: zh.id, locale: 'en' })).rejects.toMatchObject({
      code: 'haptera_translation_exists',
    });
    await documents.unpublishDocuments(editor, [{ id: en.id }]);
    expect(await published.getPublishedById(zh.id)).toMatchObject({ translations: [] });
  });

  it('re-presents exactly the pages that link to a page', async () => {
    const { documents, published } = test.cms;
    const target = await aPage(test.cms, { slug: 'target' });
    const linking = await aPage(test.cms, { content: linkingHero('links', target.id) });
    const bystander = await aPage(test.cms);
    const hrefOf = async () => {
      const page = await published.getPublishedById(linking.id);
      return JSON.stringify(page?.blocks[0]?.attributes).match(/"href":"([^"]*)"/)?.[1];
    };
    expect(await hrefOf()).toBe('/target');
    const untouched = await published.getPublishedById(bystander.id);
    await documents.saveDocument(editor, target.id, { slug: 'moved' });
    expect(await hrefOf()).toBe('/moved');
    expect(await published.getPublishedById(bystander.id)).toEqual(untouched);
    await documents.unpublishDocuments(editor, [{ id: target.id }]);
    expect(await hrefOf()).toBeUndefined();
    await documents.publishDocuments(editor, [{ id: target.id }]);
    expect(await hrefOf()).toBe('/moved');
    await documents.deleteDocument(editor, target.id);
    expect(await hrefOf()).toBeUndefined();
  });

  it('resolves links to the page’s own language', async () => {
    const { published } = test.cms;
    const zh = await aPage(test.cms, { slug: 'zh-target' });
    const en = await aPage(test.cms, { content: linkingHero('links', zh.id), locale: 'en' });
    const hrefOf = async () => JSON.stringify((await published.getPublishedById(en.id))?.blocks);
    expect(await hrefOf()).not.toContain('href":"');
    await aPage(test.cms, { slug: 'en-target', translationOf: zh.id });
    expect(await hrefOf()).toContain('"href":"/en/en-target"');
  });

  it('hides private and password-protected documents from readers', async () => {
    const { published, documents } = test.cms;
    const secret = await aPage(test.cms, { password: 'open sesame' });
    const own = await aPage(test.cms, { status: 'private' });
    expect(await published.getPublishedById(secret.id)).toBeNull();
    expect(await published.getPublishedById(own.id)).toBeNull();
    await documents.saveDocument(editor, secret.id, { password: '' });
    expect(await published.getPublishedById(secret.id)).not.toBeNull();
  });
});
