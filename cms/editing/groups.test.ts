import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { definitions } from '#blocks/definitions.generated.ts';
import { beginTranslation } from '#cms-schema/begin-translation.ts';
import { createBlock } from '#cms-schema/create-block.ts';
import { printDocument } from '#cms-schema/markup/document.ts';
import { readTypedDocument, storedNodes } from '#cms-schema/typed-document.ts';
import { sql } from '#kit/database/sql.ts';
import type { Document } from '../documents/model.ts';
import { systemViewer, type Viewer } from '../permission/viewer.ts';
import { aPage, aViewer, hero, linkingHero } from '../testing/builders.ts';
import { openTestCms, type TestCms } from '../testing/open-test-cms.ts';

let held: TestCms;
let editor: Viewer;
let author: Viewer;
beforeAll(async () => {
  held = await openTestCms();
  editor = await aViewer(held.cms, 'editor');
  author = await aViewer(held.cms, 'author');
});
afterAll(() => held.close());

const seen = ({ id, revision }: Document) => ({ id, expectedRevision: revision });
const stateOf = async (...documents: readonly Document[]) =>
  Promise.all(
    documents.map(async ({ id }) => (await held.cms.documents.getDocument(systemViewer, id))?.status ?? 'gone'),
  );

async function aPair(input: Parameters<typeof aPage>[1] = {}): Promise<[zh: Document, en: Document]> {
  const zh = await aPage(held.cms, { locale: 'zh', ...input });
  const en = await aPage(held.cms, {
    ...input,
    locale: 'en',
    translationOf: zh.id,
    ...(input.parentId != null && { parentId: null }),
  });
  return [zh, en];
}

async function caught(act: Promise<unknown>) {
  return act.then(
    () => null,
    (error: unknown) => error,
  );
}

describe('an action on several documents', () => {
  it('trashes all of them or none, and names the one that has changed', async () => {
    const [zh, en] = await aPair();
    await held.cms.documents.saveDocument(editor, en.id, { title: 'Moved on' });
    const error = await caught(held.cms.groups.trashDocuments(editor, [seen(zh), seen(en)]));
    expect(error).toMatchObject({ code: 'haptera_stale', data: { document: en.id } });
    expect(await stateOf(zh, en)).toEqual(['publish', 'publish']);
    await held.cms.groups.trashDocuments(editor, [{ id: zh.id }, { id: en.id }]);
    expect(await stateOf(zh, en)).toEqual(['trash', 'trash']);
  });

  it('requires permission for each document, and changes none if one is denied', async () => {
    const own = await aPage(held.cms, { type: 'post', authorId: author.user?.id ?? 0 });
    const others = await aPage(held.cms, { type: 'post' });
    const requests = [{ id: own.id }, { id: others.id }];
    const { groups } = held.cms;
    for (const act of [
      () => groups.trashDocuments(author, requests),
      () => groups.deleteDocuments(author, requests),
      () => groups.restoreDocuments(author, requests),
      () => groups.duplicateDocuments(author, requests),
      () => groups.saveDocuments(author, requests),
    ]) {
      expect(await caught(act())).toMatchObject({ status: 403, data: { document: others.id } });
    }
    expect(await stateOf(own, others)).toEqual(['publish', 'publish']);
  });

  it('restores all from the trash to where they were', async () => {
    const [zh, en] = await aPair({ status: 'draft' });
    await held.cms.groups.trashDocuments(editor, [{ id: zh.id }, { id: en.id }]);
    const back = await held.cms.groups.restoreDocuments(editor, [{ id: zh.id }, { id: en.id }]);
    expect(back.map(({ status, slug }) => [status, slug])).toEqual([
      ['draft', zh.slug],
      ['draft', en.slug],
    ]);
  });

  it('deletes a page and its parent together, and moves their children up', async () => {
    const root = await aPage(held.cms);
    const above = await aPage(held.cms, { parentId: root.id });
    const below = await aPage(held.cms, { parentId: above.id });
    const left = await aPage(held.cms, { parentId: below.id });
    expect(await held.cms.groups.deleteDocuments(editor, [{ id: above.id }, { id: below.id }])).toEqual([
      above.id,
      below.id,
    ]);
    expect(await stateOf(above, below)).toEqual(['gone', 'gone']);
    const moved = await held.cms.documents.requireDocument(editor, left.id);
    expect([moved.parentId, moved.path]).toEqual([root.id, `/${root.slug}/${left.slug}`]);
    expect(await held.cms.published.getPublishedById(left.id)).toMatchObject({ path: `/${root.slug}/${left.slug}` });
  });

  it('deletes none if one of them has changed', async () => {
    const [zh, en] = await aPair();
    await held.cms.documents.saveDocument(editor, zh.id, { title: '别的' });
    expect(await caught(held.cms.groups.deleteDocuments(editor, [seen(en), seen(zh)]))).toMatchObject({
      code: 'haptera_stale',
      data: { document: zh.id },
    });
    expect(await stateOf(zh, en)).toEqual(['publish', 'publish']);
  });

  it('is audited once per document', async () => {
    const [zh, en] = await aPair();
    await held.cms.groups.trashDocuments(editor, [{ id: zh.id }, { id: en.id }]);
    const rows = await held.database.query<{ object_id: string }>(sql`
      select object_id from audit_log where action = 'document.trash' and object_id = any(${[zh.id, en.id].map(String)})`);
    expect(rows.map(({ object_id }) => Number(object_id)).toSorted()).toEqual([zh.id, en.id].toSorted());
  });
});

