import type { Locale } from '#cms-schema/locale.ts';
import type { DocumentType } from '#contract/content-types.ts';
import type { DocumentFieldPatch, DocumentStatus, DocumentValues, WritableStatus } from '#contract/document-fields.ts';
import type { SaveOptions } from '../expected-revision.ts';
import type { DocumentMeta } from './meta.ts';

/** A page or a post in one language. What a published one holds is what visitors read. */
export interface Document extends Omit<DocumentValues, 'meta'> {
  readonly id: number;
  readonly type: DocumentType;
  readonly locale: Locale;
  /** The same for all languages of one document; UUID v7. */
  readonly groupId: string;
  readonly status: DocumentStatus;
  /** Where a document in the trash returns to. */
  readonly statusBeforeTrash: WritableStatus | null;
  readonly meta: DocumentMeta;
  /** Date of publication, or of creation while `isDateFloating`. ISO 8601, UTC. */
  readonly date: string;
  /** True until a date is chosen or the document is published. */
  readonly isDateFloating: boolean;
  readonly createdAt: string;
  readonly modifiedAt: string;
  /** Who changed it last; null when that was the system, or somebody who is gone. */
  readonly modifiedById: number | null;
  /** Plus one at every change: the ETag. */
  readonly revision: number;
  /** Who decided on the hour of its publication; null while none waits, or when that was the system. Outlives the account. */
  readonly scheduledById: number | null;
  /** Why the last due publication failed; null when it did not. */
  readonly scheduleError: ScheduleError | null;
  /**
   * Where it stands or would stand, without language prefix, decoded (`/product/engine`, `/post/触觉`). Null while it has
   * no slug.
   */
  readonly path: string | null;
}

/** With what only those need who change it. */
export interface StoredDocument extends Document {
  readonly slugBeforeTrash: string | null;
  readonly isFrontPage: boolean;
}

export interface ScheduleError {
  readonly code: string;
  /** For people. */
  readonly message: string;
}

export interface DocumentPatch extends DocumentFieldPatch {
  readonly status?: WritableStatus;
  /** ISO 8601 with zone; null resets it to "now, when published". */
  readonly date?: string | null;
}

export interface NewDocument extends DocumentPatch {
  readonly type: DocumentType;
  /** Default: the language of `translationOf`'s counterpart, else the default one. */
  readonly locale?: Locale;
  /** Joins the group of this document. */
  readonly translationOf?: number;
}

/** What documents are sorted by. */
export { type Taxonomy, taxonomies } from '#cms-schema/taxonomy.ts';

/** Terms of one taxonomy; ids of the other one mean nothing. */
export interface TermFilter {
  readonly ids: readonly number[];
  /** All of the terms, instead of any of them. */
  readonly areAllNeeded: boolean;
  /** A term stands for those below it as well. */
  readonly includesBelow: boolean;
}

/** Which documents, and in which order. */
export interface DocumentQuery {
  readonly type: DocumentType;
  readonly locale?: Locale;
  readonly groupId?: string;
  /** Default `['publish']`. `any` stands for all but trash. */
  readonly statuses?: readonly (DocumentStatus | 'any')[];
  /** From 1. */
  readonly page?: number;
  /** 1 to 100, default 10. */
  readonly perPage?: number;
  /** Wins over `page`. */
  readonly offset?: number;
  readonly search?: string;
  /** Default: all of them. */
  readonly searchedTexts?: readonly ('title' | 'content' | 'excerpt')[];
  /** Looks for the search as a whole rather than for every word of it. */
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
  /** Categories or tags will do, instead of both. */
  readonly isAnyTaxonomyEnough?: boolean;
  readonly sticky?: boolean;
  /** Only what the viewer may edit, as for a list with what is stored in it. */
  readonly editableOnly?: boolean;
  /** `askedIds`, `askedSlugs`: as `include` and `slugs` name them. */
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

export interface SaveDocumentOptions extends SaveOptions {
  /**
   * One of many small saves while somebody writes: of a document that nobody reads yet, it takes the place of the revision
   * that the same person's autosave before it left. Any other save leaves a revision that stays.
   */
  readonly isAutosave?: boolean;
  /** A document of another type counts as none. */
  readonly type?: DocumentType;
}

export interface PublishRequest {
  readonly id: number;
  readonly expectedRevision?: number;
  /**
   * What the viewer knows to keep beside it, by `editionOf`; null: nothing. Undefined: whatever stands there is passed over.
   */
  readonly expectedAutosave?: string | null;
  /** The scheduled change that is known to wait, by its id; null: none. Undefined: whatever waits is passed over. */
  readonly expectedChange?: number | null;
  /** Saved in the same transaction, under the same rules as an ordinary save. */
  readonly patch?: Omit<DocumentPatch, 'status' | 'date'>;
}

/** Something stands at its address: itself, or a gate. */
export function isOnSite({ status, password }: Pick<Document, 'status' | 'password'>): boolean {
  return status === 'publish' && password === '';
}

/** Readers have it, whoever they are. */
export function isPublic(document: Pick<Document, 'status' | 'password' | 'visibility'>): boolean {
  return isOnSite(document) && document.visibility === 'everyone';
}

/** A gate stands at its address; accounts that it is for may read it. */
export function isGated(document: Pick<Document, 'status' | 'password' | 'visibility'>): boolean {
  return isOnSite(document) && document.visibility !== 'everyone';
}
