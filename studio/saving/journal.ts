import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { definitions } from '#blocks/definitions.generated.ts';
import type { Locale } from '#cms-schema/locale.ts';
import { explainJournalFailure, JournalError } from './journal-error.ts';
import { applyEntry, listUnsavedLocales, type SessionEntry, type SessionState } from './session-state.ts';
import { upgradeState } from './upgrade-state.ts';

/** Identifies the work of one user on one page in one tab. */
export interface SessionKey {
  /** The id of the tab: unique to it, and stable across reloads (session storage). */
  readonly session: string;
  /** Shared by both languages of a page. */
  readonly groupId: string;
  readonly userId: number;
  /** Shown in the list of unsaved work. */
  readonly title: string;
}

export interface KeptWork extends SessionKey {
  /** Languages with work that the server may not have. */
  readonly locales: readonly Locale[];
  /** When the tab last wrote, in milliseconds since 1970. */
  readonly seenAt: number;
}

export interface Recovered {
  readonly key: SessionKey;
  readonly state: SessionState;
  /** False if an entry was missing: then the state is the one before the gap. */
  readonly isComplete: boolean;
}

/** The work of one tab. */
export interface SessionJournal {
  /**
   * Stores an entry; `after` is the state that it led to. Entries are stored in the order of the calls. After a
   * failure, the next call stores the whole state, so that the journal is complete again as soon as there is room.
   *
   * @throws JournalError
   */
  append(entry: SessionEntry, after: SessionState): Promise<void>;
}

export interface Journal {
  /** Starts recording a tab's work from this state on; replaces what the tab had stored before. @throws JournalError */
  startSession(key: SessionKey, state: SessionState): Promise<SessionJournal>;
  /**
   * A user's work on a page in every tab, open or closed: work that the server may not have comes first, then the rest;
   * each part is sorted by time, latest first.
   *
   * @throws JournalError
   */
  listWork(filter: { readonly userId: number; readonly groupId: string }): Promise<KeptWork[]>;
  /** The last recorded state of a tab; null if nothing of it is stored. @throws JournalError */
  recover(session: string): Promise<Recovered | null>;
  /** Deletes a tab's work. @throws JournalError */
  discard(session: string): Promise<void>;
  /**
   * Deletes the work of tabs that have written nothing for a month, if the server has all of it; work that the server
   * may not have stays until the editor recovers or discards it. Tabs for which `isOpen` resolves to true are left
   * alone.
   *
   * @throws JournalError
   */
  prune(isOpen: (session: string) => Promise<boolean>): Promise<void>;
  close(): Promise<void>;
}

/** After this many entries the whole state is stored instead, so that recovery stays fast. */
const COMPACT_AFTER = 100;

/** Milliseconds. */
const FORGET_AFTER = 30 * 24 * 3_600_000;

/** Raised when the shape of the stored data changes. An older studio does not touch data of a newer one. */
const FORMAT = 2;

/** In this format list items had no ids yet; `upgradeState` adds them. */
const FORMAT_WITHOUT_ITEM_IDS = 1;

/**
 * Opens the journal in the browser's database. Writes do not wait for the disk (`relaxed`): they survive a crash of the
 * tab or of the browser, but not a power failure.
 *
 * @throws JournalError `journal_unavailable` if the browser does not allow the database.
 */
export async function openJournal({
  name = 'haptera-studio',
  now = () => Date.now(),
}: {
  readonly name?: string;
  readonly now?: () => number;
} = {}): Promise<Journal> {
  const connection = createConnection(name);
  await connection.open().catch((error: unknown) => {
    throw new JournalError('journal_unavailable', error);
  });
  return {
    startSession: (key, state) => guard(() => startSession(connection, now, key, state)),
    listWork: (filter) => guard(() => listWork(connection, filter)),
    recover: (session) => guard(() => recover(connection, session)),
    discard: (session) => guard(() => discard(connection, session)),
    prune: (isOpen) => guard(() => prune(connection, now() - FORGET_AFTER, isOpen)),
    close: () => connection.close(),
  };
}

interface JournalSchema extends DBSchema {
  sessions: { key: string; value: SessionKey & { readonly seenAt: number; readonly format: number } };
  snapshots: { key: string; value: { readonly session: string; readonly seq: number; readonly state: SessionState } };
  entries: {
    key: [session: string, seq: number];
    value: { readonly session: string; readonly seq: number; readonly entry: SessionEntry };
  };
}

type Database = IDBPDatabase<JournalSchema>;

interface Connection {
  open(): Promise<Database>;
  close(): Promise<void>;
}

const stores = ['sessions', 'snapshots', 'entries'] as const;
const relaxed = { durability: 'relaxed' } as const;

/** A connection that reopens itself if the browser has closed the database. */
function createConnection(name: string): Connection {
  let opening: Promise<Database> | null = null;
  const forget = () => {
    opening = null;
  };
  // A browser that forbids the database may throw synchronously instead of rejecting.
  const connect = async () =>
    openDB<JournalSchema>(name, 1, {
      upgrade(database) {
        database.createObjectStore('sessions', { keyPath: 'session' });
        database.createObjectStore('snapshots', { keyPath: 'session' });
        database.createObjectStore('entries', { keyPath: ['session', 'seq'] });
      },
      terminated: forget,
      // A newer studio in another tab wants to upgrade the database: close ours so that it does not have to wait.
      blocking(_current, _blocked, event) {
        forget();
        if (event.target instanceof IDBDatabase) event.target.close();
      },
    });
  const open = () => {
    opening ??= connect().catch((error: unknown) => {
      forget();
      throw error;
    });
    return opening;
  };
  return {
    open,
    async close() {
      const database = await opening;
      forget();
      database?.close();
    },
  };
}