describe('a new page in both languages', () => {
  it('is one group, with each language below its own parent', async () => {
    const [zh, en] = await aPair();
    const made = await held.cms.groups.createGroup(editor, {
      type: 'page',
      parentId: en.id,
      versions: [
        { locale: 'zh', title: '新页', content: hero('新') },
        { locale: 'en', title: 'New page', content: hero('New') },
      ],
    });
    expect(new Set(made.map(({ groupId }) => groupId)).size).toBe(1);
    expect(made.map(({ parentId }) => parentId)).toEqual([zh.id, en.id]);
  });

  it('is not created if one language cannot be', async () => {
    const count = async () => (await held.database.one<{ n: number }>(sql`select count(*) as n from documents`))?.n;
    const before = await count();
    const versions = [
      { locale: 'zh', title: '好' },
      { locale: 'en', title: 'Bad', content: '<!-- wp:haptera/hero {"id":"h","heading":7} /-->' },
    ] as const;
    expect(await caught(held.cms.groups.createGroup(editor, { type: 'page', versions }))).toMatchObject({
      code: 'haptera_malformed',
    });
    expect(await count()).toBe(before);
  });
});

describe('a duplicate', () => {
  it('is a draft in both languages in a new group', async () => {
    const [zh, en] = await aPair({ excerpt: 'Kept', password: 'secret', meta: { seo_title: 'Kept as well' } });
    const copies = await held.cms.groups.duplicateDocuments(editor, [seen(zh), seen(en)]);
    expect(copies.map(({ status, title }) => [status, title])).toEqual([
      ['draft', `${zh.title}（副本）`],
      ['draft', `${en.title} (copy)`],
    ]);
    expect(new Set(copies.map(({ groupId }) => groupId)).size).toBe(1);
    expect(copies[0]?.groupId).not.toBe(zh.groupId);
    for (const [index, original] of [zh, en].entries()) {
      const { content, excerpt, password, meta } = original;
      expect(copies[index]).toMatchObject({ content, excerpt, password, meta, slug: `${original.slug}-copy` });
      expect(copies[index]?.authorId).toBe(editor.user?.id);
    }
  });
});

