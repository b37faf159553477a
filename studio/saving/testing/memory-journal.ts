import type { Clock } from '../clock.ts';
import type { SessionJournal } from '../journal.ts';
import { applyEntry, type SessionEntry, type SessionState } from '../session-state.ts';

export interface MemoryJournal extends SessionJournal {
  /** The stored state, as after the browser is killed now. */
  kept(): SessionState;
}

/** A journal whose writes take time: a write that is in progress when the tab is killed is lost. */
export function createMemoryJournal(start: SessionState, clock: Clock, delay = 2): MemoryJournal {
  const entries: SessionEntry[] = [];
  return {
    append(entry) {
      const copy = structuredClone(entry);
      return new Promise((resolve) => {
        clock.after(delay, () => {
          entries.push(copy);
          resolve();
        });
      });
    },
    kept: () =>
      entries.reduce<SessionState>((state, entry) => {
        const next = applyEntry(state, entry);
        if (!next) throw new Error(`An entry does not fit: ${entry.kind}.`);
        return next;
      }, structuredClone(start)),
  };
}
