import type { OtherEditor, Presence, PresenceCalls, TakeOver } from '../cms/presence-calls.ts';

export interface PresenceState {
  /** As far as one has heard lately. */
  readonly others: readonly OtherEditor[];
  /** Somebody took the page over from this tab; null: it edits. */
  readonly takenOver: TakeOver | null;
}

/** Who else has the page open, as this tab hears of it. A CMS that is away or knows no presence makes no noise here. */
export interface PagePresence {
  state(): PresenceState;
  /** A sign of life. Never rejects. */
  keep(): Promise<void>;
  /** Whether the page is this tab's now. Never rejects. */
  takeOver(): Promise<boolean>;
  /** The page is left, perhaps for a reload: `keep` comes back. Never rejects. */
  leave(): Promise<void>;
  subscribe(listener: () => void): () => void;
  /** Leaves for good. */
  close(): Promise<void>;
}

export interface PresenceOptions {
  readonly calls: PresenceCalls;
  /** The tab's name. */
  readonly session: string;
  /** Of one of the page's languages; null while it has none. */
  documentId(): number | null;
  /** Milliseconds. */
  now(): number;
}

/** Milliseconds without news after which nobody is taken for present: as the CMS counts. */
export const STALE_AFTER = 45_000;

/** Milliseconds after which a sign of life is given up. */
const PATIENCE = 5_000;

export function createPresence({ calls, session, documentId, now }: PresenceOptions): PagePresence {
  let state: PresenceState = { others: [], takenOver: null };
  let heardAt = now();
  let isOff = false;
  let isClosed = false;
  let asked = 0;
  let isAsking = false;
  const listeners = new Set<() => void>();

  const change = (next: PresenceState) => {
    if (JSON.stringify(next) === JSON.stringify(state)) return;
    state = next;
    for (const listener of [...listeners]) listener();
  };

  /** Null: nothing was heard. An answer that a later question has overtaken counts for nothing. */
  const ask = async (question: (id: number) => Promise<Presence | null>): Promise<Presence | null> => {
    const id = documentId();
    if (isOff || isClosed || id === null) return null;
    asked += 1;
    const own = asked;
    try {
      const presence = await question(id);
      isOff = presence === null;
      if (own !== asked || isClosed) return null;
      heardAt = now();
      change(presence ?? { others: [], takenOver: null });
      return presence;
    } catch {
      // Who cannot be asked now is asked next time; the save state tells when the CMS is away.
      if (!isClosed && now() - heardAt > STALE_AFTER) change({ ...state, others: [] });
      return null;
    }
  };

  const leave = async () => {
    const id = documentId();
    asked += 1;
    if (!isOff && id !== null) await calls.leave(id, session).catch(() => undefined);
  };

  return {
    state: () => state,
    async keep() {
      if (isAsking) return;
      isAsking = true;
      const controller = new AbortController();
      const timer = setTimeout(() => controller.abort(), PATIENCE);
      await ask((id) => calls.keep(id, session, controller.signal));
      clearTimeout(timer);
      isAsking = false;
    },
    async takeOver() {
      const presence = await ask((id) => calls.takeOver(id, session));
      return presence !== null && presence.takenOver === null;
    },
    leave,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async close() {
      if (isClosed) return;
      isClosed = true;
      listeners.clear();
      await leave();
    },
  };
}
