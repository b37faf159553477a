import { describe, expect, test } from 'vitest';
import type { KeptWork, WorkInput } from '../cms/work-calls.ts';
import { emptyDraft, type PageDraft } from '../document/model.ts';
import { draftOf, draftOfRevision, patchOf, printWork, readWork } from './stored-draft.ts';
import { anItem } from './testing/an-item.ts';

const draft: PageDraft = {
  ...emptyDraft,
  title: 'Engine',
  slug: 'engine',
  meta: {
    seo_title: 'A -- title --> with <signs>',
    haptera_sources: { one: { heading: { state: 'translated', from: '原文' } } },
    haptera_settled: { two: 'lacking' },
  },
  nodes: [
    {
      kind: 'block',
      id: 'one',
      type: 'haptera/quote',
      version: 1,
      attributes: { quote: 'Words', name: 'Somebody' },
      slots: {},
    },
  ],
};

function kept(work: WorkInput): KeptWork {
  return { id: 9, authorId: 1, authorName: '', at: null, ...work, documentRevision: 3, edition: '' };
}

describe('work on a published page', () => {
  test('is read back unchanged, with its slug and meta', () => {
    expect(readWork(kept(printWork(draft, emptyDraft)), emptyDraft, 'page')).toEqual(draft);
    const empty = { ...draft, meta: { seo_title: 'Alone', featured_media: 0 }, nodes: [] };
    expect(readWork(kept(printWork(empty, emptyDraft)), emptyDraft, 'page')).toEqual(empty);
  });

  test('omits the translation sources of deleted blocks', () => {
    const { meta } = readWork(kept(printWork({ ...draft, nodes: [] }, emptyDraft)), emptyDraft, 'page');
    expect(meta.haptera_sources).toEqual({});
    expect(patchOf({ ...draft, nodes: [] }).meta).toMatchObject({ haptera_sources: {} });
    expect(patchOf(draft).meta).toEqual(draft.meta);
  });

  test('in the previous format, which identifies items by index, keeps its translation sources', () => {
    const attributes = {
      items: [
        { id: 'first', question: 'A' },
        { id: 'second', question: 'B' },
      ],
    };
    const nodes: PageDraft['nodes'] = [
      { kind: 'block', id: 'faq', type: 'haptera/faq', version: 1, attributes, slots: {} },
    ];
    const sources = {
      faq: { 'items.1.question': '乙', 'items.0.question': '', 'items.2.question': '丙', heading: ' ' },
    };
    const old = { ...draft, nodes };
    const work = kept(printWork(old, emptyDraft));
    const read = readWork({ ...work, pending: { meta: { haptera_sources: sources } } }, old, 'page');
    expect(read.meta.haptera_sources).toEqual({
      faq: {
        'items.second.question': { state: 'translated', from: '乙' },
        'items.first.question': { state: 'untranslated' },
        heading: { state: 'original' },
      },
    });
  });

  test('has only markup in its content', () => {
    expect(printWork(draft, emptyDraft).content).toBe(printWork({ ...draft, meta: {} }, emptyDraft).content);
  });

  test('stored by another client keeps the slug and meta of the document', () => {
    const work: KeptWork = { ...kept(printWork(emptyDraft, emptyDraft)), title: 'New', pending: null, from: null };
    expect(readWork(work, draft, 'page')).toEqual({ ...draft, title: 'New', excerpt: '', nodes: [] });
  });
});

test('restoring a revision keeps the current slug and meta', () => {
  const revision = {
    id: 9,
    kind: 'revision',
    authorId: 1,
    at: null,
    documentRevision: 3,
    title: 'Old',
    content: '',
    excerpt: 'Short',
  };
  expect(draftOfRevision(revision, draft, 'page')).toEqual({ ...draft, title: 'Old', excerpt: 'Short', nodes: [] });
});

describe('a post', () => {
  const post = { ...anItem('publish'), type: 'post', featuredMediaId: 7, categories: [3], tags: [4, 5] } as const;

  test('is edited and saved with its picture, categories and tags', () => {
    const opened = draftOf(post);
    expect(patchOf(opened)).toMatchObject({ featuredMediaId: 7, categories: [3], tags: [4, 5], meta: {} });
    const edited = { ...opened, meta: { ...opened.meta, featured_media: 0, categories: [] } };
    expect(patchOf(edited)).toMatchObject({ featuredMediaId: null, categories: [], tags: [4, 5], meta: {} });
    expect(readWork(kept(printWork(edited, opened)), opened, 'post')).toEqual(edited);
  });

  test('keeps the fields of the document if its stored work does not contain them yet', () => {
    const { featured_media: _, categories: __, tags: ___, ...meta } = draftOf(post).meta;
    const old = printWork({ ...draftOf(post), meta: { ...meta, seo_title: 'Words' } }, emptyDraft);
    expect(readWork(kept(old), draftOf(post), 'post').meta).toEqual({ ...draftOf(post).meta, seo_title: 'Words' });
  });
});

test('a page has a picture, but no categories or tags', () => {
  expect(Object.keys(patchOf(draftOf(anItem('draft')))).toSorted()).toEqual([
    'content',
    'excerpt',
    'featuredMediaId',
    'meta',
    'slug',
    'title',
  ]);
});
