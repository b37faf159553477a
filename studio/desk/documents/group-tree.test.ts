import { expect, test } from 'vitest';
import type { Localized } from '#cms-schema/locale.ts';
import type { DocumentStatus } from '#contract/document-fields.ts';
import type { DocumentGroup, DocumentSummary, ListedGroup } from '../../cms/document-model.ts';
import { readState } from './document-state.ts';
import { type GroupNode, nestGroups, titleOf } from './group-tree.ts';

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
    visibility: 'everyone',
    parentId: null,
    menuOrder: 0,
    authorId: 1,
    date: null,
    modifiedAt: null,
    modifiedBy: null,
    revision: 1,
    columns: {},
    hasAutosave: false,
    hasUnpublished: false,
    featuredMediaId: null,
    categories: [],
    tags: [],
    scheduledBy: null,
    scheduleError: null,
    scheduledChange: null,
    review: null,
    canEdit: true,
    canDelete: true,
    ...patch,
  };
}

function aChange() {
  return { id: 1, date: '2100-01-01T08:00:00Z', author: null, revision: 1, error: null };
}

function aGroup(id: string, parent: string | null = null): ListedGroup {
  const versions: Localized<DocumentSummary> = { zh: aVersion('zh'), en: aVersion('en') };
  const place = { depth: 0, childCount: 0, index: 0, siblingCount: 1, isContext: false, behind: { zh: 0, en: 0 } };
  return { id, type: 'page', versions, parent, ...place };
}

test('pages are nested below their parents in list order; pages without a listed parent are top-level', () => {
  const shape = (nodes: readonly GroupNode[]): unknown[] =>
    nodes.map(({ group, children }) => (children.length > 0 ? [group.id, shape(children)] : group.id));
  const groups = [
    aGroup('product'),
    aGroup('chips', 'product'),
    aGroup('engine', 'product'),
    aGroup('detail', 'engine'),
    aGroup('orphan', 'gone'),
  ];
  expect(shape(nestGroups(groups))).toEqual([['product', ['chips', ['engine', ['detail']]]], 'orphan']);
});

test.each<[Partial<DocumentSummary>, string]>([
  [{ status: 'publish' }, 'published'],
  [{ status: 'publish', hasAutosave: true, hasUnpublished: true }, 'changed'],
  // Changes that only editors notice, such as notes, need no publishing.
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

test('a page is titled in the interface language, or else in the language that it has', () => {
  const status: DocumentStatus = 'draft';
  const chinese: DocumentGroup = {
    id: 'x',
    type: 'page',
    versions: { zh: aVersion('zh', { title: '触感', status }), en: null },
  };
  expect([titleOf(chinese, 'en'), titleOf(chinese, 'zh')]).toEqual(['触感', '触感']);
});
