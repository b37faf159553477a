import type { PageDraft } from '../document/model.ts';
import type { SaveFailure } from './save-state.ts';
import type { Saved, SavedBeside } from './session-state.ts';

export interface SaveRequest {
  readonly draft: PageDraft;
  /** The server refuses (`stale`) if its revision is a different one. */
  readonly expectedRevision: number;
  /** The edition of the work beside the document that this save follows; empty if none is known. */
  readonly expectedEdition: string;
  /** Aborted once the response is no longer needed. */
  readonly signal: AbortSignal;
  /** Whether this is one of many saves during editing, rather than a state that the editor chose to keep. */
  readonly isAutosave: boolean;
  /** The page is being closed: the request should outlive it, if it is small enough. */
  readonly isLast: boolean;
}

/** The result of a save. A rejected promise counts as `offline`: it is unknown whether the save arrived. */
export type SaveAnswer =
  /** `isBeside`: stored beside the document, which is unchanged and still at the same revision. */
  | { readonly kind: 'saved'; readonly revision: number; readonly isBeside?: boolean; readonly edition?: string }
  /**
   * Another editor, or this user in another tab, saved in the meantime. `current` is the server's version now, `beside`
   * this user's unfinished work beside it.
   */
  | { readonly kind: 'stale'; readonly current: Saved; readonly beside?: SavedBeside }
  /** No response, or one that does not tell whether the save succeeded. */
  | { readonly kind: 'offline' }
  | { readonly kind: 'unauthorised' }
  | { readonly kind: 'failed'; readonly failure: SaveFailure; readonly isTemporary: boolean };

/** Sends one language of a page to the server. */
export interface Transport {
  save(request: SaveRequest): Promise<SaveAnswer>;
}
