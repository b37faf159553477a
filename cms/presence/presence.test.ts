import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Viewer } from '../permission/viewer.ts';
import { editionOf } from '../revisions/edition.ts';
import { aPage, aViewer } from '../testing/builders.ts';
import { openTestCms, type TestCms } from '../testing/open-test-cms.ts';

let test: TestCms;
let lei: Viewer;
let mei: Viewer;
let now = Date.parse('2026-03-01T12:00:00Z');
beforeAll(async () => {
  test = await openTestCms({ clock: () => new Date(now) });
  [lei, mei] = [await aViewer(test.cms, 'editor'), await aViewer(test.cms, 'administrator')];
});
afterAll(() => test.close());

const [tabOne, tabTwo, tabThree] = ['tab-number-one', 'tab-number-two', 'tab-number-three'];

describe('an editor with a page open', () => {
  it('sees the other editors of either language by their public names, but not itself', async () => {
    const { presence } = test.cms;
    const zh = await aPage(test.cms);
    const en = await aPage(test.cms, { locale: 'en', translationOf: zh.id });
    expect(await presence.keepPresence(lei, zh.id, tabOne)).toEqual({ others: [], takenOver: null });
    const seen = await presence.keepPresence(mei, en.id, tabTwo);
    expect(seen.others).toMatchObject([{ userId: lei.user?.id, displayName: 'The editor' }]);
    expect(JSON.stringify(seen)).not.toMatch(/@|editor-\d|tab-number/);
    expect((await presence.keepPresence(lei, zh.id, tabOne)).others).toMatchObject([
      { displayName: 'The administrator' },
    ]);
  });

  it('disappears when the tab is closed, or 45 seconds after the last heartbeat', async () => {
    const { presence } = test.cms;
    const page = await aPage(test.cms);
    await presence.keepPresence(lei, page.id, tabOne);
    await presence.keepPresence(mei, page.id, tabTwo);
    now += 44_000;
    expect((await presence.keepPresence(mei, page.id, tabTwo)).others).toHaveLength(1);
    now += 2_000;
    expect((await presence.keepPresence(mei, page.id, tabTwo)).others).toEqual([]);
    await presence.keepPresence(lei, page.id, tabOne);
    await presence.endPresence(mei, page.id, tabTwo);
    expect((await presence.keepPresence(lei, page.id, tabOne)).others).toEqual([]);
  });

  it('is listed twice with the page open on two devices', async () => {
    const { presence } = test.cms;
    const page = await aPage(test.cms);
    await presence.keepPresence(lei, page.id, tabOne);
    const { others } = await presence.keepPresence(lei, page.id, tabTwo);
    expect(others).toMatchObject([{ userId: lei.user?.id }]);
  });

  it('is visible only to users who may edit, and a draft is not revealed to others', async () => {
    const { presence } = test.cms;
    const [page, draft] = [await aPage(test.cms), await aPage(test.cms, { status: 'draft' })];
    const author = await aViewer(test.cms, 'author');
    for (const act of [presence.keepPresence, presence.takeOver, presence.endPresence]) {
      await expect(act(author, page.id, tabOne)).rejects.toMatchObject({ code: 'haptera_cannot_edit', status: 403 });
      await expect(act(author, draft.id, tabOne)).rejects.toMatchObject({ code: 'haptera_no_document', status: 404 });
      await expect(act(author, 999_999, tabOne)).rejects.toMatchObject({ code: 'haptera_no_document', status: 404 });
    }
  });

  it('cannot use another user’s tab, and has at most twenty tabs', async () => {
    const { presence } = test.cms;
    const page = await aPage(test.cms);
    await presence.keepPresence(lei, page.id, tabOne);
    for (const act of [presence.keepPresence, presence.takeOver]) {
      await expect(act(mei, page.id, tabOne)).rejects.toMatchObject({ code: 'haptera_cannot_edit' });
    }
    await presence.endPresence(mei, page.id, tabOne);
    for (let count = 0; count < 30; count += 1) await presence.keepPresence(mei, page.id, `another-tab-${count}`);
    const { others } = await presence.keepPresence(lei, page.id, tabOne);
    expect(others).toHaveLength(20);
  });
});

