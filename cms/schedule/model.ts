import type { DocumentPatch, ScheduleError } from '../documents/model.ts';

/** What a scheduled change will save. */
export type ChangePatch = Omit<DocumentPatch, 'status' | 'date'>;

/** A change of a published document that waits for its hour. A document has one at most. */
export interface ScheduledChange {
  /** Never given twice: one that takes another's place has an id of its own. */
  readonly id: number;
  readonly documentId: number;
  /** When it goes out. ISO 8601, UTC. */
  readonly date: string;
  readonly patch: ChangePatch;
  /** Who scheduled it; null when that was the system. Outlives the account. */
  readonly authorId: number | null;
  /** The document's `revision` that it was made on: on another one it is not put. */
  readonly documentRevision: number;
  /** Why it did not go out when it was due; it waits for an editor since. Null: it is still to come. */
  readonly error: ScheduleError | null;
  readonly createdAt: string;
}
