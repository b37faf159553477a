import type { ResolvedMedia } from '#cms-schema/field.ts';
import type { Locale } from '#cms-schema/locale.ts';
import type { Visibility } from '#cms-schema/visibility.ts';
import type { ArchiveKey } from '#contract/archives.ts';
import type { FiledUnder } from '#contract/content-tags.ts';
import type { DocumentType } from '#contract/content-types.ts';
import type { StoredDocument, Taxonomy } from '../documents/model.ts';
import type { PublicMedia } from '../media/model.ts';
import type { MarkedText } from '../search/mark-words.ts';

/** Everything that a published page needs besides its blocks. Stored when it is published, and read as one row. */
export interface PublishedSummary {
  readonly id: number;
  readonly type: DocumentType;
  readonly locale: Locale;
  readonly groupId: string;
  /** Without language prefix, decoded: `/`, `/product/engine`, `/post/触觉`. */
  readonly path: string;
  /** Decoded. */
  readonly slug: string;
  readonly parentId: number | null;
  /** Cleaned inline HTML. */
  readonly title: string;
  /** The title as it was written. */
  readonly rawTitle: string;
  /** Plain text. */
  readonly excerpt: string;
  /** ISO 8601, UTC. */
  readonly date: string;
  readonly modified: string;
  readonly author: { readonly id: number; readonly name: string } | null;
  readonly featuredMedia: PublicMedia | null;
  readonly terms: readonly PublishedTerm[];
  readonly isSticky: boolean;
  readonly isFrontPage: boolean;
  readonly menuOrder: number;
  /** Reading time in whole minutes, at least 1; null without any text. Absent from rows written by older versions. */
  readonly minutes?: number | null;
  readonly template: string;
  /** The other languages in which it is published. */
  readonly translations: readonly PublishedTranslation[];
  readonly seo: {
    /** Without the site name. */
    readonly title: string;
    readonly description: string;
    readonly isHidden: boolean;
    readonly image: ResolvedMedia | null;
  };
  /** Seed of the page's waveform graphic, shared by both languages. */
  readonly signature: string;
  /** The fields of its type, resolved for templates; absent if the type has none. */
  readonly fields?: Readonly<Record<string, unknown>>;
}

export interface PublishedDocument extends PublishedSummary {
  /** `content_version` at the time this row was presented; changes whenever the row does. */
  readonly version: number;
  readonly blocks: readonly PresentedBlock[];
}

export interface PublishedTerm {
  readonly id: number;
  readonly taxonomy: Taxonomy;
  readonly slug: string;
  readonly name: string;
}

/** A term or an author with published documents in a language, which are listed at its address. */
export interface PublicArchive extends ArchiveKey {
  readonly locale: Locale;
  /** The number of these documents. */
  readonly count: number;
  /** ISO 8601, UTC: the last change of one of them. */
  readonly modified: string;
}

/** The articles of an author in a language. */
export interface AuthorArchive extends PublicArchive {
  readonly authorId: number;
}

/** A page of an archive. */
export interface Archive {
  readonly name: string;
  /** May have HTML. */
  readonly description: string;
  /** Null for an archive of a term. */
  readonly authorId: number | null;
  /** The number of documents on all pages. */
  readonly count: number;
  /** The languages in which the term or author has published documents. */
  readonly locales: readonly Locale[];
  /** Newest first. */
  readonly items: readonly PublishedSummary[];
}

export interface PublishedTranslation {
  readonly id: number;
  readonly locale: Locale;
  readonly path: string;
  readonly title: string;
}

export interface PublicPath {
  readonly locale: Locale;
  readonly path: string;
  readonly modified: string;
  /** `content_version` of the last change of its row. */
  readonly version: number;
  /** The query parameters that its blocks read. A page without any is the same for every query string. */
  readonly parameters: readonly string[];
}

