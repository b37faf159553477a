import type { Localized } from '#cms-schema/locale.ts';
import type { Conflict } from '../document/conflict.ts';
import type { JournalError } from './journal-error.ts';

/** Whether this device has what the server lacks. */
export type LocalState =
  | { readonly kind: 'kept' }
  | { readonly kind: 'pending' }
  /** There is no journal in this browser. */
  | { readonly kind: 'none' }
  | { readonly kind: 'failed'; readonly error: JournalError };

export interface SaveFailure {
  /** Stable, for programs: WordPress's or ours (`rest_forbidden`, `haptera_malformed`). */
  readonly code: string;
  readonly status: number;
  readonly message: string;
  /** As the server explains it, where it does in both languages. */
  readonly text?: Localized;
}

/**
 * How it stands with saving one language of a page, for the header to show. `since`: milliseconds since 1970.
 * - `idle`: nothing was edited yet
 * - `dirty`: edited, and kept nowhere but in this tab
 * - `savingLocally`, `savedLocally`: this device is keeping it, has kept it
 * - `saving`: on its way to the server, slow when no answer comes for longer than usual; `saved`: there
 * - `offline`: the server does not answer; it is tried again at `retryAt`
 * - `paused`: somebody took the page over; this device keeps what was not sent
 * - `conflict`: somebody else changed the same; saving waits for a decision
 * - `signedOut`: saving waits until the editor has signed in again
 * - `failed`: the server refuses; tried again at `retryAt`, or with the next edit when that is null
 */
export type SaveState = { readonly since: number; readonly local: LocalState } & (
  | { readonly kind: 'idle' | 'dirty' | 'savingLocally' | 'savedLocally' | 'saved' | 'paused' | 'signedOut' }
  | { readonly kind: 'saving'; readonly isSlow: boolean }
  | { readonly kind: 'offline'; readonly retryAt: number }
  | { readonly kind: 'conflict'; readonly conflicts: readonly Conflict[] }
  | { readonly kind: 'failed'; readonly failure: SaveFailure; readonly retryAt: number | null }
);
