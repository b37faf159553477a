import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Document } from '../documents/model.ts';
import { systemViewer, type Viewer } from '../permission/viewer.ts';
import { aPage, aViewer, hero } from '../testing/builders.ts';
import { openTestCms, type TestCms } from '../testing/open-test-cms.ts';
import type { GroupQuery } from './model.ts';

let held: TestCms;
let editor: Viewer;
beforeAll(async () => {
  held = await openTestCms();
  editor = await aViewer(held.cms, 'editor');
});
afterAll(() => held.close());

const list = (query: Partial<GroupQuery> = {}, viewer = editor) =>
  held.cms.groups.listGroups(viewer, { type: 'page', ...query });

/** Titles in order, those that stand above what fits in brackets, indented by their depth. */
async function draw(query: Partial<GroupQuery>): Promise<string[]> {
  return (await list(query)).groups.map(({ documents, depth, isContext }) => {
    const title = documents[0]?.title ?? '';
    return `${'  '.repeat(depth)}${isContext ? `(${title})` : title}`;
  });
}

describe('a list of pages', () => {
  let root: Document;
  beforeAll(async () => {
    root = await aPage(held.cms, { title: 'Garden', slug: 'garden' });
    const trees = await aPage(held.cms, { title: 'Trees', slug: 'trees', parentId: root.id, menuOrder: 2 });
    const herbs = await aPage(held.cms, { title: 'Herbs', slug: 'herbs', parentId: root.id, menuOrder: 1 });
    await aPage(held.cms, { title: 'Oak', slug: 'oak', parentId: trees.id });
    await aPage(held.cms, { title: 'Mint', slug: 'mint', parentId: herbs.id, status: 'draft' });
    await aPage(held.cms, { title: '橡树', slug: '橡树', parentId: trees.id });
  });
  const below = (more: Partial<GroupQuery>) => draw({ search: 'garden', ...more });

  it('is in the order of the site, pages below their parents', async () => {
    expect(await below({})).toEqual(['Garden', '  Herbs', '    Mint', '  Trees', '    Oak', '    橡树']);
  });

  it('is paged, and each page starts with the ancestors of its first row', async () => {
    expect(await below({ perPage: 2 })).toEqual(['Garden', '  Herbs']);
    expect(await below({ perPage: 2, page: 2 })).toEqual(['(Garden)', '  (Herbs)', '    Mint', '  Trees']);
    expect((await list({ search: 'garden', perPage: 2, page: 2 })).total).toBe(6);
  });

  it('shows matches together with their ancestors', async () => {
    expect(await draw({ search: 'oak' })).toEqual(['(Garden)', '  (Trees)', '    Oak']);
    expect(await draw({ search: 'garden oak' })).toEqual(['(Garden)', '  (Trees)', '    Oak']);
    expect(await draw({ search: '/garden/trees 橡' })).toEqual(['(Garden)', '  (Trees)', '    橡树']);
    expect(await draw({ search: '橡树' })).toEqual(['(Garden)', '  (Trees)', '    橡树']);
    expect(await draw({ search: 'o%k' }), 'a percent sign is no wildcard').toEqual([]);
  });

  it('is ordered by match to choose one: names that start with it, then words that do, then any; nothing else', async () => {
    const home = await aPage(held.cms, { title: 'Home of everything', slug: 'start', content: hero('Oak and oaken') });
    await aPage(held.cms, { title: 'A cloak', slug: 'mantle' });
    await aPage(held.cms, { title: 'The oak table', slug: 'table' });
    await aPage(held.cms, { title: 'Furniture', slug: 'oaken-things' });
    const choose = (search: string, more: Partial<GroupQuery> = {}) => draw({ search, orderBy: 'match', ...more });
    expect(await choose('oak')).toEqual(['Oak', 'Furniture', 'The oak table', 'A cloak']);
    expect(await choose('OAK TABLE')).toEqual(['The oak table']);
    expect(await choose('/garden/tr')).toEqual(['Trees', 'Oak', '橡树']);
    expect(await choose('http://localhost:4010/en/garden/trees/oak')).toEqual(['Oak']);
    expect((await choose('garden'))[0]).toBe('Garden');
    expect(await choose('o.k'), 'a dot is no wildcard').toEqual([]);
    expect(await choose('', { parentId: root.id }), 'without words as on the site').toEqual(['Herbs', 'Trees']);
    await held.cms.groups.trashDocuments(systemViewer, [{ id: home.id }]);
  });

  it('leaves out the descendants of a collapsed group', async () => {
    const { groups } = await list({ search: 'garden' });
    const herbs = groups.find(({ documents }) => documents[0]?.title === 'Herbs');
    expect(await below({ collapsed: [herbs?.id ?? ''] })).toEqual([
      'Garden',
      '  Herbs',
      '  Trees',
      '    Oak',
      '    橡树',
    ]);
    expect(herbs).toMatchObject({ childCount: 1, index: 0, siblingCount: 2 });
  });

  it('can list one level, or all pages except those below a page', async () => {
    expect(await draw({ parentId: root.id })).toEqual(['Herbs', 'Trees']);
    const [herbs] = (await list({ parentId: root.id })).groups;
    expect(await below({ exceptBelow: herbs?.documents[0]?.id ?? 0 })).toEqual([
      'Garden',
      '  Trees',
      '    Oak',
      '    橡树',
    ]);
  });

  it('finds published documents by their texts, and drafts only by title and address', async () => {
    await aPage(held.cms, { title: 'Shed', content: hero('A wheelbarrow and a rake') });
    await aPage(held.cms, { title: 'Greenhouse', status: 'draft', content: hero('No wheelbarrow yet') });
    expect(await draw({ search: 'wheelbarrow rake' })).toEqual(['Shed']);
    expect(await draw({ search: 'wheelbarrow' })).toEqual(['Shed']);
    expect(await draw({ search: 'greenh' })).toEqual(['Greenhouse']);
    expect(await draw({ search: 'hed' })).toEqual(['Shed']);
  });

  it('is flat in any other order, without ancestors', async () => {
    expect(await draw({ search: '/trees/', orderBy: 'title', order: 'desc' })).toEqual(['橡树', 'Oak']);
  });

  it('includes pages whose languages are below each other', async () => {
    const [a, b] = [await aPage(held.cms, { title: 'Ring a' }), await aPage(held.cms, { title: 'Ring b' })];
    const aEn = await aPage(held.cms, { locale: 'en', translationOf: a.id, title: 'Ring a' });
    const bEn = await aPage(held.cms, { locale: 'en', translationOf: b.id, title: 'Ring b', parentId: aEn.id });
    await held.cms.documents.saveDocument(systemViewer, a.id, { parentId: b.id });
    expect(bEn.parentId).toBe(aEn.id);
    expect((await draw({ search: 'ring' })).map((line) => line.trim()).toSorted()).toEqual(['Ring a', 'Ring b']);
  });
});

