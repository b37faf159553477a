import type { Localized } from '#cms-schema/locale.ts';
import type { Conflict } from '../document/conflict.ts';
import type { JournalError } from './journal-error.ts';

/** Whether unsaved work is stored on this device. */
export type LocalState =
  | { readonly kind: 'kept' }
  | { readonly kind: 'pending' }
  /** This browser has no journal. */
  | { readonly kind: 'none' }
  | { readonly kind: 'failed'; readonly error: JournalError };

export interface SaveFailure {
  /** A stable code of WordPress or of ours (`rest_forbidden`, `haptera_malformed`). */
  readonly code: string;
  readonly status: number;
  readonly message: string;
  /** The server's explanation, if it gives one in both languages. */
  readonly text?: Localized;
}

/**
 * The save state of one language of a page, as the header shows it. `since`: milliseconds since 1970.
 * - `idle`: nothing has been edited yet
 * - `dirty`: edited, and held only in this tab
 * - `savingLocally`, `savedLocally`: being stored, or stored, on this device
 * - `saving`: sent to the server, `isSlow` if the response takes longer than usual; `saved`: the server has it
 * - `offline`: the server does not respond; the next attempt is at `retryAt`
 * - `paused`: another editor took the page over; unsent work stays on this device
 * - `conflict`: another editor changed the same content; saving waits for a decision
 * - `signedOut`: saving waits until the editor has signed in again
 * - `failed`: the server refuses; retried at `retryAt`, or with the next edit if that is null
 */
export type SaveState = { readonly since: number; readonly local: LocalState } & (
  | { readonly kind: 'idle' | 'dirty' | 'savingLocally' | 'savedLocally' | 'saved' | 'paused' | 'signedOut' }
  | { readonly kind: 'saving'; readonly isSlow: boolean }
  | { readonly kind: 'offline'; readonly retryAt: number }
  | { readonly kind: 'conflict'; readonly conflicts: readonly Conflict[] }
  | { readonly kind: 'failed'; readonly failure: SaveFailure; readonly retryAt: number | null }
);
