/**
 * How long a tab counts as present after its last heartbeat. The studio sends one every 15 seconds, so that a lost and
 * a late one cause no flicker. WordPress waits 150 seconds, because its heartbeats are up to two minutes apart; its
 * lock keeps others out, while here nobody has to wait.
 */
export const PRESENT_MILLISECONDS = 45_000;

/** How long a take-over is remembered for a suspended tab. */
export const REMEMBERED_MILLISECONDS = 24 * 60 * 60 * 1000;

/** Tabs per user and page, at most; the one with the oldest heartbeat is dropped. */
export const TABS_OF_ONE = 20;

/** Another tab, of another user or the same one, that has the page open now. */
export interface OtherEditor {
  /** Distinguishes this tab from others. Not its secret session name. */
  readonly id: number;
  readonly userId: number;
  readonly displayName: string;
  /** ISO 8601, UTC. */
  readonly since: string;
}

/** How the page was taken over from a tab. */
export interface TakeOver {
  /** By the same user in another tab. */
  readonly isOwn: boolean;
  /** Null once the account is deleted. */
  readonly displayName: string | null;
  /** ISO 8601, UTC. */
  readonly at: string;
}

/** What one tab sees. */
export interface Presence {
  /** In the order in which they opened the page. */
  readonly others: readonly OtherEditor[];
  /** Null: the tab may edit. */
  readonly takenOver: TakeOver | null;
}