async function startSession(
  connection: Connection,
  now: () => number,
  key: SessionKey,
  state: SessionState,
): Promise<SessionJournal> {
  const { session } = key;
  let seq = 0;
  let sinceSnapshot = 0;
  let isBroken = false;

  const writeSnapshot = async (at: number, after: SessionState) => {
    const database = await connection.open();
    const write = database.transaction(stores, 'readwrite', relaxed);
    void write.objectStore('sessions').put({ ...key, seenAt: now(), format: FORMAT });
    void write.objectStore('snapshots').put({ session, seq: at, state: after });
    // A session that starts over deletes all entries of an earlier one with the same id.
    const last = at === 0 ? Number.MAX_SAFE_INTEGER : at;
    void write.objectStore('entries').delete(IDBKeyRange.bound([session, 0], [session, last]));
    await commit(write);
  };
  const writeEntry = async (at: number, entry: SessionEntry) => {
    const database = await connection.open();
    const write = database.transaction(['sessions', 'entries'], 'readwrite', relaxed);
    void write.objectStore('sessions').put({ ...key, seenAt: now(), format: FORMAT });
    void write.objectStore('entries').put({ session, seq: at, entry });
    await commit(write);
  };

  // In one transaction: if the tab crashes here, the journal holds either the old work or all of the new state.
  await writeSnapshot(0, state);
  return {
    append(entry, after) {
      seq++;
      const at = seq;
      const isWhole = isBroken || ++sinceSnapshot >= COMPACT_AFTER;
      if (isWhole) sinceSnapshot = 0;
      if (isWhole) isBroken = false;
      return guard(() => (isWhole ? writeSnapshot(at, after) : writeEntry(at, entry))).catch((error: unknown) => {
        isBroken = true;
        throw error;
      });
    },
  };
}

async function listWork(
  connection: Connection,
  { userId, groupId }: { readonly userId: number; readonly groupId: string },
): Promise<KeptWork[]> {
  const database = await connection.open();
  const sessions = (await database.getAll('sessions')).filter(
    (session) => session.userId === userId && session.groupId === groupId,
  );
  const found = await Promise.all(
    sessions.map(async ({ seenAt, session }): Promise<KeptWork[]> => {
      const recovered = await recover(connection, session);
      return recovered ? [{ ...recovered.key, locales: listUnsavedLocales(recovered.state), seenAt }] : [];
    }),
  );
  const isUnsaved = ({ locales }: KeptWork) => Number(locales.length > 0);
  return found.flat().toSorted((one, two) => isUnsaved(two) - isUnsaved(one) || two.seenAt - one.seenAt);
}

async function recover(connection: Connection, session: string): Promise<Recovered | null> {
  const database = await connection.open();
  const read = database.transaction(stores, 'readonly');
  const [about, snapshot, entries] = await Promise.all([
    read.objectStore('sessions').get(session),
    read.objectStore('snapshots').get(session),
    read.objectStore('entries').getAll(IDBKeyRange.bound([session, 0], [session, Number.MAX_SAFE_INTEGER])),
  ]);
  const isOfBefore = about?.format === FORMAT_WITHOUT_ITEM_IDS;
  if (!about || !snapshot || !(about.format === FORMAT || isOfBefore)) return null;
  const { seenAt: _, format: __, ...key } = about;
  const present = (kept: SessionState) => (isOfBefore ? upgradeState(kept, definitions) : kept);
  let { state, seq } = snapshot;
  for (const entry of entries) {
    if (entry.seq <= seq) continue;
    const next = entry.seq === seq + 1 ? applyEntry(state, entry.entry) : null;
    if (!next) return { key, state: present(state), isComplete: false };
    state = next;
    seq = entry.seq;
  }
  return { key, state: present(state), isComplete: true };
}

async function discard(connection: Connection, session: string): Promise<void> {
  const database = await connection.open();
  const write = database.transaction(stores, 'readwrite', relaxed);
  void write.objectStore('sessions').delete(session);
  void write.objectStore('snapshots').delete(session);
  void write.objectStore('entries').delete(IDBKeyRange.bound([session, 0], [session, Number.MAX_SAFE_INTEGER]));
  await commit(write);
}

async function prune(
  connection: Connection,
  before: number,
  isOpen: (session: string) => Promise<boolean>,
): Promise<void> {
  const database = await connection.open();
  for (const { session, seenAt } of await database.getAll('sessions')) {
    if (seenAt >= before || (await isOpen(session))) continue;
    const recovered = await recover(connection, session);
    if (recovered?.isComplete && listUnsavedLocales(recovered.state).length === 0) await discard(connection, session);
  }
}

/**
 * Commits a transaction without waiting for the results of its requests: a page that is being closed would not live to
 * receive them, and its last writes would be rolled back.
 */
function commit(transaction: { commit(): void; readonly done: Promise<void> }): Promise<void> {
  transaction.commit();
  return transaction.done;
}

/** Turns every failure of the database into a `JournalError`. */
async function guard<Result>(act: () => Promise<Result>): Promise<Result> {
  try {
    return await act();
  } catch (error) {
    throw explainJournalFailure(error);
  }
}
