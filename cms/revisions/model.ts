/** An earlier state of a document, or somebody's unsaved work on it. */
export interface Revision {
  readonly id: number;
  readonly documentId: number;
  /** `autosave`: one for each user and document, overwritten by the next. */
  readonly kind: 'revision' | 'autosave';
  readonly authorId: number | null;
  readonly title: string;
  readonly content: string;
  readonly excerpt: string;
  /** The document's `revision` when this was written. */
  readonly documentRevision: number;
  /** ISO 8601, UTC. */
  readonly createdAt: string;
}

export interface AutosaveInput {
  readonly title?: string;
  readonly content?: string;
  readonly excerpt?: string;
}

export interface RevisionQuery {
  readonly page?: number;
  readonly perPage?: number;
  readonly offset?: number;
  readonly order?: 'asc' | 'desc';
  readonly include?: readonly number[];
  readonly exclude?: readonly number[];
  readonly search?: string;
}