describe('a filter', () => {
  it('filters by status in any language or in a given one', async () => {
    const zh = await aPage(held.cms, { title: 'Stately' });
    await aPage(held.cms, { locale: 'en', translationOf: zh.id, title: 'Stately', status: 'draft' });
    const found = async (more: Partial<GroupQuery>) => (await list({ search: 'stately', ...more })).total;
    expect(await found({ state: 'draft' })).toBe(1);
    expect(await found({ state: 'draft', locale: 'en' })).toBe(1);
    expect(await found({ state: 'draft', locale: 'zh' })).toBe(0);
    expect(await found({ state: 'missing' })).toBe(0);
    await aPage(held.cms, { title: 'Stately alone' });
    expect(await found({ state: 'missing' })).toBe(1);
    expect(await found({ state: 'missing', locale: 'zh' })).toBe(0);
    expect(await found({ locale: 'en' })).toBe(1);
  });

  it('distinguishes real changes from autosaves without changes, and finds scheduled changes', async () => {
    const page = await aPage(held.cms, { title: 'Waiting work' });
    const found = async (state: GroupQuery['state']) =>
      (await list({ search: 'waiting work', ...(state && { state }) })).total;
    expect([await found('changed'), await found('published')]).toEqual([0, 1]);
    await held.cms.revisions.saveAutosave(editor, page.id, {});
    expect([await found('changed'), await found('published')]).toEqual([0, 1]);
    await held.cms.revisions.saveAutosave(editor, page.id, { content: hero('Another') });
    expect([await found('changed'), await found('published')]).toEqual([1, 0]);
    const due = new Date(Date.now() + 86_400_000).toISOString();
    await held.cms.documents.scheduleDocuments(
      editor,
      [{ id: page.id, patch: { title: 'Waiting work, changed' } }],
      due,
    );
    expect([await found('changed'), await found('changeScheduled')]).toEqual([0, 1]);
  });

  it('finds posts by author and by term, the latest first', async () => {
    const author = await aViewer(held.cms, 'author');
    const term = await held.cms.terms.createTerm(systemViewer, { taxonomy: 'category', name: 'Listed' });
    const make = (title: string, date: string, more = {}) => aPage(held.cms, { type: 'post', title, date, ...more });
    await make('Old', '2020-01-01T00:00:00Z', { authorId: author.user?.id ?? 0 });
    await make('New', '2024-01-01T00:00:00Z', { categories: [term.id] });
    expect(await draw({ type: 'post' })).toEqual(['New', 'Old']);
    expect(await draw({ type: 'post', authors: [author.user?.id ?? 0] })).toEqual(['Old']);
    expect(await draw({ type: 'post', terms: [term.id] })).toEqual(['New']);
  });

  it('lists the trash separately, and counts both', async () => {
    const before = (await list()).counts;
    const page = await aPage(held.cms, { title: 'Thrown away' });
    await held.cms.documents.trashDocument(editor, page.id);
    expect(await draw({ search: 'thrown' })).toEqual([]);
    expect(await draw({ search: 'thrown', view: 'trash' })).toEqual(['Thrown away']);
    expect((await list()).counts).toEqual({ used: before.used, trash: before.trash + 1 });
  });
});

describe('the viewer', () => {
  it('sees only what they may edit, in rows and in counts', async () => {
    const author = await aViewer(held.cms, 'author');
    await aPage(held.cms, { type: 'post', title: 'Of the author', authorId: author.user?.id ?? 0 });
    await aPage(held.cms, { type: 'post', title: 'Of others' });
    const { groups, total, counts } = await list({ type: 'post' }, author);
    expect(groups.map(({ documents }) => documents.map(({ title }) => title))).toEqual([['Of the author']]);
    expect([total, counts.used]).toEqual([1, 1]);
  });

  it('is rejected if they may edit nothing', async () => {
    const subscriber = await aViewer(held.cms, 'subscriber');
    await expect(list({}, subscriber)).rejects.toMatchObject({ status: 403 });
  });
});
