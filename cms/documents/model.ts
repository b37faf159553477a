import type { Locale } from '#cms-schema/locale.ts';
import type { DocumentType } from '#contract/content-types.ts';
import type { DocumentFieldPatch, DocumentStatus, DocumentValues, WritableStatus } from '#contract/document-fields.ts';
import type { HistoryAction, HistorySource } from '#contract/history-entry.ts';
import type { SaveOptions } from '../expected-revision.ts';
import type { DocumentMeta } from './meta.ts';

/** A page or a post in one language. The content of a published one is what visitors read. */
export interface Document extends Omit<DocumentValues, 'meta'> {
  readonly id: number;
  readonly type: DocumentType;
  readonly locale: Locale;
  /** Shared by all language versions of a document; UUID v7. */
  readonly groupId: string;
  readonly status: DocumentStatus;
  /** The status that a document in the trash returns to. */
  readonly statusBeforeTrash: WritableStatus | null;
  readonly meta: DocumentMeta;
  /** Date of publication, or of creation while `isDateFloating`. ISO 8601, UTC. */
  readonly date: string;
  /** True until a date is chosen or the document is published. */
  readonly isDateFloating: boolean;
  readonly createdAt: string;
  readonly modifiedAt: string;
  /** The account that changed it last; null if that was the system, or an account that no longer exists. */
  readonly modifiedById: number | null;
  /** Incremented by every change; serves as the ETag. */
  readonly revision: number;
  /** The account that scheduled its publication; null if none is scheduled or the system did. Outlives the account. */
  readonly scheduledById: number | null;
  /** Why the last scheduled publication failed; null if it did not. */
  readonly scheduleError: ScheduleError | null;
  /**
   * Its address, or the one it would have if published; without language prefix, decoded (`/product/engine`,
   * `/post/触觉`). Null while it has no slug.
   */
  readonly path: string | null;
}

/** A document with the fields that only writing needs. */
export interface StoredDocument extends Document {
  readonly slugBeforeTrash: string | null;
  readonly isFrontPage: boolean;
}

export interface ScheduleError {
  readonly code: string;
  /** Human-readable. */
  readonly message: string;
}

export interface DocumentPatch extends DocumentFieldPatch {
  readonly status?: WritableStatus;
  /** ISO 8601 with zone; null resets it to "now, when published". */
  readonly date?: string | null;
}

export interface NewDocument extends DocumentPatch {
  readonly type: DocumentType;
  /** Default: with `translationOf`, the other language; otherwise the default one. */
  readonly locale?: Locale;
  /** Joins the group of this document. */
  readonly translationOf?: number;
}

/** The taxonomies that documents are filed under. */
export { type Taxonomy, taxonomies } from '#cms-schema/taxonomy.ts';

/** Terms of one taxonomy. Ids of the other taxonomy match nothing. */
export interface TermFilter {
  readonly ids: readonly number[];
  /** Whether a document must have all of the terms instead of any of them. */
  readonly areAllNeeded: boolean;
  /** Whether a term includes the terms below it. */
  readonly includesBelow: boolean;
}

