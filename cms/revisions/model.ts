import type { PendingWork } from '#contract/pending-work.ts';
import type { ExpectedRevision } from '../expected-revision.ts';

/** An earlier state of a document, or somebody's unsaved work on it. */
export interface Revision {
  readonly id: number;
  readonly documentId: number;
  /**
   * `revision`: the state that a save left. `original`: the state in which the document was created, kept at the first
   * save, because WordPress's list of revisions does not hold it. `autosave`: one for each user and document, overwritten.
   */
  readonly kind: 'revision' | 'autosave' | 'original';
  readonly authorId: number | null;
  readonly title: string;
  readonly content: string;
  readonly excerpt: string;
  /** Of an autosave, what it changes besides; null: its client knew nothing of such things, or it is no autosave. */
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
  /** Absent: what is kept already stays. */
  readonly pending?: PendingWork;
}

export interface AutosaveOptions {
  readonly expectedRevision?: ExpectedRevision | undefined;
  /**
   * What one knows to stand there, by `editionOf`; null: nothing. Undefined: whatever stands there is overwritten, as in
   * WordPress.
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
  /** Also the state in which the document was created; WordPress does not list it. */
  readonly withOriginal?: boolean;
}
