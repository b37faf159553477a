import 'fake-indexeddb/auto';
import { describe, expect, it, vi } from 'vitest';
import { replaceAttributes } from '../document/actions/replace-attributes.ts';
import { aCard, aDraft, testDefinitions } from '../document/testing/any-draft.ts';
import { type Journal, openJournal } from './journal.ts';
import { createPageSession, type PageSession } from './page-session.ts';
import { applyEntry, type SessionEntry, type SessionState, startState } from './session-state.ts';
import { createFakeClock } from './testing/fake-clock.ts';
import { createFakeServer, createFakeTransport, goodFate } from './testing/fake-server.ts';

const key = { session: 'tab-1', groupId: 'group', userId: 7, title: 'Engine' };
const start = startState({ zh: { draft: page(''), revision: 1 }, en: { draft: page(''), revision: 1 } });
let databases = 0;

describe('the journal on this device', () => {
  it('stores every edit with the undo history, so that it survives the end of the tab', async () => {
    const journal = await open();
    const session = await journal.startSession(key, start);
    const { state, entries } = typing(start, 250);
    let current = start;
    for (const entry of entries) {
      current = applied(current, entry);
      await session.append(entry, current);
    }
    await journal.close();
    const recovered = await (await open(false)).recover('tab-1');
    expect(recovered).toEqual({ key, state, isComplete: true });
  });

  it('keeps the order of edits that are appended concurrently', async () => {
    const journal = await open();
    const session = await journal.startSession(key, start);
    const { state, entries } = typing(start, 30);
    let current = start;
    await Promise.all(
      entries.map((entry) => {
        current = applied(current, entry);
        return session.append(entry, current);
      }),
    );
    expect((await journal.recover('tab-1'))?.state).toEqual(state);
  });

  it('stays small: after a hundred edits a snapshot replaces them', async () => {
    const journal = await open();
    const session = await journal.startSession(key, start);
    let current = start;
    for (const entry of typing(start, 205).entries) {
      current = applied(current, entry);
      await session.append(entry, current);
    }
    expect(await countEntries()).toBeLessThan(100);
  });

  it('lists the work of each tab on a page, unsaved first, and only this user’s', async () => {
    const journal = await open();
    const first = await journal.startSession(key, start);
    const second = await journal.startSession({ ...key, session: 'tab-2' }, start);
    await journal.startSession({ ...key, session: 'tab-3' }, start);
    const other = await journal.startSession({ ...key, session: 'tab-4', userId: 8 }, start);
    const { entries } = typing(start, 1);
    for (const session of [first, other, second])
      for (const entry of entries) await session.append(entry, applied(start, entry));
    expect(await journal.listWork({ userId: 7, groupId: 'group' })).toMatchObject([
      { session: 'tab-2', title: 'Engine', locales: ['zh'] },
      { session: 'tab-1', locales: ['zh'] },
      { session: 'tab-3', locales: [] },
    ]);
    await journal.discard('tab-2');
    expect(await journal.listWork({ userId: 7, groupId: 'group' })).toMatchObject([
      { session: 'tab-1' },
      { session: 'tab-3' },
    ]);
    expect(await journal.listWork({ userId: 7, groupId: 'elsewhere' })).toEqual([]);
    expect(await journal.recover('tab-2')).toBeNull();
  });

  it('deletes only old sessions that were saved and are closed', async () => {
    let now = 0;
    databases++;
    const journal = await openJournal({ name: `journal-${databases}`, now: () => now });
    for (const session of ['arrived', 'open', 'unsaved']) {
      const kept = await journal.startSession({ ...key, session }, start);
      const { entries } = typing(start, 1);
      if (session === 'unsaved') for (const entry of entries) await kept.append(entry, applied(start, entry));
    }
    const tidy = () => journal.prune(async (session) => session === 'open');
    const left = () => Promise.all(['arrived', 'open', 'unsaved'].map((session) => journal.recover(session)));
    now = 29 * 24 * 3_600_000;
    await journal.startSession({ ...key, session: 'young' }, start);
    await tidy();
    expect(await left()).not.toContain(null);
    now = 31 * 24 * 3_600_000;
    await tidy();
    expect(await left()).toMatchObject([null, { key: { session: 'open' } }, { key: { session: 'unsaved' } }]);
    expect(await journal.recover('young')).not.toBeNull();
  });

  it('reports that storage is full, and is complete again once there is space', async () => {
    const journal = await open();
    const session = await journal.startSession(key, start);
    const [first, second, third] = typing(start, 3).entries;
    if (!first || !second || !third) throw new Error('No entries.');
    const afterFirst = applied(start, first);
    const afterSecond = applied(afterFirst, second);
    const afterThird = applied(afterSecond, third);
    await session.append(first, afterFirst);
    const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('Full.', 'QuotaExceededError');
    });
    await expect(session.append(second, afterSecond)).rejects.toMatchObject({ code: 'journal_full', status: 507 });
    full.mockRestore();
    expect((await journal.recover('tab-1'))?.state).toEqual(afterFirst);
    await session.append(third, afterThird);
    expect(await journal.recover('tab-1')).toMatchObject({ state: afterThird, isComplete: true });
  });

  it('keeps the previous session of a tab until its replacement is stored', async () => {
    const journal = await open();
    const session = await journal.startSession(key, start);
    const { state, entries } = typing(start, 1);
    for (const entry of entries) await session.append(entry, state);
    const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('Full.', 'QuotaExceededError');
    });
    await expect(journal.startSession(key, start)).rejects.toMatchObject({ code: 'journal_full' });
    full.mockRestore();
    expect(await journal.recover('tab-1')).toEqual({ key, state, isComplete: true });
    await journal.startSession(key, start);
    expect(await journal.recover('tab-1')).toEqual({ key, state: start, isComplete: true });
    expect(await countEntries()).toBe(0);
  });

  it('stops before a missing entry, and reports that it is incomplete', async () => {
    const journal = await open();
    const session = await journal.startSession(key, start);
    const { entries } = typing(start, 3);
    let current = start;
    for (const entry of entries) {
      current = applied(current, entry);
      await session.append(entry, current);
    }
    await deleteEntry(2);
    expect(await journal.recover('tab-1')).toMatchObject({
      isComplete: false,
      state: applied(start, required(entries[0])),
    });
  });

  it('reports that the browser has no database', async () => {
    const blocked = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('No.', 'SecurityError');
    });
    await expect(open()).rejects.toMatchObject({ code: 'journal_unavailable', status: 503 });
    blocked.mockRestore();
  });
});

