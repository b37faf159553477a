import type { OtherEditor, Presence, PresenceCalls, TakeOver } from '../cms/presence-calls.ts';

export interface PresenceState {
  /** According to the latest response. */
  readonly others: readonly OtherEditor[];
  /** The editor who took the page over from this tab; null while this tab may edit. */
  readonly takenOver: TakeOver | null;
}

/** Tracks who else has the page open. Silent while the CMS is unreachable, or if it has no presence. */
export interface PagePresence {
  state(): PresenceState;
  /** Sends a heartbeat. Never rejects. */
  keep(): Promise<void>;
  /** Takes the page over; resolves to whether this tab now has it. Never rejects. */
  takeOver(): Promise<boolean>;
  /** Reports that the page is left, perhaps only for a reload: `keep` returns to it. Never rejects. */
  leave(): Promise<void>;
  subscribe(listener: () => void): () => void;
  /** Leaves permanently. */
  close(): Promise<void>;
}

export interface PresenceOptions {
  readonly calls: PresenceCalls;
  /** The id of the tab. */
  readonly session: string;
  /** The id of the document of one of the page's languages; null while it has none. */
  documentId(): number | null;
  /** Milliseconds. */
  now(): number;
}

/** Milliseconds without a response after which nobody counts as present: the same as in the CMS. */
export const STALE_AFTER = 45_000;

/** Milliseconds after which a heartbeat is aborted. */
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

  /** Null if there was no response. A response is ignored if a later request has been sent since. */
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
      // Ignore the failure and try again with the next heartbeat; the save status shows when the CMS is unreachable.
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
