/**
 * How long after its last sign of life a tab still counts as being there. The studio gives one every 15 seconds, so one that
 * is lost and one that is late make nobody flicker. WordPress waits 150 seconds, because its own come as rarely as every two
 * minutes; its lock keeps others out, while here nobody waits for anybody.
 */
export const PRESENT_MILLISECONDS = 45_000;

/** A take-over is remembered this long for a tab that sleeps. */
export const REMEMBERED_MILLISECONDS = 24 * 60 * 60 * 1000;

/** Tabs of one person on one page; the one not heard of for longest makes room. */
export const TABS_OF_ONE = 20;

/** Somebody else's tab, or another one of the asker's own, that has the page open now. */
export interface OtherEditor {
  /** Of this stay, for telling it from others; not the name under which the tab itself asks. */
  readonly id: number;
  readonly userId: number;
  readonly displayName: string;
  /** ISO 8601, UTC. */
  readonly since: string;
}

/** Who took the page over from a tab. */
export interface TakeOver {
  /** The same person, elsewhere. */
  readonly isOwn: boolean;
  /** Null when the account is gone. */
  readonly displayName: string | null;
  /** ISO 8601, UTC. */
  readonly at: string;
}

/** How things look from one tab. */
export interface Presence {
  /** Longest here first. */
  readonly others: readonly OtherEditor[];
  /** Null: the tab edits. */
  readonly takenOver: TakeOver | null;
}
