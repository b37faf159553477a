import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { definitions } from '#blocks/definitions.generated.ts';
import type { Locale } from '#cms-schema/locale.ts';
import { explainJournalFailure, JournalError } from './journal-error.ts';
import { applyEntry, listUnsavedLocales, type SessionEntry, type SessionState } from './session-state.ts';
import { upgradeState } from './upgrade-state.ts';

/** Whose work on which page, in which tab. */
export interface SessionKey {
  /** Of the tab: kept over a reload (session storage), and no other tab's. */
  readonly session: string;
  /** The same for both languages of a page. */
  readonly groupId: string;
  readonly userId: number;
  /** For the list of what is unsaved. */
  readonly title: string;
}

export interface KeptWork extends SessionKey {
  /** Languages that the server may lack something of. */
  readonly locales: readonly Locale[];
  /** When the tab last wrote. Milliseconds since 1970. */
  readonly seenAt: number;
}

export interface Recovered {
  readonly key: SessionKey;
  readonly state: SessionState;
  /** False when an entry in the middle was missing: the state is the one before it. */
  readonly isComplete: boolean;
}

/** The work of one tab. */
export interface SessionJournal {
  /**
   * Keeps an entry; `after` is the state that it led to. Entries are kept in the order of the calls. When one could not be
   * kept, the next call keeps the whole state, so that nothing is missing as soon as there is room again.
   *
   * @throws JournalError
   */
  append(entry: SessionEntry, after: SessionState): Promise<void>;
}

export interface Journal {
  /** Begins to keep a tab's work, from this state on; what the tab had kept before is replaced. @throws JournalError */
  startSession(key: SessionKey, state: SessionState): Promise<SessionJournal>;
  /**
   * A user's work on a page in every tab that ever was: first what the server may lack, of each kind the latest first.
   *
   * @throws JournalError
   */
  listWork(filter: { readonly userId: number; readonly groupId: string }): Promise<KeptWork[]>;
  /** What a tab had when it was last heard of; null when nothing of it is kept. @throws JournalError */
  recover(session: string): Promise<Recovered | null>;
  /** Forgets a tab's work. @throws JournalError */
  discard(session: string): Promise<void>;
  /**
   * Forgets tabs that wrote nothing for a month and whose work the server has; what it may lack stays until somebody takes
   * it up. `isOpen`: tabs that are still there are left alone. @throws JournalError
   */
  prune(isOpen: (session: string) => Promise<boolean>): Promise<void>;
  close(): Promise<void>;
}

/** Entries after which the whole state is kept instead, so that reading them stays quick. */
const COMPACT_AFTER = 100;

/** Milliseconds. */
const FORGET_AFTER = 30 * 24 * 3_600_000;

/** Raised when the kept data changes its shape. An older studio leaves what a newer one kept alone. */
const FORMAT = 2;

/** Items of lists had no ids yet; `upgradeState` gives them some. */
const FORMAT_WITHOUT_ITEM_IDS = 1;

/**
 * The journal in the browser's database. Writes do not wait for the disk (`relaxed`): they survive the end of the tab and
 * of the browser, not a power cut.
 *
 * @throws JournalError `journal_unavailable` where the browser has no such database.
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

/** Opens again when the browser closed the database by itself. */
function createConnection(name: string): Connection {
  let opening: Promise<Database> | null = null;
  const forget = () => {
    opening = null;
  };
  // Where a browser forbids the database, it may throw at once rather than reject.
  const connect = async () =>
    openDB<JournalSchema>(name, 1, {
      upgrade(database) {
        database.createObjectStore('sessions', { keyPath: 'session' });
        database.createObjectStore('snapshots', { keyPath: 'session' });
        database.createObjectStore('entries', { keyPath: ['session', 'seq'] });
      },
      terminated: forget,
      // A newer studio in another tab wants to change the database: it shall not wait for this one.
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
    // A session that starts anew leaves nothing of an earlier one under its name.
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

  // In one transaction: whoever dies here has what the tab had kept before, or all of the new.
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
 * Ends a transaction without waiting for the answers of its requests: a page that goes away right now would not live to
 * hear them, and its last words would be rolled back.
 */
function commit(transaction: { commit(): void; readonly done: Promise<void> }): Promise<void> {
  transaction.commit();
  return transaction.done;
}

/** Every failure of the database in the editors' words. */
async function guard<Result>(act: () => Promise<Result>): Promise<Result> {
  try {
    return await act();
  } catch (error) {
    throw explainJournalFailure(error);
  }
}
