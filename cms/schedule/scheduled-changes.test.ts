import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCms } from '../create-cms.ts';
import type { Document } from '../documents/model.ts';
import { systemViewer, type Viewer } from '../permission/viewer.ts';
import { printUtc } from '../print-utc.ts';
import { aPage, aViewer, hero } from '../testing/builders.ts';
import { openTestCms, type TestCms, testSecret } from '../testing/open-test-cms.ts';

let test: TestCms;
let editor: Viewer;
beforeAll(async () => {
  test = await openTestCms();
  editor = await aViewer(test.cms, 'editor');
});
afterAll(() => test.close());

const inMilliseconds = (milliseconds: number) => printUtc(Date.now() + milliseconds);
const nextYear = inMilliseconds(365 * 24 * 60 * 60 * 1000);

/** Both languages, published. */
async function aPair(): Promise<{ zh: Document; en: Document }> {
  const zh = await aPage(test.cms, { title: '旧', content: hero('旧') });
  const en = await aPage(test.cms, { title: 'Old', content: hero('Old'), translationOf: zh.id });
  return { zh, en };
}

const titleFor = async ({ id }: Document) => (await test.cms.published.getPublishedById(id))?.title;
const changesOf = (...documents: readonly Document[]) =>
  test.cms.documents.listScheduledChanges(
    systemViewer,
    documents.map(({ id }) => id),
  );

/** Makes their scheduled changes due. */
async function makeDue(...documents: readonly Document[]): Promise<void> {
  const ids = documents.map(({ id }) => id).join();
  await test.database.run(
    `update scheduled_changes set due_at = date_trunc('second', now()) - interval '1 minute' where document_id in (${ids})`,
  );
}

const untilDone = (...documents: readonly Document[]) =>
  expect.poll(async () => (await changesOf(...documents)).filter(({ error }) => error === null)).toEqual([]);

async function listActs({ id }: Document): Promise<unknown[]> {
  const { items } = await test.cms.audit.listAudit(systemViewer, { perPage: 100 });
  return items
    .filter(({ objectKind, objectId }) => objectKind === 'page' && objectId === String(id))
    .map(({ action, actorId, via, details }) => ({ action, actorId, via, details }));
}

