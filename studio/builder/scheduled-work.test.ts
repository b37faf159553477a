import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createStudioClient, type StudioClient } from '../cms.ts';
import { openBrowser } from '../testing/cookie-fetch.ts';
import { createDocument } from '../testing/create-document.ts';
import { type CmsProcess, openCmsProcess } from '../testing/open-cms-process.ts';
import { loadScheduledWork, mergeScheduledWork } from './scheduled-work.ts';
import { contentOf, draftOf } from './stored-draft.ts';

let cms: CmsProcess;
let client: StudioClient;

beforeAll(async () => {
  cms = await openCmsProcess();
});
afterAll(() => cms.close());
beforeEach(async () => {
  vi.stubGlobal('fetch', openBrowser().fetch);
  client = createStudioClient({
    root: `${cms.url}/wp-json`,
    nonceEndpoint: `${cms.url}/wp-admin/admin-ajax.php?action=rest-nonce`,
  });
  await client.session.signIn('editor', cms.password);
});
afterEach(() => vi.unstubAllGlobals());

const heading = (text: string) => `<!-- wp:haptera/hero ${JSON.stringify({ id: 'hero', heading: text })} /-->`;

/** A live page with a scheduled change of its heading and search title. */
async function aScheduledPage(slug: string) {
  const made = await createDocument(client, 'page', { locale: 'zh', title: '旧', slug, content: heading('旧') });
  const [live] = await client.publishing.publish([{ id: made.id, revision: made.revision }]);
  const patch = { content: heading('新'), meta: { seo_title: '搜' } };
  const seen = { id: made.id, revision: live?.revision ?? 0, patch };
  const [item] = await client.publishing.schedule([seen], '2100-01-01T08:00:00Z');
  if (!item?.scheduledChange) throw new Error('Nothing was scheduled.');
  return { item, change: item.scheduledChange };
}

describe('a scheduled change', () => {
  test('is loaded in full, and merged into a draft that does not contain it', async () => {
    const { item, change } = await aScheduledPage('whole');
    const work = await loadScheduledWork(client, item, change);
    expect(contentOf(work.draft)).toContain('新');
    expect(work.draft).toMatchObject({ title: '旧', slug: 'whole', meta: { seo_title: '搜' } });
    const mine = { ...draftOf(item), title: '我的标题' };
    const merged = mergeScheduledWork(work, mine);
    expect(merged?.conflicts).toEqual([]);
    expect(merged?.draft).toMatchObject({ title: '我的标题', meta: { seo_title: '搜' } });
    expect(merged && mergeScheduledWork(work, merged.draft)).toBeNull();
  });

  test('is merged with later publications, except for fields that revisions do not contain', async () => {
    const { item, change } = await aScheduledPage('over');
    const present = await client.documents.save('page', item.id, { title: '插队', meta: { seo_title: '别的' } });
    const work = await loadScheduledWork(client, present, change);
    const merged = mergeScheduledWork(work, draftOf(present));
    expect(merged?.conflicts).toEqual([]);
    expect(merged?.draft).toMatchObject({ title: '插队', meta: { seo_title: '别的' } });
    expect(merged && contentOf(merged.draft)).toContain('新');
  });
});
