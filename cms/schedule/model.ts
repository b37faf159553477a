import type { DocumentPatch, ScheduleError } from '../documents/model.ts';

/** What a scheduled change will save. */
export type ChangePatch = Omit<DocumentPatch, 'status' | 'date'>;

/** A change of a published document that will be published later. A document has at most one. */
export interface ScheduledChange {
  /** Never reused: a change that replaces another one gets a new id. */
  readonly id: number;
  readonly documentId: number;
  /** When it is due. ISO 8601, UTC. */
  readonly date: string;
  readonly patch: ChangePatch;
  /** The user who scheduled it, null for the system. Stays when the account is deleted. */
  readonly authorId: number | null;
  /** The document's `revision` that it was made on. It is not applied to any other. */
  readonly documentRevision: number;
  /** Why it failed when it was due, after which it waits for an editor. Null: still pending. */
  readonly error: ScheduleError | null;
  readonly createdAt: string;
}
