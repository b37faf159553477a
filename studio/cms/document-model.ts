import type { JsonObject } from '#cms-schema/json.ts';
import type { Locale, Localized } from '#cms-schema/locale.ts';
import type { DocumentType } from '#contract/content-types.ts';
import type {
  DocumentFieldPatch,
  DocumentStatus,
  DocumentValues,
  EditedFieldName,
  ListedFieldName,
  WritableStatus,
} from '#contract/document-fields.ts';
import type { ReviewStep } from '#contract/review-step.ts';

/** One language version of a page or post, as listed. The slug is decoded; empty while it has no address. */
export interface DocumentSummary extends Pick<DocumentValues, ListedFieldName> {
  readonly id: number;
  readonly type: DocumentType;
  readonly locale: Locale;
  /** Shared by all language versions of a document. */
  readonly groupId: string;
  readonly status: DocumentStatus;
  /** Path without language prefix; null while it has none. */
  readonly path: string | null;
  /** Publication date, ISO 8601, UTC; null for drafts without one. */
  readonly date: string | null;
  readonly modifiedAt: string | null;
  /** Who changed it last; null when unknown or hidden from this user. */
  readonly modifiedBy: Person | null;
  readonly revision: number;
  /** Values of the type's own list columns. */
  readonly columns: JsonObject;
  /** Whether anyone's unpublished work is stored beside it. */
  readonly hasAutosave: boolean;
  /** Whether it has unpublished changes that readers would notice. */
  readonly hasUnpublished: boolean;
  /** Who set the time of its first publication; null when none is scheduled, or when that is no longer known. */
  readonly scheduledBy: Person | null;
  /** Why its first publication failed at the scheduled time. */
  readonly scheduleError: ScheduleError | null;
  /** For a published document: the change that is scheduled. */
  readonly scheduledChange: ScheduledChange | null;
  /** Its current review step: waiting for review, or returned with an answer. */
  readonly review: Review | null;
  /** What this user may do with it. */
  readonly canEdit: boolean;
  readonly canDelete: boolean;
}

/** A step of a document's review. */
export interface Review {
  readonly id: number;
  readonly step: ReviewStep;
  /** Null when no longer known. */
  readonly author: Person | null;
  /** Plain text. */
  readonly words: string;
  /** ISO 8601, UTC. */
  readonly at: string;
  /** While it waits for review: the last change made since, and by whom; null when there was none. */
  readonly changedAt: string | null;
  readonly changedBy: Person | null;
}

export interface ScheduledChange {
  readonly id: number;
  /** When it goes live; ISO 8601, UTC. */
  readonly date: string;
  /** Null when no longer known. */
  readonly author: Person | null;
  /** The document's revision that the change was made on; it is not applied to any other. */
  readonly revision: number;
  /** Why it did not go live; it stays until somebody resolves it. */
  readonly error: ScheduleError | null;
}

export interface ScheduleError {
  readonly code: string;
  readonly message: string;
}

export interface Person {
  readonly id: number;
  readonly name: string;
}

export interface DocumentItem extends DocumentSummary, Pick<DocumentValues, EditedFieldName> {
  /** Ids of all language versions, including this one. */
  readonly translations: Localized<number | null>;
}

/** All language versions of one document. */
export interface DocumentGroup {
  readonly id: string;
  readonly type: DocumentType;
  readonly versions: Localized<DocumentSummary | null>;
}

/** A group as listed on one page of a tree. */
export interface ListedGroup extends DocumentGroup {
  /** The parent group in this list. */
  readonly parent: string | null;
  readonly depth: number;
  /** Number of direct children, listed or not. */
  readonly childCount: number;
  /** Its position among its siblings, from 0, and their number. */
  readonly index: number;
  readonly siblingCount: number;
  /** Listed only as an ancestor of a match. */
  readonly isContext: boolean;
  /** Per language: the number of texts that lag behind the other language, as stored in the CMS. */
  readonly behind: Localized<number>;
}

/** Both language versions in full, for the builder. */
export interface EditedGroup {
  readonly id: string;
  readonly type: DocumentType;
  readonly versions: Localized<DocumentItem | null>;
}

export interface DocumentPatch extends DocumentFieldPatch {
  readonly status?: WritableStatus;
}

/** A document and the revision of it that the user saw. */
export interface SeenDocument {
  readonly id: number;
  readonly revision: number;
}

/** A document to publish or unpublish, with changes to save in the same transaction. */
export interface PublishedDocument extends SeenDocument {
  /** The edition of the user's own stored work, empty for none. Absent: not checked. */
  readonly edition?: string;
  /** The pending scheduled change that the user knows of, null for none. Absent: not checked. */
  readonly change?: number | null;
  readonly patch?: Omit<DocumentPatch, 'status'>;
}