/** The public page at the address of a gated document. */
export interface Gate {
  readonly locale: Locale;
  readonly path: string;
  readonly documentId: number;
  /** `everyone`: it opens to whoever knows the password of the document. */
  readonly visibility: Visibility;
  /** Opened by the platform: see `contract/gated-documents.ts`. Empty if the gate opens to a password alone. */
  readonly ticket: string;
  /** The id of the document if its password is what the gate asks for next; otherwise null. */
  readonly passwordFor: number | null;
  readonly translations: readonly PlaceOfTranslation[];
}

export interface PlaceOfTranslation {
  readonly locale: Locale;
  readonly path: string;
}

/** The address of a gate. */
export type GatedPath = Omit<PublicPath, 'parameters'>;

/** A former address of a document that is now published elsewhere. */
export interface MovedPath {
  readonly locale: Locale;
  readonly path: string;
  /** Its path now. */
  readonly target: string;
}

/** One sitemap file: a fixed number of addresses in one language. Parts are counted from 1. */
export interface SitemapPart {
  readonly locale: Locale;
  readonly part: number;
  /** The time of the last change in it. */
  readonly modified: string;
}

export interface SitemapEntry {
  readonly path: string;
  readonly modified: string;
  /** The other languages that search engines may index. */
  readonly translations: readonly { readonly locale: Locale; readonly path: string }[];
  /** Addresses of the pictures on the page, from the root of the site. */
  readonly pictures: readonly string[];
}

export interface PublishedQuery {
  readonly type: DocumentType;
  readonly locale?: Locale;
  /** Only documents with at least one of these terms. */
  readonly terms?: readonly FiledUnder[];
  /** Only documents that contain all of these words. */
  readonly search?: string;
  /** The number of rows from the start, 1 to 100. */
  readonly first?: number;
  readonly last?: number;
  /** Document id of the row before or after the requested ones. */
  readonly after?: number;
  readonly before?: number;
}

export interface PublishedPage {
  /** By menu order, then title, if the type has a menu order; otherwise newest first (sticky ones get no priority). */
  readonly items: readonly PublishedSummary[];
  readonly hasNextPage: boolean;
  readonly hasPreviousPage: boolean;
}

export interface SearchOptions {
  /** From 1. */
  readonly page?: number;
  /** 1 to 100, default 10. */
  readonly perPage?: number;
  /** Default: all types. */
  readonly types?: readonly DocumentType[];
  readonly include?: readonly number[];
  readonly exclude?: readonly number[];
  /** Search for the query exactly as typed, without correcting misspellings. */
  readonly isExact?: boolean;
}

export interface SearchResults {
  readonly items: readonly SearchHit[];
  /** The number of results of the requested types, on all pages. */
  readonly total: number;
  /** Whether there are more than `total`: counting, ranking and showing stop at that number. */
  readonly isMore: boolean;
  /** The number of results of each type, including types that were not requested. */
  readonly totals: ReadonlyMap<DocumentType, number>;
  /** The corrected query that was used because nothing matched the original; null if the original was used. */
  readonly correction: string | null;
}

export interface SearchHit {
  readonly document: PublishedSummary;
  /** Plain text. */
  readonly title: readonly MarkedText[];
  /** A passage of the text around the matches, or the excerpt. */
  readonly snippet: readonly MarkedText[];
}

/** An unpublished revision, presented like a published page. Never stored, never cached. */
export interface PreviewedDocument extends PublishedDocument {
  readonly status: string;
  /** The revision or autosave shown; null if the document itself is shown. */
  readonly previewRevisionId: number | null;
}

/** A block as the read API returns it and a published page stores it: flat, resolved, ready to render. */
export interface PresentedBlock {
  readonly __typename: string;
  readonly name: string;
  readonly clientId: string;
  readonly parentClientId: string | null;
  readonly slot: string | null;
  readonly depth: number;
  readonly attributes: Readonly<Record<string, unknown>> | null;
  readonly attributesJson: string;
  /** Only for foreign markup. */
  readonly renderedHtml: string | null;
}

/** A state of a document that is printed as plain HTML, with the path of the page that its links lead to. */
export type PrintedState = Pick<StoredDocument, 'id' | 'type' | 'locale' | 'path' | 'content'>;

/** The content of one of the loaded states as plain HTML. */
export type PrintContent = (state: PrintedState) => string;
