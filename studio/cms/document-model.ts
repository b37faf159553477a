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

/** One language of a page or post, as a list shows it. Its slug is decoded, and empty until it has an address. */
export interface DocumentSummary extends Pick<DocumentValues, ListedFieldName> {
  readonly id: number;
  readonly type: DocumentType;
  readonly locale: Locale;
  /** The same for all languages of one document. */
  readonly groupId: string;
  readonly status: DocumentStatus;
  /** Address without language prefix; null while it has none. */
  readonly path: string | null;
  /** Of its publication; ISO 8601, UTC. Null for drafts without one. */
  readonly date: string | null;
  readonly modifiedAt: string | null;
  /** Who changed it last; null when that is not known, or not for this user to know. */
  readonly modifiedBy: Person | null;
  readonly revision: number;
  /** What it says in the columns of its type. */
  readonly columns: JsonObject;
  /** Whether anybody's unfinished work stands beside it. */
  readonly hasAutosave: boolean;
  /** Whether readers would notice some of it, were it published. */
  readonly hasUnpublished: boolean;
  /** Who decided on the hour of its first publication; null when none waits, or when that is not known any more. */
  readonly scheduledBy: Person | null;
  /** Why its first publication did not go live at its hour. */
  readonly scheduleError: ScheduleError | null;
  /** Of what readers see already: the change that waits for its hour. */
  readonly scheduledChange: ScheduledChange | null;
  /** The step of its review that it stands at: it waits, or came back with an answer. */
  readonly review: Review | null;
  /** What this user may do to it. */
  readonly canEdit: boolean;
  readonly canDelete: boolean;
}

/** A step of a document's review. */
export interface Review {
  readonly id: number;
  readonly step: ReviewStep;
  /** Null when that is not known any more. */
  readonly author: Person | null;
  /** Plain text. */
  readonly words: string;
  /** ISO 8601, UTC. */
  readonly at: string;
  /** Of what waits: when it was changed last since, and by whom; null when it was not. */
  readonly changedAt: string | null;
  readonly changedBy: Person | null;
}

export interface ScheduledChange {
  readonly id: number;
  /** When it goes live; ISO 8601, UTC. */
  readonly date: string;
  /** Null when that is not known any more. */
  readonly author: Person | null;
  /** Of the document, that it was made on: over another one it will not be put. */
  readonly revision: number;
  /** Why it did not go live; it waits for somebody to do something about it. */
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
  /** Ids of its language versions, itself included. */
  readonly translations: Localized<number | null>;
}

/** All languages of one document. */
export interface DocumentGroup {
  readonly id: string;
  readonly type: DocumentType;
  readonly versions: Localized<DocumentSummary | null>;
}

/** In a list, which is one page of a tree. */
export interface ListedGroup extends DocumentGroup {
  /** The group above it in this list. */
  readonly parent: string | null;
  readonly depth: number;
  /** How many stand directly below it, shown here or not. */
  readonly childCount: number;
  /** Its place among those beside it, from 0, and how many they are. */
  readonly index: number;
  readonly siblingCount: number;
  /** It stands here for what is below it, not for itself. */
  readonly isContext: boolean;
  /** Texts of each language that are behind the other one, as the CMS has stored both. */
  readonly behind: Localized<number>;
}

/** Both languages in full, for the builder. */
export interface EditedGroup {
  readonly id: string;
  readonly type: DocumentType;
  readonly versions: Localized<DocumentItem | null>;
}

export interface DocumentPatch extends DocumentFieldPatch {
  readonly status?: WritableStatus;
}

/** A document at the revision at which it was seen. */
export interface SeenDocument {
  readonly id: number;
  readonly revision: number;
}

/** What is to be published or taken from the site, with what is saved along in the same transaction. */
export interface PublishedDocument extends SeenDocument {
  /** Of the work that its user is known to keep beside it, empty for none. Absent: whatever stands there is passed over. */
  readonly edition?: string;
  /** The scheduled change that is known to wait, null for none. Absent: whatever waits is passed over. */
  readonly change?: number | null;
  readonly patch?: Omit<DocumentPatch, 'status'>;
}
