import type { DocumentStatus, RecordedFieldPatch } from '#contract/document-fields.ts';
import type { HistoryAction, HistorySource } from '#contract/history-entry.ts';
import type { PendingWork } from '#contract/pending-work.ts';
import type { ExpectedRevision, SaveOptions } from '../expected-revision.ts';

/** An earlier state of a document, or a user's unfinished work on it. */
export interface Revision {
  readonly id: number;
  readonly documentId: number;
  /**
   * `original`: the state in which the document was created. `revision`: a state with other texts than the one before.
   * `entry`: any other state of the history (a publication, a move, a change of other fields), which WordPress's list
   * of revisions does not have. `autosave`: one per user and document, overwritten.
   */
  readonly kind: 'revision' | 'autosave' | 'original' | 'entry';
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
  /** What was done; null for autosaves, and in states that earlier versions of the program stored. */
  readonly action: HistoryAction | null;
  /** The document's status in this state; null like `action`. */
  readonly status: DocumentStatus | null;
  readonly source: HistorySource | null;
  /** The values of all other fields that the history records; null like `action`. */
  readonly fields: RecordedFieldPatch | null;
}

/** A state of the history, with the name of the person who made it; null once the account is deleted. */
export interface HistoryEntry extends Revision {
  readonly authorName: string | null;
}

/** A user's unfinished work, with the name of that user; null once the account is deleted. */
export interface NamedAutosave extends Revision {
  readonly authorName: string | null;
}

export interface RestoreOptions extends SaveOptions {
  /** Also moves the document back to the address and below the parent page that it had. */
  readonly withPlace?: boolean | undefined;
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
  /** Includes the state in which the document was created, once it has been saved again. */
  readonly withOriginal?: boolean;
}
