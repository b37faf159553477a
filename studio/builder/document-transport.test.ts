import { describe, expect, test } from 'vitest';
import type { DocumentStatus } from '#contract/document-fields.ts';
import type { DocumentItem, DocumentPatch } from '../cms/document-model.ts';
import type { Revision } from '../cms/revision-calls.ts';
import { StudioError } from '../cms/studio-error.ts';
import type { KeptWork } from '../cms/work-calls.ts';
import type { StudioClient } from '../cms.ts';
import { emptyDraft } from '../document/model.ts';
import { createDocumentTransport } from './document-transport.ts';
import { createKnownDocuments } from './known-documents.ts';
import { anItem } from './testing/an-item.ts';

const someWork: KeptWork = {
  id: 9,
  authorId: 1,
  authorName: '',
  at: null,
  title: '另一台设备',
  content: '',
  excerpt: '',
  documentRevision: 8,
  edition: 'third',
  pending: null,
  from: null,
};

const aRevision = (documentRevision: number, title: string): Revision => ({
  id: documentRevision,
  kind: 'revision',
  authorId: 2,
  at: null,
  title,
  content: '',
  excerpt: '',
  documentRevision,
});

type Part = Pick<StudioClient, 'documents' | 'revisions' | 'work'>;

/** The transport over a client that implements only the calls it makes, and records saves. */
function aTransport(status: DocumentStatus, answer: () => DocumentItem, kept: KeptWork = someWork) {
  const asked: {
    what: string;
    patch: DocumentPatch;
    revision: number | undefined;
    edition?: string | undefined;
    keepalive: boolean | undefined;
    isAutosave?: boolean | undefined;
  }[] = [];
  const refuse = () => Promise.reject(new Error('not asked in this test'));
  const client: Part = {
    documents: {
      getGroup: refuse,
      startTranslation: refuse,
      get: async () => ({ ...anItem(status, 8), excerpt: '另一个人的摘要' }),
      save: async (_type, _id, patch, { revision, keepalive, isAutosave } = {}) => {
        asked.push({ what: 'save', patch, revision, keepalive, isAutosave });
        return answer();
      },
    },
    revisions: {
      list: async () => ({ items: [aRevision(8, '引擎'), aRevision(6, '旧')], total: 2 }),
      history: refuse,
      get: refuse,
      restore: refuse,
    },
    work: {
      list: async () => [{ ...someWork, authorId: 2, title: '别人' }, kept],
      keep: async (_type, _id, { pending, from, ...patch }, { revision, edition, keepalive } = {}) => {
        asked.push({ what: 'keep', patch: { ...patch, ...pending }, revision, edition, keepalive });
        answer();
        return { kind: 'work', work: { ...someWork, ...patch, pending, from, documentRevision: 3, edition: 'second' } };
      },
    },
  };
  const known = createKnownDocuments({ zh: anItem(status), en: null }, 1);
  const transport = createDocumentTransport(client, known, 'zh', 1);
  const save = (title = '新', isLast = false) =>
    transport.save({
      draft: { ...emptyDraft, title, slug: 'neu' },
      expectedRevision: 3,
      isAutosave: true,
      expectedEdition: 'first',
      signal: new AbortController().signal,
      isLast,
    });
  return { asked, known, save };
}

describe('saving', () => {
  test('a draft updates the document itself, with its slug and meta', async () => {
    const { asked, save, known } = aTransport('draft', () => anItem('draft', 4));
    expect(await save()).toEqual({ kind: 'saved', revision: 4 });
    expect(asked).toMatchObject([
      { what: 'save', patch: { title: '新', slug: 'neu', meta: {} }, revision: 3, isAutosave: true },
    ]);
    expect(known.get().zh?.revision).toBe(4);
  });

  test.each(['publish', 'future', 'private'] as const)(
    'a document with status %s stores the work separately and leaves the document unchanged',
    async (status) => {
      const { asked, save } = aTransport(status, () => anItem(status));
      expect(await save()).toEqual({ kind: 'saved', revision: 3, isBeside: true, edition: 'second' });
      expect(asked).toMatchObject([{ what: 'keep', edition: 'first' }]);
    },
  );

  test('over a newer revision reports that revision', async () => {
    const { save, known } = aTransport('draft', () => {
      throw new StudioError('haptera_stale', 412, 'Stale.');
    });
    expect(await save()).toMatchObject({ kind: 'stale', current: { revision: 8, draft: { title: '引擎' } } });
    expect(known.foreignSaves()).toBe(1);
  });

  test('over newer work of the same user on another device reports that work', async () => {
    const { save } = aTransport('publish', () => {
      throw new StudioError('haptera_autosave_stale', 412, 'Stale.');
    });
    expect(await save()).toMatchObject({
      kind: 'stale',
      current: { revision: 8 },
      beside: { draft: { title: '另一台设备' }, edition: 'third' },
    });
  });

  test('over work of the same user that is older than a publication also reports the revision it started from', async () => {
    const refuse = () => {
      throw new StudioError('haptera_autosave_stale', 412, 'Stale.');
    };
    const { save } = aTransport('publish', refuse, { ...someWork, documentRevision: 7 });
    expect(await save()).toMatchObject({
      kind: 'stale',
      current: { revision: 8 },
      beside: { draft: { title: '另一台设备' }, from: { title: '旧' }, edition: 'third' },
    });
  });

  test.each([
    ['signed_out', 401, { kind: 'unauthorised' }],
    ['offline', 0, { kind: 'offline' }],
    ['unreachable', 502, { kind: 'offline' }],
    ['rest_forbidden', 403, { kind: 'failed', isTemporary: false }],
    ['haptera_busy', 503, { kind: 'failed', isTemporary: true }],
  ] as const)('reports the error %s with its kind', async (code, status, expected) => {
    const { save } = aTransport('draft', () => {
      throw new StudioError(code, status, 'Why.');
    });
    expect(await save()).toMatchObject(expected);
  });

  test('while the page is unloading uses keepalive only if the request is small enough', async () => {
    const { asked, save } = aTransport('draft', () => anItem('draft', 4));
    await save('short', true);
    await save('很长'.repeat(20_000), true);
    expect(asked.map(({ keepalive }) => keepalive)).toEqual([true, false]);
  });
});
