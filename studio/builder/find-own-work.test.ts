import { describe, expect, test } from 'vitest';
import { definitions } from '#blocks/definitions.generated.ts';
import type { DocumentItem } from '../cms/document-model.ts';
import type { Revision } from '../cms/revision-calls.ts';
import type { KeptWork } from '../cms/work-calls.ts';
import { mergeDrafts } from '../document/merge.ts';
import { findOwnWork } from './find-own-work.ts';
import { draftOf, printWork } from './stored-draft.ts';
import { anItem } from './testing/an-item.ts';

const own = 1;

function aQuote(quote: string, name = '某人'): string {
  return `<!-- wp:haptera/quote ${JSON.stringify({ id: 'one', quote, name })} /-->`;
}

function aRevision(documentRevision: number, content: string): Revision {
  const rest = { id: documentRevision, kind: 'revision', authorId: 2, at: '2026-03-01T12:00:00Z' };
  return { ...rest, title: '页', content, excerpt: '', documentRevision };
}

function kept(documentRevision: number, content: string, parts: Partial<KeptWork> = {}): KeptWork {
  const { kind: _, ...rest } = aRevision(documentRevision, content);
  return { ...rest, authorId: own, authorName: '', edition: '', pending: null, from: null, ...parts };
}

function aDocument(revision: number, content: string): DocumentItem {
  return { ...anItem('publish', revision), content };
}

/** Runs `findOwnWork` with a history that is paginated, as in the CMS. */
function ask(work: KeptWork, history: readonly Revision[], document: DocumentItem) {
  const list = async (_type: string, _id: number, page = 1) => ({
    items: history.slice(2 * page - 2, 2 * page),
    total: history.length,
  });
  return findOwnWork({ list }, [work], document, own);
}

/** The work that was left behind, merged into the current page; null if there is none. */
async function find(work: KeptWork, history: readonly Revision[], document: DocumentItem) {
  const found = await ask(work, history, document);
  if (found?.kind !== 'left') return null;
  const { from, draft: mine } = found.work;
  if (!from) throw new Error('It says nothing about where it began.');
  return { at: found.at, merged: mergeDrafts({ base: from, mine, theirs: draftOf(document) }, definitions) };
}

describe('unpublished work that is older than the last publication', () => {
  test('is restored and merged with what was published since', async () => {
    const history = [aRevision(4, aQuote('原话', '新名')), aRevision(3, aQuote('原话'))];
    const left = await find(kept(3, aQuote('我的话')), history, aDocument(4, aQuote('原话', '新名')));
    expect(left?.at).toBe('2026-03-01T12:00:00Z');
    expect(left?.merged.conflicts).toEqual([]);
    expect(left?.merged.draft.nodes).toMatchObject([{ attributes: { quote: '我的话', name: '新名' } }]);
  });

  test('is restored even if it started from a revision that changed no text', async () => {
    const history = [aRevision(5, aQuote('原话', '新名')), aRevision(2, aQuote('原话')), aRevision(1, aQuote('初稿'))];
    const left = await find(kept(3, aQuote('我的话')), history, aDocument(5, aQuote('原话', '新名')));
    expect(left?.merged).toMatchObject({ conflicts: [], draft: { nodes: [{ attributes: { quote: '我的话' } }] } });
  });

  test('restores the slug and search texts that were changed in it, and no others', async () => {
    const page = { title: '页', meta: { seo_title: '旧', seo_description: '新' } };
    const before = { ...draftOf(aDocument(3, aQuote('原话'))), ...page, meta: { ...page.meta, seo_description: '旧' } };
    const mine = { ...before, slug: 'mine', meta: { ...before.meta, seo_title: '我的' } };
    const autosave = kept(3, '', printWork(mine, before));
    const history = [aRevision(4, aQuote('原话', '新名')), aRevision(3, aQuote('原话'))];
    const document = { ...aDocument(4, aQuote('原话', '新名')), ...page };
    const left = await find(autosave, history, document);
    expect(left?.merged).toMatchObject({
      conflicts: [],
      draft: { slug: 'mine', meta: { seo_title: '我的', seo_description: '新' } },
    });
  });

  test('restores the differences between the languages that were settled in it', async () => {
    const at = (revision: number, settled: object) => {
      const document = aDocument(revision, aQuote('原话'));
      return { ...document, title: '页', meta: { ...document.meta, haptera_settled: { ...settled } } };
    };
    const before = draftOf(at(3, { one: 'alone' }));
    const mine = { ...before, meta: { ...before.meta, haptera_settled: { one: 'alone', two: 'lacking' } } };
    const left = await find(
      kept(3, '', printWork(mine, before)),
      [aRevision(3, aQuote('原话'))],
      at(4, { three: 'lacking' }),
    );
    expect(left?.merged).toMatchObject({
      conflicts: [],
      draft: { meta: { haptera_settled: { two: 'lacking', three: 'lacking' } } },
    });
  });

  test('restores neither slug nor search texts if it does not record their earlier values', async () => {
    const before = draftOf(aDocument(3, aQuote('原话')));
    const older = { ...printWork({ ...before, slug: 'old' }, before), content: aQuote('我的话'), from: null };
    const history = [aRevision(4, aQuote('原话', '新名')), aRevision(3, aQuote('原话'))];
    const left = await find(kept(3, '', older), history, aDocument(4, aQuote('原话', '新名')));
    expect(left?.merged.draft).toMatchObject({
      slug: 'engine',
      nodes: [{ attributes: { quote: '我的话', name: '新名' } }],
    });
  });

  test('is a conflict where both sides changed the same text', async () => {
    const history = [aRevision(4, aQuote('对方的话')), aRevision(3, aQuote('原话'))];
    const left = await find(kept(3, aQuote('我的话')), history, aDocument(4, aQuote('对方的话')));
    expect(left?.merged.conflicts).toMatchObject([{ mine: '我的话', theirs: '对方的话' }]);
  });

  test('is not restored if it was published, even if another user has changed that text since', async () => {
    const history = [aRevision(5, aQuote('后来的话')), aRevision(4, aQuote('我的话')), aRevision(3, aQuote('原话'))];
    const document = aDocument(5, aQuote('后来的话'));
    const present = draftOf(document);
    expect(await ask(kept(3, aQuote('我的话'), { edition: 'e' }), history, document)).toMatchObject({
      kind: 'done',
      work: { draft: present, from: present, edition: 'e' },
    });
  });

  test('is ignored if its starting revision is unknown or it belongs to another user', async () => {
    const document = aDocument(4, aQuote('新'));
    expect(await find(kept(3, aQuote('我的话')), [aRevision(4, aQuote('新'))], document)).toBeNull();
    const history = [aRevision(4, aQuote('新')), aRevision(3, aQuote('原话'))];
    expect(await find(kept(3, aQuote('别人的话'), { authorId: 2 }), history, document)).toBeNull();
    expect(await find(kept(4, aQuote('现在的')), history, document)).toBeNull();
    expect(await ask(kept(3, aQuote('别人的话'), { authorId: 2 }), history, document)).toBeUndefined();
  });

  test('counts as current if nothing was published since it was stored', async () => {
    const found = await ask(kept(4, aQuote('现在的'), { edition: 'e' }), [], aDocument(4, aQuote('新')));
    expect(found).toMatchObject({
      kind: 'current',
      work: { edition: 'e', draft: { nodes: [{ attributes: { quote: '现在的' } }] } },
    });
    expect(found?.work.from).toBeUndefined();
  });
});
