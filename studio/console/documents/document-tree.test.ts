import { describe, expect, test } from 'vitest';
import type { Localized } from '#cms-schema/locale.ts';
import type { DocumentStatus } from '#contract/document-fields.ts';
import type { DocumentGroup, DocumentSummary } from '../../cms/document-model.ts';
import { readState } from './document-state.ts';
import {
  buildTree,
  type DocumentNode,
  filterTree,
  findSiblings,
  listWithin,
  planMove,
  titleOf,
} from './document-tree.ts';

let count = 0;

function aVersion(locale: 'zh' | 'en', patch: Partial<DocumentSummary> = {}): DocumentSummary {
  count += 1;
  return {
    id: count,
    type: 'page',
    locale,
    groupId: '',
    status: 'publish',
    slug: '',
    path: null,
    title: `Page ${count}`,
    parentId: null,
    menuOrder: 0,
    authorId: 1,
    date: null,
    modifiedAt: null,
    modifiedBy: null,
    revision: 1,
    hasAutosave: false,
    hasUnpublished: false,
    featuredMediaId: null,
    categories: [],
    tags: [],
    scheduledBy: null,
    scheduleError: null,
    scheduledChange: null,
    canEdit: true,
    canDelete: true,
    ...patch,
  };
}

function aChange() {
  return { id: 1, date: '2100-01-01T08:00:00Z', author: null, revision: 1, error: null };
}

function aGroup(id: string, patch: Partial<DocumentSummary> = {}, parent: DocumentGroup | null = null): DocumentGroup {
  const versions: Localized<DocumentSummary> = {
    zh: aVersion('zh', { ...patch, parentId: parent?.versions.zh?.id ?? null }),
    en: aVersion('en', { ...patch, parentId: parent?.versions.en?.id ?? null }),
  };
  return { id, type: 'page', versions };
}

const shape = (nodes: readonly DocumentNode[]): unknown[] =>
  nodes.map(({ group, children }) => (children.length > 0 ? [group.id, shape(children)] : group.id));

describe('the tree of pages', () => {
  const product = aGroup('product', { menuOrder: 1 });
  const engine = aGroup('engine', { menuOrder: 1, title: 'Rendering engine' }, product);
  const chips = aGroup('chips', { menuOrder: 0, path: '/product/chips' }, product);
  const home = aGroup('home', { menuOrder: 0 });
  const tree = buildTree([engine, product, home, chips]);

  test('pages stand below their parents in the order that was chosen', () => {
    expect(shape(tree)).toEqual(['home', ['product', ['chips', 'engine']]]);
    expect(findSiblings(tree, 'engine').map(({ id }) => id)).toEqual(['chips', 'engine']);
    expect([...listWithin(tree, 'product')]).toEqual(['product', 'chips', 'engine']);
  });

  test('a page whose parent is gone stands at the top, and pages in a circle are not lost', () => {
    const orphan = { ...aGroup('orphan'), versions: { zh: aVersion('zh', { parentId: 99_999 }), en: null } };
    const [a, b] = [aVersion('zh'), aVersion('zh')];
    const circle: DocumentGroup[] = [
      { id: 'a', type: 'page', versions: { zh: { ...a, parentId: b.id }, en: null } },
      { id: 'b', type: 'page', versions: { zh: { ...b, parentId: a.id }, en: null } },
    ];
    expect(shape(buildTree([orphan, ...circle])).flat()).toEqual(['orphan', 'a', 'b']);
  });

  test('a search keeps what stands above a page that fits', () => {
    expect(shape(filterTree(tree, { text: 'rendering ENGINE', state: null, term: null }))).toEqual([
      ['product', ['engine']],
    ]);
    expect(shape(filterTree(tree, { text: '/product/chips', state: null, term: null }))).toEqual([
      ['product', ['chips']],
    ]);
    const filed: DocumentGroup = {
      id: 'filed',
      type: 'post',
      versions: { zh: aVersion('zh'), en: aVersion('en', { categories: [7] }) },
    };
    const filedTree = buildTree([home, filed]);
    expect(shape(filterTree(filedTree, { text: '', state: null, term: 7 }))).toEqual(['filed']);
    expect(filterTree(tree, { text: 'nowhere', state: null, term: null })).toEqual([]);
  });

  test('a filter by state looks at either language', () => {
    const half: DocumentGroup = { id: 'half', type: 'page', versions: { zh: aVersion('zh'), en: null } };
    expect(shape(filterTree(buildTree([home, half]), { text: '', state: 'missing', term: null }))).toEqual(['half']);
  });
});

describe('moving a page', () => {
  const product = aGroup('product');
  const first = aGroup('first', { menuOrder: 0 });
  const second = aGroup('second', { menuOrder: 1 });
  const third = aGroup('third', { menuOrder: 2 });

  test('saves only what changes its place', () => {
    const { saves } = planMove(third, null, [first, second, third], 1);
    expect(saves.map(({ version, menuOrder }) => [version.id, menuOrder])).toEqual([
      [third.versions.zh?.id, 1],
      [third.versions.en?.id, 1],
      [second.versions.zh?.id, 2],
      [second.versions.en?.id, 2],
    ]);
    expect(planMove(second, null, [first, second, third], 1).saves).toEqual([]);
  });

  test('each language goes below its own version of the parent', () => {
    const { saves, stays } = planMove(first, product, [], 0);
    expect(saves.map(({ parentId }) => parentId)).toEqual([product.versions.zh?.id, product.versions.en?.id]);
    expect(stays).toEqual([]);
  });

  test('a language that the parent lacks stays where it is', () => {
    const chinese: DocumentGroup = { ...product, versions: { zh: product.versions.zh, en: null } };
    const { saves, stays } = planMove(first, chinese, [], 0);
    expect([saves.length, stays]).toEqual([1, ['en']]);
  });
});

test.each<[Partial<DocumentSummary>, string]>([
  [{ status: 'publish' }, 'published'],
  [{ status: 'publish', hasAutosave: true, hasUnpublished: true }, 'changed'],
  // Notes of its editors alone are nothing to publish.
  [{ status: 'publish', hasAutosave: true }, 'published'],
  [{ status: 'future', hasUnpublished: true }, 'scheduled'],
  [{ status: 'draft', scheduleError: { code: 'haptera_incomplete', message: 'A heading is missing.' } }, 'failed'],
  [{ status: 'trash' }, 'trash'],
  [{ status: 'publish', hasUnpublished: true, scheduledChange: aChange() }, 'changeScheduled'],
  [{ status: 'publish', scheduledChange: { ...aChange(), error: { code: 'x', message: 'Why.' } } }, 'failed'],
  [{ status: 'publish', scheduledChange: aChange(), revision: 2 }, 'failed'],
])('%o is %s', (patch, state) => {
  expect(readState(aVersion('zh', patch))).toBe(state);
});

test('a page is spoken of in the language of the studio, or in the one that it has', () => {
  const status: DocumentStatus = 'draft';
  const chinese: DocumentGroup = {
    id: 'x',
    type: 'page',
    versions: { zh: aVersion('zh', { title: '触感', status }), en: null },
  };
  expect([titleOf(chinese, 'en'), titleOf(chinese, 'zh')]).toEqual(['触感', '触感']);
});
