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
  it('belongs to one public document per language', async () => {
    await aDoc('start');
    await expect(aDoc('start')).rejects.toMatchObject(refusal);
    await aDoc('start', { locale: 'zh' });
    await aDoc('start', { status: 'draft' });
  });

  it('is checked when a draft is published', async () => {
    await aDoc('format');
    const draft = await aDoc('format', { status: 'draft' });
    await expect(test.cms.documents.publishDocuments(systemViewer, [{ id: draft.id }])).rejects.toMatchObject(refusal);
    await test.cms.documents.publishDocuments(systemViewer, [{ id: draft.id, patch: { meta: { docKey: 'levels' } } }]);
  });

  it('belongs to only one of several documents published together', async () => {
    const drafts = [await aDoc('chips', { status: 'draft' }), await aDoc('chips', { status: 'draft' })];
    const together = test.cms.documents.publishDocuments(
      systemViewer,
      drafts.map(({ id }) => ({ id })),
    );
    await expect(together).rejects.toMatchObject(refusal);
  });

  it('may be empty for any number of documents', async () => {
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
  it('is the public one in the requested language', async () => {
    const [zh, en] = [await aDoc('found', { locale: 'zh' }), await aDoc('found')];
    const { published } = test.cms;
    expect((await published.getPublishedByIdentifier('doc', 'zh', 'found'))?.id).toBe(zh.id);
    expect((await published.getPublishedByIdentifier('doc', 'en', 'found'))?.id).toBe(en.id);
    await test.cms.documents.trashDocument(systemViewer, en.id);
    expect(await published.getPublishedByIdentifier('doc', 'en', 'found')).toBeNull();
  });

  it('does not exist for a type without keys, or for an empty key', async () => {
    expect(await test.cms.published.getPublishedByIdentifier('page', 'en', 'found')).toBeNull();
    expect(await test.cms.published.getPublishedByIdentifier('doc', 'en', '')).toBeNull();
  });
});
