import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { definitions } from '#blocks/definitions.generated.ts';
import type { Locale } from '#cms-schema/locale.ts';
import type { DocumentItem } from '../cms/document-model.ts';
import { createStudioClient, type StudioClient } from '../cms.ts';
import { setPageField, setPageMeta } from '../document/actions/set-page-field.ts';
import type { Change } from '../document/change.ts';
import { editFields } from '../document/edit-field.ts';
import type { PageDraft } from '../document/model.ts';
import { systemClock } from '../saving/clock.ts';
import { createPageSession } from '../saving/page-session.ts';
import { isUnsaved, startState } from '../saving/session-state.ts';
import { openBrowser } from '../testing/cookie-fetch.ts';
import { createDocument } from '../testing/create-document.ts';
import { type CmsProcess, openCmsProcess } from '../testing/open-cms-process.ts';
import { createDocumentTransport } from './document-transport.ts';
import { findOwnWork } from './find-own-work.ts';
import { createKnownDocuments } from './known-documents.ts';
import { cancelScheduledChange, listUnpublished, publishPage, unpublishPage } from './publish-page.ts';
import { contentOf, draftOf } from './stored-draft.ts';

let cms: CmsProcess;
let client: StudioClient;
let userId: number;
const closing: (() => void)[] = [];

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
  userId = (await client.session.signIn('editor', cms.password)).id;
});
afterEach(() => {
  for (const close of closing.splice(0)) close();
  vi.unstubAllGlobals();
});

const heading = (text: string) => `<!-- wp:haptera/hero ${JSON.stringify({ id: 'hero', heading: text })} /-->`;

/** Opens a page in the builder whose Chinese version is live and whose English version is a draft. */
async function openPair(slug: string) {
  const { publishing } = client;
  const made = await createDocument(client, 'page', { locale: 'zh', title: '旧', slug, content: heading('旧') });
  const [zh] = await publishing.publish([{ id: made.id, revision: made.revision }]);
  const en = await createDocument(client, 'page', {
    locale: 'en',
    title: 'Old',
    slug,
    content: heading('Old'),
    translationOf: made.id,
  });
  if (!zh) throw new Error('Nothing was published.');
  return { zh, en, ...openBuilder(zh, en) };
}

function openBuilder(zh: DocumentItem, en: DocumentItem) {
  const known = createKnownDocuments({ zh, en }, 1);
  const session = createPageSession({
    state: startState({
      zh: { draft: draftOf(zh), revision: zh.revision },
      en: { draft: draftOf(en), revision: en.revision },
    }),
    definitions,
    clock: systemClock,
    transports: {
      zh: createDocumentTransport(client, known, 'zh', userId),
      en: createDocumentTransport(client, known, 'en', userId),
    },
    journal: null,
  });
  closing.push(() => session.close());
  const write = (locale: Locale, text: string) => {
    const changes = editFields(session.drafts(), locale, 'hero', [{ path: ['heading'], value: text }], definitions);
    session.edit(locale, changes, { action: 'edit' });
  };
  return { page: { known, session, userId }, session, write };
}

/** Schedules the page for a few seconds from now: late enough for the test's next steps, even on a busy machine. */
async function scheduleSoon(page: Parameters<typeof publishPage>[1]) {
  const [item] = await publishPage(client, page, ['zh'], new Date(Date.now() + 3_000).toISOString());
  expect(item?.scheduledChange).not.toBeNull();
}

