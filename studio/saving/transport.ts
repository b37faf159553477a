import type { PageDraft } from '../document/model.ts';
import type { SaveFailure } from './save-state.ts';
import type { Saved, SavedBeside } from './session-state.ts';

export interface SaveRequest {
  readonly draft: PageDraft;
  /** The server refuses (`stale`) when it has another revision by now. */
  readonly expectedRevision: number;
  /** Of the work beside the document that this one follows; empty: none is known. */
  readonly expectedEdition: string;
  /** Aborted when nobody waits for the answer any more. */
  readonly signal: AbortSignal;
  /** One of many while somebody writes, not a state that they wished to keep. */
  readonly isAutosave: boolean;
  /** The page is going away: the request should outlive it, if it is small enough. */
  readonly isLast: boolean;
}

/** What came back. A promise that rejects counts as `offline`: nobody knows whether the save arrived. */
export type SaveAnswer =
  /** `isBeside`: kept beside the document, which stands as it did, at the same revision. */
  | { readonly kind: 'saved'; readonly revision: number; readonly isBeside?: boolean; readonly edition?: string }
  /**
   * Somebody else saved meanwhile, or the same person elsewhere; `current` is what stands there now, `beside` what the
   * person keeps beside it.
   */
  | { readonly kind: 'stale'; readonly current: Saved; readonly beside?: SavedBeside }
  /** No answer, or one that says nothing about the save. */
  | { readonly kind: 'offline' }
  | { readonly kind: 'unauthorised' }
  | { readonly kind: 'failed'; readonly failure: SaveFailure; readonly isTemporary: boolean };

/** How one language of a page gets to the server. */
export interface Transport {
  save(request: SaveRequest): Promise<SaveAnswer>;
}