describe('a tab that was killed', () => {
  it('is restored with its text, undo steps, and a save whose response was lost', async () => {
    const journal = await open();
    const clock = createFakeClock();
    const server = createFakeServer({ zh: page(''), en: page('') });
    const openTab = async (state: SessionState, session = 'tab-1'): Promise<PageSession> =>
      createPageSession({
        state,
        definitions: testDefinitions,
        clock,
        transports: {
          zh: createFakeTransport(server, 'zh', clock, () => ({ ...goodFate, outcome: 'silent' })),
          en: createFakeTransport(server, 'en', clock, () => goodFate),
        },
        journal: await journal.startSession({ ...key, session }, state),
      });
    const died = await openTab(startState({ zh: server.read('zh'), en: server.read('en') }));
    type(died, 'a');
    await clock.advance(900);
    // The save is sent once the journal has stored it, which takes real time.
    const untilThere = (title: string) =>
      vi.waitFor(async () => {
        await clock.advance(20);
        expect(server.read('zh').draft).toEqual(page(title));
      });
    await untilThere('a');
    type(died, 'ab');
    died.close();

    const recovered = required((await settled(() => journal.recover('tab-1'))) ?? undefined);
    const again = await openTab(recovered.state, 'tab-2');
    again.receive('zh', server.read('zh'));
    again.receive('en', server.read('en'));
    expect(again.conflicts('zh')).toEqual([]);
    expect(again.drafts().zh).toEqual(page('ab'));
    again.undo('zh');
    expect(again.drafts().zh).toEqual(page('a'));
    again.undo('zh');
    again.redo('zh');
    again.redo('zh');
    void again.flush();
    await untilThere('ab');
    expect(server.read('zh').revision).toBe(3);
    again.close();
  });
});

function page(title: string) {
  return aDraft([aCard('a', { title })]);
}

function type(session: PageSession, title: string): void {
  const draft = required(session.drafts().zh ?? undefined);
  session.edit('zh', { zh: replaceAttributes(draft, 'a', [{ path: ['title'], value: title }]) }, { action: 'edit' });
}

function typing(from: SessionState, count: number): { state: SessionState; entries: SessionEntry[] } {
  let state = from;
  const entries: SessionEntry[] = [];
  for (let index = 0; index < count; index++) {
    const draft = required(state.languages.zh.draft ?? undefined);
    const changes = { zh: replaceAttributes(draft, 'a', [{ path: ['title'], value: `word ${index}` }]) };
    const entry: SessionEntry = { kind: 'step', locale: 'zh', step: { action: 'edit', at: index * 2000, changes } };
    state = applied(state, entry);
    entries.push(entry);
  }
  return { state, entries };
}

function applied(state: SessionState, entry: SessionEntry): SessionState {
  return required(applyEntry(state, entry) ?? undefined);
}

function open(isNew = true): Promise<Journal> {
  if (isNew) databases++;
  let time = 0;
  return openJournal({ name: `journal-${databases}`, now: () => time++ });
}

async function countEntries(): Promise<number> {
  const database = await rawDatabase();
  const request = database.transaction('entries').objectStore('entries').count();
  return new Promise((resolve) => {
    request.onsuccess = () => resolve(request.result);
  });
}

async function deleteEntry(seq: number): Promise<void> {
  const database = await rawDatabase();
  const request = database.transaction('entries', 'readwrite').objectStore('entries').delete(['tab-1', seq]);
  return new Promise((resolve) => {
    request.onsuccess = () => resolve();
  });
}

function rawDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(`journal-${databases}`, 1);
  return new Promise((resolve) => {
    request.onsuccess = () => resolve(request.result);
  });
}

/** Waits for the database, which does not use the fake clock. */
async function settled<Value>(act: () => Promise<Value>): Promise<Value> {
  await new Promise((resolve) => setTimeout(resolve, 50));
  return act();
}

function required<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('There is none.');
  return value;
}