describe('a translation', () => {
  it('has the same blocks, with every text noted as untranslated', async () => {
    const [above] = await aPair();
    const source = await aPage(held.cms, {
      locale: 'zh',
      title: '引擎',
      parentId: above.id,
      content: linkingHero('触感引擎', above.id).replace('"Go"', '"开始"'),
      meta: { seo_title: '触感' },
    });
    const made = await held.cms.groups.startTranslation(editor, source.id, { locale: 'en' });
    expect(made).toMatchObject({ locale: 'en', status: 'draft', groupId: source.groupId, content: source.content });
    const parent = await held.cms.documents.requireDocument(editor, made.parentId ?? 0);
    expect([parent.locale, parent.groupId]).toEqual(['en', above.groupId]);
    const { title, excerpt, slug, meta, content } = source;
    const nodes = storedNodes(readTypedDocument(content, definitions).nodes);
    expect(made.meta.haptera_sources).toEqual(
      beginTranslation({ title, excerpt, slug, meta: { ...meta }, nodes }, definitions, {}).meta.haptera_sources,
    );
    expect(made.meta.haptera_sources).toMatchObject({
      '': { title: { state: 'untranslated' }, 'meta.seo_title': { state: 'untranslated' } },
      hero: { heading: { state: 'untranslated' } },
    });
    const labels = Object.keys(made.meta.haptera_sources.hero ?? {}).filter((path) => path.endsWith('.label'));
    expect(labels).toHaveLength(1);
  });

  it('starts with the texts of a block’s example where its source still has them', async () => {
    const definition = definitions.get('haptera/hero');
    if (!definition) throw new Error('There is no hero.');
    const block = createBlock(definition, 'zh', () => 'hero', definitions);
    const content = printDocument([{ ...block, attributes: { ...block.attributes, heading: '我们自己的标题' } }]);
    const source = await aPage(held.cms, { locale: 'zh', title: '样例', content });
    const made = await held.cms.groups.startTranslation(editor, source.id, { locale: 'en' });
    const [hero] = storedNodes(readTypedDocument(made.content, definitions).nodes);
    const example = createBlock(definition, 'en', () => 'hero', definitions).attributes;
    expect(hero?.kind === 'block' && hero.attributes).toMatchObject({ heading: '我们自己的标题', lede: example.lede });
    expect(made.meta.haptera_sources.hero).toMatchObject({
      heading: { state: 'untranslated' },
      lede: { state: 'translated', from: block.attributes.lede },
    });
  });

  it('can start from unsaved work', async () => {
    const source = await aPage(held.cms, { locale: 'zh', title: '旧' });
    const patch = { title: '新标题', content: hero('新的开头') };
    const made = await held.cms.groups.startTranslation(editor, source.id, { locale: 'en', patch });
    expect(made).toMatchObject({ title: '新标题', content: expect.stringContaining('新的开头') });
    expect(await held.cms.documents.requireDocument(editor, source.id)).toMatchObject({ title: '旧', revision: 1 });
  });

  it('is not created twice, or from an outdated revision', async () => {
    const source = await aPage(held.cms, { locale: 'en' });
    const begin = (expectedRevision: number) =>
      held.cms.groups.startTranslation(editor, source.id, { locale: 'zh', expectedRevision });
    expect(await caught(begin(source.revision + 1))).toMatchObject({ code: 'haptera_stale' });
    await begin(source.revision);
    expect(await caught(begin(source.revision))).toMatchObject({ code: 'haptera_translation_exists' });
  });
});

