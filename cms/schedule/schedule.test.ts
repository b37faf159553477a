import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCms } from '../create-cms.ts';
import { systemViewer, type Viewer } from '../permission/viewer.ts';
import { aPage, aViewer, hero } from '../testing/builders.ts';
import { openTestCms, type TestCms, testSecret } from '../testing/open-test-cms.ts';

let test: TestCms;
beforeAll(async () => {
  test = await openTestCms();
});
afterAll(() => test.close());

const inMilliseconds = (milliseconds: number) => new Date(Date.now() + milliseconds).toISOString();

describe('a scheduled page', () => {
  it('appears when its time comes, both languages together', async () => {
    const { documents, published } = test.cms;
    const zh = await aPage(test.cms, { status: 'draft', slug: 'soon' });
    const en = await aPage(test.cms, { status: 'draft', slug: 'soon', translationOf: zh.id });
    const due = inMilliseconds(2_000);
    const [scheduled] = await documents.scheduleDocuments(systemViewer, [{ id: zh.id }, { id: en.id }], due);
    expect(scheduled).toMatchObject({ status: 'future', slug: 'soon' });
    expect(await published.getPublishedById(zh.id)).toBeNull();
    await expect.poll(() => published.getPublishedById(zh.id), { timeout: 20_000, interval: 20 }).not.toBeNull();
    expect(Date.now()).toBeGreaterThanOrEqual(Date.parse(due));
    expect(await published.getPublishedById(zh.id)).toMatchObject({ translations: [{ id: en.id }] });
    expect((await documents.requireDocument(systemViewer, zh.id)).date).toBe(scheduled?.date);
    const history = await test.cms.revisions.listHistory(systemViewer, zh.id);
    expect(history.items.map(({ action }) => action)).toEqual(['published-as-scheduled', 'scheduled', 'imported']);
  });

  it('is made by publishing with a later date, and appears at once when published now', async () => {
    const { documents } = test.cms;
    const page = await aPage(test.cms, { date: inMilliseconds(3_600_000) });
    expect(page.status).toBe('future');
    const [now] = await documents.publishDocuments(systemViewer, [{ id: page.id }]);
    expect(now?.status).toBe('publish');
    const past = await aPage(test.cms, { status: 'future', date: '2024-01-01T00:00:00Z' });
    expect(past.status).toBe('publish');
    await expect(aPage(test.cms, { date: 'tomorrow' })).rejects.toMatchObject({ code: 'haptera_invalid_values' });
  });

  it('must be complete when it is scheduled', async () => {
    await expect(aPage(test.cms, { content: hero(''), date: inMilliseconds(60_000) })).rejects.toMatchObject({
      code: 'haptera_incomplete',
    });
  });

  it('that cannot be published when it is due records why and waits for an editor', async () => {
    const { documents, published } = test.cms;
    const page = await aPage(test.cms, { date: inMilliseconds(3_600_000), slug: 'spoiled' });
    // An upgrade of the block definitions may do this to content that was complete when it was scheduled.
    await test.database.run(
      `update documents set content = '<!-- wp:haptera/hero {"id":"h"} /-->', date = now() where id = ${page.id}`,
    );
    await expect
      .poll(async () => (await documents.requireDocument(systemViewer, page.id)).scheduleError)
      .toMatchObject({ code: 'haptera_incomplete', message: expect.stringContaining('cannot be published') });
    expect(await published.getPublishedById(page.id)).toBeNull();
    const saved = await documents.saveDocument(systemViewer, page.id, { content: hero('whole again') });
    expect(saved).toMatchObject({ status: 'publish', scheduleError: null });
  });

  it('does not appear if its scheduler may no longer publish, and waits for a user who may', async () => {
    const { documents, published, users } = test.cms;
    const [author, editor] = [await aViewer(test.cms, 'author'), await aViewer(test.cms, 'editor')];
    const create = (viewer: Viewer, slug: string) =>
      documents.createDocument(viewer, {
        type: 'post',
        status: 'publish',
        content: hero('later'),
        title: slug,
        slug,
        date: inMilliseconds(3_600_000),
      });
    const [own, theirs] = [await create(author, 'own'), await create(editor, 'theirs')];
    // Editing does not change who scheduled it: that is still the author.
    await documents.saveDocument(editor, own.id, { title: 'Edited' });
    expect((await documents.requireDocument(editor, own.id)).scheduledById).toBe(author.user?.id);
    await users.saveUser(systemViewer, author.user?.id ?? 0, { role: 'contributor' });
    await users.deleteUser(systemViewer, editor.user?.id ?? 0, null);
    await test.database.run(`update documents set date = now() where id in (${own.id}, ${theirs.id})`);
    for (const { id } of [own, theirs]) {
      await expect
        .poll(async () => (await documents.requireDocument(systemViewer, id)).scheduleError?.code)
        .toBe('haptera_may_not_publish');
      expect(await published.getPublishedById(id)).toBeNull();
    }
    const other = await aViewer(test.cms, 'editor');
    // Editing does not publish it; publishing does.
    const written = await documents.saveDocument(other, own.id, { title: 'Typing' }, { isAutosave: true });
    expect(written).toMatchObject({ status: 'future', scheduleError: { code: 'haptera_may_not_publish' } });
    const [taken] = await documents.publishDocuments(other, [{ id: own.id }]);
    expect(taken).toMatchObject({ status: 'publish', title: 'Typing', scheduledById: null, scheduleError: null });
    const [again] = await documents.scheduleDocuments(other, [{ id: theirs.id }], inMilliseconds(1_000));
    expect(again).toMatchObject({ status: 'future', scheduledById: other.user?.id, scheduleError: null });
    await expect.poll(() => published.getPublishedById(theirs.id)).not.toBeNull();
  });

  it('that was due while the CMS was down appears after its next start', async () => {
    const page = await aPage(test.cms, { date: inMilliseconds(3_600_000) });
    await test.cms.close();
    await test.database.run(`update documents set date = now() - interval '1 hour' where id = ${page.id}`);
    const { databaseUrl, dataDirectory } = test;
    const again = createCms({
      databaseUrl,
      dataDirectory,
      secret: testSecret,
      publicUrl: 'https://haptera.example',
      siteRevalidateUrl: null,
      log: (line) => test.lines.push(line),
    });
    await again.start();
    await expect.poll(() => again.published.getPublishedById(page.id)).not.toBeNull();
    await again.close();
  });
});