describe('publishing', () => {
  test('the changes of a live page and the draft of its translation are published together, with one revision each', async () => {
    const { zh, en, page, session, write } = await openPair('together');
    write('zh', '新');
    write('en', 'New');
    const title = session.drafts().zh;
    if (title) session.edit('zh', { zh: setPageField(title, 'title', '新标题') }, { action: 'page' });
    await session.flush();
    const done = await publishPage(client, page, ['zh', 'en']);
    expect(done.map(({ status, locale }) => [locale, status])).toEqual([
      ['zh', 'publish'],
      ['en', 'publish'],
    ]);
    expect(await client.documents.get('page', zh.id)).toMatchObject({ title: '新标题', revision: zh.revision + 1 });
    expect((await client.documents.get('page', en.id)).content).toContain('New');
    const { items } = await client.revisions.list('page', zh.id);
    expect(items.filter(({ kind }) => kind === 'revision')).toHaveLength(1);
    expect(listUnpublished(page)).toEqual([]);
    // The next edit is based on what was published.
    write('zh', '更新');
    expect(await session.flush()).toMatchObject({ zh: { kind: 'saved' } });
  });

  test('if the draft is incomplete, the live page is not published either', async () => {
    const { zh, page, session, write } = await openPair('incomplete');
    write('zh', '新');
    write('en', '');
    await session.flush();
    await expect(publishPage(client, page, ['zh', 'en'])).rejects.toMatchObject({ code: 'haptera_incomplete' });
    expect(await client.documents.get('page', zh.id)).toMatchObject({ revision: zh.revision, content: zh.content });
    expect(listUnpublished(page)).toEqual(['zh', 'en']);
  });

  test('work by the same user on another device is merged first, and published on the next attempt', async () => {
    const { zh, en, page, session } = await openPair('elsewhere');
    const elsewhere = openBuilder(zh, en);
    const draft = elsewhere.session.drafts().zh;
    if (draft) elsewhere.session.edit('zh', { zh: setPageField(draft, 'title', '别处的标题') }, { action: 'page' });
    await elsewhere.session.flush();
    await expect(publishPage(client, page, ['zh', 'en'])).rejects.toMatchObject({ code: 'haptera_autosave_stale' });
    expect(await client.documents.get('page', en.id)).toMatchObject({ status: 'draft' });
    expect(session.drafts().zh?.title).toBe('别处的标题');
    await publishPage(client, page, ['zh', 'en']);
    expect(await client.documents.get('page', zh.id)).toMatchObject({ title: '别处的标题', status: 'publish' });
  });

  test('a change of a live page is scheduled together with the first publication of the draft, and can be cancelled', async () => {
    const { zh, en, page, session, write } = await openPair('later');
    write('zh', '新');
    write('en', 'New');
    const done = await publishPage(client, page, ['zh', 'en'], '2100-01-01T08:00:00Z');
    expect(done).toMatchObject([
      { id: zh.id, status: 'publish', revision: zh.revision, content: zh.content },
      { id: en.id, status: 'future', scheduledChange: null },
    ]);
    expect(page.known.get().zh?.scheduledChange).toMatchObject({
      date: '2100-01-01T08:00:00Z',
      author: { id: userId },
      revision: zh.revision,
      error: null,
    });
    // Readers do not see it yet, and later edits are still kept beside the document.
    expect(listUnpublished(page)).toContain('zh');
    write('zh', '更新');
    expect(await session.flush()).toMatchObject({ zh: { kind: 'saved' } });
    await cancelScheduledChange(client, page, 'zh');
    expect(page.known.get().zh?.scheduledChange).toBeNull();
    expect(contentOf(session.drafts().zh ?? draftOf(zh))).toContain('更新');
  });

  test('a scheduled change that the user has not seen yet is not cancelled by publishing', async () => {
    const { zh, page, write } = await openPair('unseen');
    await client.publishing.schedule(
      [{ id: zh.id, revision: zh.revision, patch: { title: '别人的' } }],
      '2100-01-01T08:00:00Z',
    );
    write('zh', '新');
    await expect(publishPage(client, page, ['zh'])).rejects.toMatchObject({ code: 'haptera_schedule_stale' });
    expect(page.known.get().zh?.scheduledChange).not.toBeNull();
    expect(page.known.foreignSaves()).toBe(0);
    await publishPage(client, page, ['zh']);
    expect(page.known.get().zh).toMatchObject({ status: 'publish', scheduledChange: null });
  });

  test('an open builder stays in sync when its scheduled change is published, with and without later edits', async () => {
    for (const later of [null, '后来的标题']) {
      const { zh, page, session, write } = await openPair(`over-${later === null}`);
      write('zh', '新');
      await scheduleSoon(page);
      const draft = session.drafts().zh;
      if (later !== null && draft) session.edit('zh', { zh: setPageField(draft, 'title', later) }, { action: 'page' });
      await session.flush();
      const live = () => client.documents.get('page', zh.id);
      await expect.poll(async () => (await live()).revision).toBe(zh.revision + 1);
      // What the builder does at intervals.
      const item = await live();
      const kept = await client.work.list('page', zh.id);
      page.known.keepFound(item);
      const saved = { draft: draftOf(item), revision: item.revision };
      const own = await findOwnWork(client.revisions, kept, item, userId);
      session.receive('zh', saved, own?.work);
      expect(session.conflicts('zh')).toEqual([]);
      expect(page.known.foreignSaves()).toBe(0);
      expect(listUnpublished(page)).toEqual(later === null ? ['en'] : ['zh', 'en']);
      if (later === null) expect(isUnsaved(session.state().languages.zh)).toBe(false);
      expect(session.drafts().zh?.title).toBe(later ?? '旧');
      write('zh', '再改');
      expect(await session.flush()).toMatchObject({ zh: { kind: 'saved' } });
    }
  });

  test('desk and builder agree on whether a page has unpublished changes', async () => {
    const { zh, page, session } = await openPair('agreed');
    // Notes about the other language are kept beside the document, but are not a change to publish.
    const works: [(draft: PageDraft) => readonly Change[], boolean][] = [
      [(draft) => setPageMeta(draft, 'haptera_sources', { hero: { heading: 'Old' } }), false],
      [(draft) => setPageMeta(draft, 'haptera_settled', { hero: { alone: true } }), false],
      [(draft) => setPageMeta(draft, 'seo_title', '搜索'), true],
      [(draft) => setPageMeta(draft, 'featured_media', 4), true],
      [(draft) => setPageField(draft, 'title', '新'), true],
      [(draft) => setPageField(draft, 'slug', 'other'), true],
      [
        () => editFields(session.drafts(), 'zh', 'hero', [{ path: ['heading'], value: '新' }], definitions).zh ?? [],
        true,
      ],
    ];
    for (const [work, hasUnpublished] of works) {
      const draft = session.drafts().zh;
      if (draft) session.edit('zh', { zh: work(draft) }, { action: 'page' });
      expect(await session.flush()).toMatchObject({ zh: { kind: 'saved' } });
      expect(await client.documents.get('page', zh.id)).toMatchObject({ hasAutosave: true, hasUnpublished });
      expect(listUnpublished(page).includes('zh')).toBe(hasUnpublished);
      if (hasUnpublished) session.undo('zh');
    }
  });

  test('typing while a scheduled change is published causes no conflict', async () => {
    const { zh, page, session, write } = await openPair('meets');
    write('zh', '新');
    await scheduleSoon(page);
    const scheduled = session.drafts().zh;
    if (scheduled) session.edit('zh', { zh: setPageField(scheduled, 'title', '后来') }, { action: 'page' });
    await session.flush();
    await expect.poll(async () => (await client.documents.get('page', zh.id)).revision).toBe(zh.revision + 1);
    const draft = session.drafts().zh;
    if (draft) session.edit('zh', { zh: setPageField(draft, 'title', '后来的标题') }, { action: 'page' });
    expect(await session.flush()).toMatchObject({ zh: { kind: 'saved' } });
    expect(session.conflicts('zh')).toEqual([]);
    expect(session.drafts().zh?.title).toBe('后来的标题');
    expect(listUnpublished(page)).toContain('zh');
    expect((await client.documents.get('page', zh.id)).hasAutosave).toBe(true);
    expect(page.known.foreignSaves()).toBe(0);
  });

  test('a page is not unpublished over unseen work by the same user on another device', async () => {
    const { zh, en, page, session } = await openPair('taken');
    const elsewhere = openBuilder(zh, en);
    elsewhere.write('zh', '别处');
    await elsewhere.session.flush();
    await expect(unpublishPage(client, page, ['zh'])).rejects.toMatchObject({ code: 'haptera_autosave_stale' });
    await unpublishPage(client, page, ['zh']);
    await session.flush();
    const item = await client.documents.get('page', zh.id);
    expect(item.status).toBe('draft');
    expect(item.content).toContain('别处');
  });

  test('if another user saved one language first, that change is merged and the next attempt publishes both', async () => {
    const { zh, en, page, session, write } = await openPair('stale');
    write('zh', '新');
    await session.flush();
    await client.documents.save('page', en.id, { title: 'Theirs' });
    await expect(publishPage(client, page, ['zh', 'en'])).rejects.toMatchObject({ code: 'haptera_stale' });
    expect((await client.documents.get('page', zh.id)).revision).toBe(zh.revision);
    expect(session.drafts().en?.title).toBe('Theirs');
    await publishPage(client, page, ['zh', 'en']);
    expect(await client.documents.get('page', zh.id)).toMatchObject({ status: 'publish', revision: zh.revision + 1 });
    expect(await client.documents.get('page', en.id)).toMatchObject({ status: 'publish', title: 'Theirs' });
  });
});