describe('a change of a published page', () => {
  it('is published when due, in both languages, in the name of its author', async () => {
    const { documents, revisions } = test.cms;
    const { zh, en } = await aPair();
    const due = inMilliseconds(2_000);
    const answered = await documents.scheduleDocuments(
      editor,
      [
        { id: en.id, patch: { title: 'New', content: hero('New') } },
        { id: zh.id, patch: { title: '新', content: hero('新'), meta: { seo_title: '新的' } } },
      ],
      due,
    );
    expect(answered.map(({ id, status, revision, title }) => [id, status, revision, title])).toEqual([
      [en.id, 'publish', 1, 'Old'],
      [zh.id, 'publish', 1, '旧'],
    ]);
    expect(await titleFor(zh)).toBe('旧');
    expect(await changesOf(zh)).toMatchObject([
      { date: due, authorId: editor.user?.id, documentRevision: 1, error: null, patch: { title: '新' } },
    ]);
    await expect.poll(() => titleFor(zh), { interval: 20 }).toBe('新');
    expect(Date.now()).toBeGreaterThanOrEqual(Date.parse(due));
    expect(await titleFor(en)).toBe('New');
    expect((await revisions.listHistory(editor, zh.id)).items[0]).toMatchObject({
      ...{ action: 'published-as-scheduled', authorId: editor.user?.id, title: '新' },
    });
    expect(await changesOf(zh, en)).toEqual([]);
    const after = await documents.requireDocument(editor, zh.id);
    expect(after).toMatchObject({
      revision: 2,
      date: zh.date,
      meta: { seo_title: '新的' },
      modifiedById: editor.user?.id,
    });
    const { items } = await revisions.listRevisions(editor, zh.id);
    expect(items).toMatchObject([{ title: '新', authorId: editor.user?.id, documentRevision: 2 }]);
    expect(await listActs(zh)).toMatchObject([
      { action: 'document.update', actorId: editor.user?.id, via: 'system' },
      { action: 'document.schedule-change', actorId: editor.user?.id, via: 'cookie', details: { date: due } },
      { action: 'document.create' },
    ]);
  });

  it('is published together with a first publication due at the same time, or not at all', async () => {
    const { documents, published } = test.cms;
    for (const isOvertaken of [false, true]) {
      const zh = await aPage(test.cms, { title: '旧' });
      const en = await aPage(test.cms, { title: 'New', status: 'draft', translationOf: zh.id });
      const requests = [{ id: zh.id, patch: { title: '新' } }, { id: en.id }];
      const due = inMilliseconds(2_000);
      const answered = await documents.scheduleDocuments(editor, requests, due);
      expect(answered.map(({ status }) => status)).toEqual(['publish', 'future']);
      if (isOvertaken) await documents.saveDocument(editor, zh.id, { title: '插队' });
      await untilDone(zh);
      expect(await titleFor(zh)).toBe(isOvertaken ? '插队' : '新');
      if (isOvertaken) {
        expect(await published.getPublishedById(en.id)).toBeNull();
        expect((await documents.requireDocument(editor, en.id)).scheduleError).not.toBeNull();
      } else expect(await published.getPublishedById(en.id)).toMatchObject({ title: 'New' });
    }
  });

  it('does not overwrite a later publication, and can still be read', async () => {
    const { documents } = test.cms;
    const { zh, en } = await aPair();
    const requests = [
      { id: zh.id, patch: { title: '定时' } },
      { id: en.id, patch: { title: 'Timed' } },
    ];
    await documents.scheduleDocuments(editor, requests, nextYear);
    await documents.saveDocument(systemViewer, zh.id, { title: '插队' });
    await makeDue(zh, en);
    await untilDone(zh, en);
    expect([await titleFor(zh), await titleFor(en)]).toEqual(['插队', 'Old']);
    expect(await documents.getScheduledChange(editor, zh.id)).toMatchObject({
      patch: { title: '定时' },
      error: { code: 'haptera_change_overtaken' },
    });
    expect(await documents.getScheduledChange(editor, en.id)).toMatchObject({
      patch: { title: 'Timed' },
      error: { code: 'haptera_held_back' },
    });
    await documents.scheduleDocuments(editor, requests, nextYear);
    await makeDue(zh, en);
    await untilDone(zh, en);
    expect([await titleFor(zh), await titleFor(en)]).toEqual(['定时', 'Timed']);
  });

  it('reports why it fails if a new version of the program finds it incomplete', async () => {
    const { zh } = await aPair();
    await test.cms.documents.scheduleDocuments(editor, [{ id: zh.id, patch: { content: hero('新') } }], nextYear);
    await test.database.run(
      `update scheduled_changes set patch = jsonb_set(patch, '{content}', '"<!-- wp:haptera/hero {\\"id\\":\\"h\\"} /-->"')
       where document_id = ${zh.id}`,
    );
    await makeDue(zh);
    await untilDone(zh);
    expect(await changesOf(zh)).toMatchObject([{ error: { code: 'haptera_incomplete' } }]);
    expect(await titleFor(zh)).toBe('旧');
  });

  it('passes the same checks as a publication when it is scheduled, or nothing is stored', async () => {
    const { documents } = test.cms;
    const { zh } = await aPair();
    const draft = await aPage(test.cms, { status: 'draft', content: hero('') });
    const schedule = (viewer: Viewer, request: Parameters<typeof documents.scheduleDocuments>[1][number]) =>
      documents.scheduleDocuments(viewer, [request, { id: draft.id }], nextYear);
    await expect(schedule(editor, { id: zh.id, patch: { content: hero('') } })).rejects.toMatchObject({
      code: 'haptera_incomplete',
      data: { problems: [{ documentId: draft.id }, { documentId: zh.id }] },
    });
    await expect(schedule(editor, { id: zh.id, patch: { content: hero('x', { size: 9 }) } })).rejects.toMatchObject({
      code: 'haptera_malformed',
    });
    await expect(schedule(editor, { id: zh.id, patch: { featuredMediaId: 99_999 } })).rejects.toMatchObject({
      code: 'haptera_no_featured_media',
    });
    await expect(schedule(editor, { id: zh.id, expectedRevision: 7 })).rejects.toMatchObject({ code: 'haptera_stale' });
    await test.cms.revisions.saveAutosave(editor, zh.id, { title: '未完' });
    await expect(schedule(editor, { id: zh.id, expectedAutosave: null })).rejects.toMatchObject({
      code: 'haptera_autosave_stale',
    });
    const author = await aViewer(test.cms, 'author');
    await expect(schedule(author, { id: zh.id })).rejects.toMatchObject({ code: 'haptera_cannot_edit' });
    expect(await changesOf(zh)).toEqual([]);
    expect((await documents.requireDocument(editor, draft.id)).status).toBe('draft');
  });

  it('replaces the previous one, but not one that its author has not seen', async () => {
    const { documents } = test.cms;
    const { zh } = await aPair();
    const schedule = (title: string, expectedChange?: number | null) =>
      documents.scheduleDocuments(
        editor,
        [{ id: zh.id, patch: { title }, ...(expectedChange !== undefined && { expectedChange }) }],
        nextYear,
      );
    await schedule('一', null);
    const [first] = await changesOf(zh);
    await expect(schedule('二', null)).rejects.toMatchObject({ code: 'haptera_schedule_stale', status: 412 });
    await schedule('三', first?.id ?? 0);
    const [second] = await changesOf(zh);
    expect(second).toMatchObject({ patch: { title: '三' } });
    expect(second?.id).not.toBe(first?.id);
    for (const act of [documents.publishDocuments, documents.unpublishDocuments, documents.cancelScheduledChanges]) {
      await expect(act(editor, [{ id: zh.id, expectedChange: first?.id ?? 0 }])).rejects.toMatchObject({
        code: 'haptera_schedule_stale',
      });
    }
    await schedule('四');
    expect(await changesOf(zh)).toMatchObject([{ patch: { title: '四' } }]);
  });

  it('with a date in the past is published immediately', async () => {
    const { documents } = test.cms;
    const { zh } = await aPair();
    await documents.scheduleDocuments(editor, [{ id: zh.id, patch: { title: '等' } }], nextYear);
    const past = '2024-01-01T00:00:00Z';
    const [now] = await documents.scheduleDocuments(editor, [{ id: zh.id, patch: { title: '新' } }], past);
    expect(now).toMatchObject({ status: 'publish', title: '新', date: zh.date });
    expect(await changesOf(zh)).toEqual([]);
  });

  it('ends when the page is published, unpublished or trashed, or it is cancelled, and the audit log records it', async () => {
    const { documents } = test.cms;
    const ends = {
      published: (id: number) => documents.publishDocuments(editor, [{ id, patch: { title: '现在' } }]),
      unpublished: (id: number) => documents.unpublishDocuments(editor, [{ id }]),
      trashed: (id: number) => documents.trashDocument(editor, id),
      cancelled: (id: number) => documents.cancelScheduledChanges(editor, [{ id }]),
    };
    for (const [why, end] of Object.entries(ends)) {
      const page = await aPage(test.cms, { title: '旧' });
      await documents.scheduleDocuments(editor, [{ id: page.id, patch: { title: '新' } }], nextYear);
      await end(page.id);
      expect(await changesOf(page), why).toEqual([]);
      expect(await listActs(page), why).toContainEqual(
        expect.objectContaining({ action: 'document.cancel-change', details: { why } }),
      );
    }
    const page = await aPage(test.cms);
    await documents.scheduleDocuments(editor, [{ id: page.id }], nextYear);
    await documents.saveDocument(editor, page.id, { status: 'private' });
    expect(await changesOf(page)).toEqual([]);
    await expect(documents.cancelScheduledChanges(editor, [{ id: page.id }])).rejects.toMatchObject({
      code: 'haptera_no_scheduled_change',
    });
  });

  it('is cancelled for all documents or none, by users who may publish', async () => {
    const { documents } = test.cms;
    const { zh, en } = await aPair();
    await documents.scheduleDocuments(editor, [{ id: zh.id }], nextYear);
    const both = [{ id: zh.id }, { id: en.id }];
    await expect(documents.cancelScheduledChanges(editor, both)).rejects.toMatchObject({
      code: 'haptera_no_scheduled_change',
    });
    const contributor = await aViewer(test.cms, 'contributor');
    await expect(documents.cancelScheduledChanges(contributor, [{ id: zh.id }])).rejects.toMatchObject({
      code: 'haptera_cannot_edit',
    });
    expect(await changesOf(zh)).toHaveLength(1);
  });

  it('stays scheduled when the page is moved or its parent is deleted', async () => {
    const { documents } = test.cms;
    const parent = await aPage(test.cms);
    const page = await aPage(test.cms, { title: '旧', parentId: parent.id });
    await documents.scheduleDocuments(editor, [{ id: page.id, patch: { title: '新' } }], nextYear);
    await documents.saveDocument(systemViewer, page.id, { menuOrder: 4 });
    await documents.deleteDocument(systemViewer, parent.id);
    await makeDue(page);
    await untilDone(page);
    expect(await titleFor(page)).toBe('新');
    expect(await documents.requireDocument(editor, page.id)).toMatchObject({ menuOrder: 4, parentId: null });
  });

  it('is published entirely or not at all if the database fails in the middle, and is retried', async () => {
    const { zh, en } = await aPair();
    const requests = [
      { id: zh.id, patch: { title: '新' } },
      { id: en.id, patch: { title: 'New' } },
    ];
    await test.cms.documents.scheduleDocuments(editor, requests, nextYear);
    const sorted = [zh.id, en.id].toSorted((one, two) => one - two);
    const [last, ids] = [sorted[1], sorted.join(', ')];
    await test.database.run(`create function fail_once() returns trigger language plpgsql as $$
      begin raise exception 'the power went'; end $$`);
    await test.database.run(`create trigger fail_now before update on documents
      for each row when (new.id = ${last}) execute function fail_once()`);
    await makeDue(zh, en);
    await expect
      .poll(() => test.lines.join('\n'))
      .toMatch(new RegExp(`Scheduled documents ${ids} could not be published \\(attempt 1\\).*the power went`));
    expect([await titleFor(zh), await titleFor(en)]).toEqual(['旧', 'Old']);
    expect((await changesOf(zh, en)).map(({ error }) => error)).toEqual([null, null]);
    await test.database.run('drop trigger fail_now on documents');
    await untilDone(zh, en);
    expect([await titleFor(zh), await titleFor(en)]).toEqual(['新', 'New']);
  });

  it('that keeps failing delays no others, and is retried less and less often', async () => {
    const { documents } = test.cms;
    const [broken, other] = [await aPage(test.cms, { title: '旧' }), await aPage(test.cms, { title: '旧' })];
    for (const { id } of [broken, other]) {
      await documents.scheduleDocuments(editor, [{ id, patch: { title: '新' } }], nextYear);
    }
    await test.database.run(`create function refuse_it() returns trigger language plpgsql as $$
      begin raise exception 'this row is broken'; end $$`);
    await test.database.run(`create trigger refuse_now before update on documents
      for each row when (new.id = ${broken.id}) execute function refuse_it()`);
    const attempts = () => test.lines.filter((line) => line.includes('this row is broken'));
    await makeDue(broken);
    await expect.poll(attempts).toHaveLength(1);
    await makeDue(other);
    await untilDone(other);
    expect(await titleFor(other)).toBe('新');
    expect(await changesOf(broken)).toMatchObject([{ error: null }]);
    await expect.poll(attempts).toHaveLength(3);
    expect(attempts().map((line) => /attempt in (\d+) s/.exec(line)?.[1])).toEqual(['1', '2', '4']);
    await test.database.run('drop trigger refuse_now on documents');
    await untilDone(broken);
    expect(await titleFor(broken)).toBe('新');
  });

  it('is not published if its author may no longer publish, and says so for both languages', async () => {
    const { documents, users } = test.cms;
    const ends = {
      demoted: (id: number) => users.saveUser(systemViewer, id, { role: 'contributor' }),
      deleted: (id: number) => users.deleteUser(systemViewer, id, editor.user?.id ?? null),
    };
    for (const [why, end] of Object.entries(ends)) {
      const leaving = await aViewer(test.cms, 'editor');
      const { zh, en } = await aPair();
      const requests = [
        { id: zh.id, patch: { title: '新' } },
        { id: en.id, patch: { title: 'New' } },
      ];
      await documents.scheduleDocuments(leaving, requests, nextYear);
      await end(leaving.user?.id ?? 0);
      await makeDue(zh, en);
      await untilDone(zh, en);
      expect([await titleFor(zh), await titleFor(en)], why).toEqual(['旧', 'Old']);
      const error = { code: 'haptera_may_not_publish' };
      expect(await changesOf(zh, en), why).toMatchObject([{ error }, { error }]);
      // A user who may publish takes it over.
      await documents.scheduleDocuments(editor, requests, nextYear);
      await makeDue(zh, en);
      await untilDone(zh, en);
      expect([await titleFor(zh), await titleFor(en)], why).toEqual(['新', 'New']);
    }
  });

  it('requires its author to have every permission that it needs', async () => {
    const { documents, users } = test.cms;
    const author = await aViewer(test.cms, 'editor');
    const post = await documents.createDocument(author, {
      type: 'post',
      title: '旧',
      slug: 'pinned',
      status: 'publish',
      content: hero('旧'),
    });
    await documents.scheduleDocuments(author, [{ id: post.id, patch: { isSticky: true } }], nextYear);
    // An author still publishes posts of their own, but pins none.
    await users.saveUser(systemViewer, author.user?.id ?? 0, { role: 'author' });
    await makeDue(post);
    await untilDone(post);
    expect(await changesOf(post)).toMatchObject([{ error: { code: 'haptera_may_not_publish' } }]);
    expect((await documents.requireDocument(editor, post.id)).isSticky).toBe(false);
  });

  it('is not made by WordPress clients: a future date still takes the page off the site', async () => {
    const { documents } = test.cms;
    const page = await aPage(test.cms);
    const later = await documents.saveDocument(editor, page.id, { date: nextYear });
    expect(later.status).toBe('future');
    expect(await changesOf(page)).toEqual([]);
  });
});

it('a pair of changes due while the CMS was down is published together after its next start', async () => {
  const own = await openTestCms();
  const zh = await aPage(own.cms, { title: '旧' });
  const en = await aPage(own.cms, { title: 'Old', translationOf: zh.id });
  const requests = [
    { id: zh.id, patch: { title: '新' } },
    { id: en.id, patch: { title: 'New' } },
  ];
  await own.cms.documents.scheduleDocuments(systemViewer, requests, nextYear);
  await own.cms.close();
  await own.database.run(`update scheduled_changes set due_at = now() - interval '1 hour'`);
  const { databaseUrl, dataDirectory } = own;
  const again = createCms({
    databaseUrl,
    dataDirectory,
    secret: testSecret,
    publicUrl: 'https://haptera.example',
    siteRevalidateUrl: null,
    log: () => undefined,
  });
  await again.start();
  const title = async (id: number) => (await again.published.getPublishedById(id))?.title;
  await expect.poll(() => title(zh.id)).toBe('新');
  expect(await title(en.id)).toBe('New');
  await again.close();
  await own.close();
});
