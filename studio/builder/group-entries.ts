import type { HistoryEntry } from '../cms/revision-calls.ts';

/** One row of the history: a state, or a sitting's autosaves, for which the last one stands. */
export interface EntryGroup {
  readonly last: HistoryEntry;
  /** The other autosaves of the sitting, newest first. */
  readonly earlier: readonly HistoryEntry[];
  /** The state before the whole row; null for the first one of the document. */
  readonly before: HistoryEntry | null;
}

/** The most milliseconds between two autosaves of one sitting. */
const LONGEST_PAUSE = 30 * 60_000;

/** `entries`: newest first. Autosaves of one person without a long pause or anything else between them form one row. */
export function groupEntries(entries: readonly HistoryEntry[]): EntryGroup[] {
  const groups: EntryGroup[] = [];
  for (const [index, entry] of entries.entries()) {
    const before = entries[index + 1] ?? null;
    const group = groups.at(-1);
    const newer = entries[index - 1];
    if (group && newer && isOneSitting(entry, newer)) {
      groups.splice(-1, 1, { ...group, earlier: [...group.earlier, entry], before });
    } else {
      groups.push({ last: entry, earlier: [], before });
    }
  }
  return groups;
}

function isOneSitting(earlier: HistoryEntry, later: HistoryEntry): boolean {
  if (earlier.action !== 'autosaved' || later.action !== 'autosaved') return false;
  if (earlier.authorId !== later.authorId || earlier.at === null || later.at === null) return false;
  return Date.parse(later.at) - Date.parse(earlier.at) <= LONGEST_PAUSE;
}