describe('taking a page over', () => {
  it('notifies every other tab, but none that is opened later', async () => {
    const { presence } = test.cms;
    const page = await aPage(test.cms);
    await presence.keepPresence(lei, page.id, tabOne);
    await presence.keepPresence(mei, page.id, tabThree);
    expect((await presence.takeOver(mei, page.id, tabTwo)).takenOver).toBeNull();
    const lost = await presence.keepPresence(lei, page.id, tabOne);
    expect(lost.takenOver).toMatchObject({ isOwn: false, displayName: 'The administrator' });
    const own = await presence.keepPresence(mei, page.id, tabThree);
    expect(own.takenOver).toMatchObject({ isOwn: true });
    expect((await presence.keepPresence(lei, page.id, 'a-later-tab')).takenOver).toBeNull();
  });

  it('survives a reload and a suspended tab, and can be reversed', async () => {
    const { presence } = test.cms;
    const page = await aPage(test.cms);
    await presence.keepPresence(lei, page.id, tabOne);
    now += 3_600_000;
    await presence.takeOver(mei, page.id, tabTwo);
    expect((await presence.keepPresence(lei, page.id, tabOne)).takenOver).not.toBeNull();
    await presence.endPresence(lei, page.id, tabOne);
    expect((await presence.keepPresence(mei, page.id, tabTwo)).others).toEqual([]);
    expect((await presence.keepPresence(lei, page.id, tabOne)).takenOver).not.toBeNull();
    expect((await presence.takeOver(lei, page.id, tabOne)).takenOver).toBeNull();
    expect((await presence.keepPresence(mei, page.id, tabTwo)).takenOver).toMatchObject({
      displayName: 'The editor',
    });
  });

  it('is recorded in the audit log if another tab was present', async () => {
    const { presence, audit } = test.cms;
    const page = await aPage(test.cms);
    await presence.takeOver(mei, page.id, tabTwo);
    await presence.keepPresence(lei, page.id, tabOne);
    await presence.takeOver(mei, page.id, tabTwo);
    const { items } = await audit.listAudit(mei, {});
    const own = items.filter(({ action, objectId }) => action === 'document.take-over' && objectId === String(page.id));
    expect(own).toMatchObject([{ actorId: mei.user?.id, details: { others: 1 } }]);
  });
});

describe('one user’s unfinished work on a published page, from two devices', () => {
  it('is never overwritten unseen', async () => {
    const { revisions } = test.cms;
    const page = await aPage(test.cms, { title: 'public' });
    const save = (title: string, expectedAutosave?: string | null) =>
      revisions.saveAutosave(lei, page.id, { title }, { expectedRevision: page.revision, expectedAutosave });
    const stale = { code: 'haptera_autosave_stale', status: 412 };
    await save('from the desk', null);
    await expect(save('from the phone', null)).rejects.toMatchObject(stale);
    await expect(save('from the phone', 'something else')).rejects.toMatchObject(stale);
    expect(await revisions.listAutosaves(lei, page.id)).toMatchObject([{ title: 'from the desk' }]);
    // Another user's autosave is separate, and WordPress's own clients send no condition.
    await revisions.saveAutosave(mei, page.id, { title: 'hers' }, { expectedAutosave: null });
    await save('from a client of WordPress');
  });

  it('is not overwritten unseen even if another user has published in the meantime', async () => {
    const { documents, revisions } = test.cms;
    const page = await aPage(test.cms, { title: 'public' });
    await revisions.saveAutosave(lei, page.id, { title: 'from the desk' }, { expectedAutosave: null });
    const [kept] = await revisions.listAutosaves(lei, page.id);
    if (!kept) throw new Error('It was not kept.');
    const { revision } = await documents.saveDocument(mei, page.id, { title: 'public, and newer' });
    const save = (expectedAutosave: string | null) =>
      revisions.saveAutosave(
        lei,
        page.id,
        { title: 'from the phone' },
        { expectedRevision: revision, expectedAutosave },
      );
    await expect(save(null)).rejects.toMatchObject({ code: 'haptera_autosave_stale', status: 412 });
    expect(await revisions.listAutosaves(lei, page.id)).toMatchObject([{ title: 'from the desk' }]);
    await save(editionOf(kept));
    expect(await revisions.listAutosaves(lei, page.id)).toMatchObject([{ title: 'from the phone' }]);
  });
});