/** Which documents to list, and in which order. */
export interface DocumentQuery {
  readonly type: DocumentType;
  readonly locale?: Locale;
  readonly groupId?: string;
  /** Default `['publish']`. `any`: all except trash. */
  readonly statuses?: readonly (DocumentStatus | 'any')[];
  /** From 1. */
  readonly page?: number;
  /** 1 to 100, default 10. */
  readonly perPage?: number;
  /** Overrides `page`. */
  readonly offset?: number;
  readonly search?: string;
  /** Default: all of them. */
  readonly searchedTexts?: readonly ('title' | 'content' | 'excerpt')[];
  /** Searches for the whole phrase rather than for each word of it. */
  readonly isPhrase?: boolean;
  /** Exclusive bounds, ISO 8601 with zone. */
  readonly after?: string;
  readonly before?: string;
  readonly modifiedAfter?: string;
  readonly modifiedBefore?: string;
  readonly authors?: readonly number[];
  readonly authorsExclude?: readonly number[];
  readonly include?: readonly number[];
  readonly exclude?: readonly number[];
  readonly parents?: readonly number[];
  readonly parentsExclude?: readonly number[];
  readonly menuOrder?: number;
  /** Encoded or decoded. */
  readonly slugs?: readonly string[];
  readonly categories?: TermFilter;
  readonly categoriesExclude?: TermFilter;
  readonly tags?: TermFilter;
  readonly tagsExclude?: TermFilter;
  /** Whether matching either the categories or the tags is enough. */
  readonly isAnyTaxonomyEnough?: boolean;
  readonly sticky?: boolean;
  /** Only documents that the viewer may edit: needed by lists that include their stored form. */
  readonly editableOnly?: boolean;
  /** `askedIds`, `askedSlugs`: in the order of `include` or `slugs`. */
  readonly orderBy?:
    | 'author'
    | 'date'
    | 'id'
    | 'askedIds'
    | 'modified'
    | 'parent'
    | 'relevance'
    | 'slug'
    | 'askedSlugs'
    | 'title'
    | 'menuOrder';
  readonly order?: 'asc' | 'desc';
}

/** What somebody typed to choose a document by its title or address. */
export interface NameQuery {
  /** Empty: the documents that were changed last. */
  readonly typed: string;
  /** Default: all types. */
  readonly type?: DocumentType;
  readonly locale?: Locale;
  /** 1 to 100, default 10. */
  readonly perPage?: number;
}

/** What links may lead to: documents by id, and by address (`/en/solution/gaming`). */
export interface TargetQuery {
  readonly ids: readonly number[];
  readonly addresses: readonly string[];
}

/**
 * A document that a link leads to. Whoever may write may know whether it is there and published, and no more: for others
 * title and path are empty, unless they named the path themselves.
 */
export interface LinkTarget {
  readonly id: number;
  readonly type: DocumentType;
  readonly locale: Locale;
  readonly title: string;
  readonly path: string;
  readonly isPublished: boolean;
}

export interface SaveDocumentOptions extends SaveOptions {
  /**
   * One of many small saves while a user is typing. In a document that is not published yet, its revision replaces the
   * one that the same user's previous autosave left. All other saves leave a permanent revision.
   */
  readonly isAutosave?: boolean;
  /** A document of another type is treated as missing. */
  readonly type?: DocumentType;
  /** What the history says about it; default: as the change itself suggests. */
  readonly entry?: NamedEntry;
  /** The id of a document in another language, which this one then translates. */
  readonly translationOf?: number;
}

/** What the history says about a state: what was done, and where the state comes from. */
export interface NamedEntry {
  readonly action: HistoryAction;
  readonly source: HistorySource | null;
}

export interface PublishRequest {
  readonly id: number;
  readonly expectedRevision?: number;
  /**
   * The edition (`editionOf`) of the autosave that the viewer knows of; null: none. Undefined: skips the check.
   */
  readonly expectedAutosave?: string | null;
  /** The id of the scheduled change that the viewer knows of; null: none. Undefined: skips the check. */
  readonly expectedChange?: number | null;
  /** Saved in the same transaction, under the same rules as an ordinary save. */
  readonly patch?: Omit<DocumentPatch, 'status' | 'date'>;
}

/** Whether something stands at its address: the document itself, or a gate. */
export function isOnSite({ status }: Pick<Document, 'status'>): boolean {
  return status === 'publish';
}

type Gated = Pick<Document, 'status' | 'password' | 'visibility'>;

/** Whether everyone can read it. */
export function isPublic(document: Gated): boolean {
  return isOnSite(document) && document.visibility === 'everyone' && document.password === '';
}

/** Whether there is a gate at its address, which opens to certain accounts, to its password, or to one after the other. */
export function isGated(document: Gated): boolean {
  return isOnSite(document) && !isPublic(document);
}

/** Whether only certain accounts pass its gate. */
export function needsAccount(document: Gated): boolean {
  return isGated(document) && document.visibility !== 'everyone';
}

/** Whether its gate asks for its password; if it needs an account as well, of those whose account has passed. */
export function needsPassword(document: Gated): boolean {
  return isGated(document) && document.password !== '';
}
