import type { PendingWork } from '#contract/pending-work.ts';
import type { ExpectedRevision } from '../expected-revision.ts';

/** An earlier state of a document, or a user's unfinished work on it. */
export interface Revision {
  readonly id: number;
  readonly documentId: number;
  /**
   * `revision`: the state after a save. `original`: the state in which the document was created, stored at the first
   * save, because WordPress's list of revisions does not include it. `autosave`: one per user and document,
   * overwritten.
   */
  readonly kind: 'revision' | 'autosave' | 'original';
  readonly authorId: number | null;
  readonly title: string;
  readonly content: string;
  readonly excerpt: string;
  /** What an autosave changes besides texts. Null if its client does not support that, and for other kinds. */
  readonly pending: PendingWork | null;
  /** The document's `revision` when this was written. */
  readonly documentRevision: number;
  /** ISO 8601, UTC. */
  readonly createdAt: string;
}

export interface AutosaveInput {
  readonly title?: string;
  readonly content?: string;
  readonly excerpt?: string;
  /** Absent: keeps what is stored. */
  readonly pending?: PendingWork;
}

export interface AutosaveOptions {
  readonly expectedRevision?: ExpectedRevision | undefined;
  /**
   * The stored autosave that the client knows, by `editionOf`; null: none. Undefined: overwrites any, as in WordPress.
   */
  readonly expectedAutosave?: string | null | undefined;
}

export interface RevisionQuery {
  readonly page?: number;
  readonly perPage?: number;
  readonly offset?: number;
  readonly order?: 'asc' | 'desc';
  readonly include?: readonly number[];
  readonly exclude?: readonly number[];
  readonly search?: string;
  /** Includes the state in which the document was created; WordPress does not list it. */
  readonly withOriginal?: boolean;
}
