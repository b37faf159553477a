import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemViewer } from '../permission/viewer.ts';
import { aPage } from '../testing/builders.ts';
import { openTestCms, type TestCms } from '../testing/open-test-cms.ts';

let test: TestCms;
beforeAll(async () => {
  test = await openTestCms();
});
afterAll(() => test.close());

const aDoc = (docKey: string, input: Parameters<typeof aPage>[1] = {}) =>
  aPage(test.cms, { type: 'doc', locale: 'en', content: '<p>Text</p>', meta: { docKey }, ...input });

const refusal = {
  code: 'haptera_incomplete',
  data: { problems: [{ code: 'taken', path: ['meta', 'docKey'] }] },
};

describe('the key of a document', () => {
  it('belongs to one public document of a language', async () => {
    await aDoc('start');
    await expect(aDoc('start')).rejects.toMatchObject(refusal);
    await aDoc('start', { locale: 'zh' });
    await aDoc('start', { status: 'draft' });
  });

  it('is settled when a draft is published', async () => {
    await aDoc('format');
    const draft = await aDoc('format', { status: 'draft' });
    await expect(test.cms.documents.publishDocuments(systemViewer, [{ id: draft.id }])).rejects.toMatchObject(refusal);
    await test.cms.documents.publishDocuments(systemViewer, [{ id: draft.id, patch: { meta: { docKey: 'levels' } } }]);
  });

  it('is given to one of several that are published together', async () => {
    const drafts = [await aDoc('chips', { status: 'draft' }), await aDoc('chips', { status: 'draft' })];
    const together = test.cms.documents.publishDocuments(
      systemViewer,
      drafts.map(({ id }) => ({ id })),
    );
    await expect(together).rejects.toMatchObject(refusal);
  });

  it('may be none, for as many as want none', async () => {
    await aDoc('');
    await aDoc('');
  });

  it('stays with a document that is saved again', async () => {
    const doc = await aDoc('engine');
    const saved = await test.cms.documents.saveDocument(systemViewer, doc.id, { title: 'Another title' });
    expect(saved.meta.docKey).toBe('engine');
  });
});

describe('a document found by its key', () => {
  it('is the public one in the language that is asked for', async () => {
    const [zh, en] = [await aDoc('found', { locale: 'zh' }), await aDoc('found')];
    const { published } = test.cms;
    expect((await published.getPublishedByIdentifier('doc', 'zh', 'found'))?.id).toBe(zh.id);
    expect((await published.getPublishedByIdentifier('doc', 'en', 'found'))?.id).toBe(en.id);
    await test.cms.documents.trashDocument(systemViewer, en.id);
    expect(await published.getPublishedByIdentifier('doc', 'en', 'found')).toBeNull();
  });

  it('is none for a type that has no keys, and for no key at all', async () => {
    expect(await test.cms.published.getPublishedByIdentifier('page', 'en', 'found')).toBeNull();
    expect(await test.cms.published.getPublishedByIdentifier('doc', 'en', '')).toBeNull();
  });
});