describe('a move', () => {
  const orderBelow = async (parentId: number) =>
    (await held.cms.groups.listGroups(editor, { type: 'page', parentId, perPage: 100 })).groups.map(
      ({ documents }) => documents[0]?.id,
    );

  it('puts a page between two others, in both languages, and changes only what it has to', async () => {
    const [root, rootEn] = await aPair();
    const pages: Document[][] = [];
    for (let menuOrder = 0; menuOrder < 4; menuOrder += 1) {
      const zh = await aPage(held.cms, { locale: 'zh', parentId: root.id, menuOrder });
      pages.push([zh, await aPage(held.cms, { locale: 'en', translationOf: zh.id, parentId: rootEn.id, menuOrder })]);
    }
    const [first, second, third, fourth] = pages.map(([zh]) => zh?.id ?? 0);
    const changed = await held.cms.groups.moveGroup(editor, fourth ?? 0, { afterId: first ?? 0 });
    expect(await orderBelow(root.id)).toEqual([first, fourth, second, third]);
    expect(changed.map(({ id }) => id)).not.toContain(first);
    const english = await Promise.all(
      pages.map(async ([, en]) => (await held.cms.documents.requireDocument(editor, en?.id ?? 0)).menuOrder),
    );
    expect(english).toEqual([0, 2, 3, 1]);
  });

  it('leaves the pages that only make room as they are: their date, their last editor, their history, work on them', async () => {
    const root = await aPage(held.cms);
    const make = (menuOrder: number) => aPage(held.cms, { parentId: root.id, menuOrder });
    const [a, b, c] = [await make(1), await make(2), await make(3)];
    const writer = await aViewer(held.cms, 'editor');
    await held.cms.revisions.saveAutosave(writer, b.id, { title: 'unfinished' });
    const before = await held.cms.documents.requireDocument(editor, b.id);
    await held.cms.groups.moveGroup(editor, c.id, { afterId: a.id });
    const after = await held.cms.documents.requireDocument(editor, b.id);
    expect(after).toEqual({ ...before, menuOrder: 3, revision: before.revision + 1 });
    expect((await held.cms.revisions.listHistory(editor, b.id)).total).toBe(1);
    expect(await held.cms.revisions.listUnfinishedWork(editor, [b.id])).toMatchObject([{ title: 'unfinished' }]);
    const moved = await held.cms.documents.requireDocument(editor, c.id);
    expect(moved.modifiedById).toBe(editor.user?.id);
  });

  it('gives pages without an order the order in which they are shown', async () => {
    const root = await aPage(held.cms);
    const [a, b, c] = [
      await aPage(held.cms, { parentId: root.id }),
      await aPage(held.cms, { parentId: root.id }),
      await aPage(held.cms, { parentId: root.id }),
    ];
    await held.cms.groups.moveGroup(editor, c.id, { afterId: null });
    expect(await orderBelow(root.id)).toEqual([c.id, a.id, b.id]);
    const orders = await Promise.all(
      [c, a, b].map(async ({ id }) => (await held.cms.documents.requireDocument(editor, id)).menuOrder),
    );
    expect(orders).toEqual([0, 1, 2]);
  });

  it('goes one place up or down, but not past the ends', async () => {
    const root = await aPage(held.cms);
    const make = (menuOrder: number) => aPage(held.cms, { parentId: root.id, menuOrder });
    const [a, b, c] = [await make(5), await make(6), await make(7)];
    await held.cms.groups.moveGroup(editor, c.id, { by: -1 });
    expect(await orderBelow(root.id)).toEqual([a.id, c.id, b.id]);
    await held.cms.groups.moveGroup(editor, a.id, { by: 1 });
    expect(await orderBelow(root.id)).toEqual([c.id, a.id, b.id]);
    await held.cms.groups.moveGroup(editor, c.id, { by: -1 });
    await held.cms.groups.moveGroup(editor, b.id, { by: 1 });
    expect(await orderBelow(root.id)).toEqual([c.id, a.id, b.id]);
  });

  it('moves a page below another one, but keeps a language that the parent lacks in place', async () => {
    const [zh, en] = await aPair();
    const onlyChinese = await aPage(held.cms, { locale: 'zh' });
    await held.cms.groups.moveGroup(editor, zh.id, { parentId: onlyChinese.id, seen: [seen(zh), seen(en)] });
    const read = async ({ id }: Document) => (await held.cms.documents.requireDocument(editor, id)).path;
    expect([await read(zh), await read(en)]).toEqual([`/${onlyChinese.slug}/${zh.slug}`, `/${en.slug}`]);
  });

  it('is rejected below the page itself, and if the page has changed in the meantime', async () => {
    const [zh, en] = await aPair();
    const below = await aPage(held.cms, { parentId: zh.id });
    expect(await caught(held.cms.groups.moveGroup(editor, zh.id, { parentId: below.id }))).toMatchObject({
      code: 'haptera_no_parent',
    });
    await held.cms.documents.saveDocument(editor, en.id, { title: 'Newer' });
    const placement = { parentId: null, seen: [seen(zh), seen(en)] };
    expect(await caught(held.cms.groups.moveGroup(editor, zh.id, placement))).toMatchObject({
      code: 'haptera_stale',
      data: { document: en.id },
    });
  });
});
