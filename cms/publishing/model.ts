import type { ResolvedMedia } from '#cms-schema/field.ts';
import type { Locale } from '#cms-schema/locale.ts';
import type { Visibility } from '#cms-schema/visibility.ts';
import type { FiledUnder } from '#contract/content-tags.ts';
import type { DocumentType } from '#contract/content-types.ts';
import type { Taxonomy } from '../documents/model.ts';
import type { PublicMedia } from '../media/model.ts';
import type { MarkedText } from '../search/mark-words.ts';

/** Everything that a reader's page needs besides its blocks. Stored when the document is published; read as one row. */
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
  /** Whole minutes that reading it takes, at least 1; null where it says nothing. Absent from rows of older programs. */
  readonly minutes?: number | null;
  readonly template: string;
  /** The other languages in which it is published, not itself. */
  readonly translations: readonly PublishedTranslation[];
  readonly seo: {
    /** Without the site's name. */
    readonly title: string;
    readonly description: string;
    readonly isHidden: boolean;
    readonly image: ResolvedMedia | null;
  };
  /** Seed of the page's waveform, the same in both languages. */
  readonly signature: string;
  /** What its type adds, resolved as templates get it; absent where that is nothing. */
  readonly fields?: Readonly<Record<string, unknown>>;
}

export interface PublishedDocument extends PublishedSummary {
  /** `content_version` when this row was presented: changes whenever the row does. */
  readonly version: number;
  readonly blocks: readonly PresentedBlock[];
}

export interface PublishedTerm {
  readonly id: number;
  readonly taxonomy: Taxonomy;
  readonly slug: string;
  readonly name: string;
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
  /** `content_version` at which its row changed last. */
  readonly version: number;
  /** Of its address: what its blocks read. A page without any is the same whatever its query says. */
  readonly parameters: readonly string[];
}

/** What stands at the address of a document that is not for everyone. */
export interface Gate {
  readonly locale: Locale;
  readonly path: string;
  readonly visibility: Visibility;
  /** For the platform: `contract/gated-documents.ts`. */
  readonly ticket: string;
  readonly translations: readonly PlaceOfTranslation[];
}

export interface PlaceOfTranslation {
  readonly locale: Locale;
  readonly path: string;
}

/** The address of a gate. */
export type GatedPath = Omit<PublicPath, 'parameters'>;

/** Where a document that is published now stood before. */
export interface MovedPath {
  readonly locale: Locale;
  readonly path: string;
  /** Its path now. */
  readonly target: string;
}

/** One map of the site: so many addresses of a language, counted from 1. */
export interface SitemapPart {
  readonly locale: Locale;
  readonly part: number;
  /** Of what changed last in it. */
  readonly modified: string;
}

export interface SitemapEntry {
  readonly path: string;
  readonly modified: string;
  /** The other languages in which search engines may show it. */
  readonly translations: readonly { readonly locale: Locale; readonly path: string }[];
  /** Shown there; from the root of the site. */
  readonly pictures: readonly string[];
}

export interface PublishedQuery {
  readonly type: DocumentType;
  readonly locale?: Locale;
  /** Only what is filed under one of these. */
  readonly terms?: readonly FiledUnder[];
  /** Words; only documents that hold all of them. */
  readonly search?: string;
  /** How many; 1 to 100. */
  readonly first?: number;
  readonly last?: number;
  /** Document id of the row before or behind the wanted ones. */
  readonly after?: number;
  readonly before?: number;
}

export interface PublishedPage {
  /** By menu order, then title, where the type has one; else newest first (sticky ones are not lifted). */
  readonly items: readonly PublishedSummary[];
  readonly hasNextPage: boolean;
  readonly hasPreviousPage: boolean;
}

export interface SearchOptions {
  /** From 1. */
  readonly page?: number;
  /** 1 to 100 (10). */
  readonly perPage?: number;
  /** All unless given. */
  readonly types?: readonly DocumentType[];
  readonly include?: readonly number[];
  readonly exclude?: readonly number[];
  /** Only the words that were asked for: none is taken for misspelled. */
  readonly isExact?: boolean;
}

export interface SearchResults {
  readonly items: readonly SearchHit[];
  /** Of the types asked for, on all pages. */
  readonly total: number;
  /** There are more: so many are counted, put in order and shown. */
  readonly isMore: boolean;
  /** How many there are of each type, of those not asked for as well. */
  readonly totals: ReadonlyMap<DocumentType, number>;
  /** What was looked for, as nothing holds the words that were asked for; null when these were. */
  readonly correction: string | null;
}

export interface SearchHit {
  readonly document: PublishedSummary;
  /** Plain text. */
  readonly title: readonly MarkedText[];
  /** A passage of the text around what was looked for, or the lead. */
  readonly snippet: readonly MarkedText[];
}

/** A page like a published one, of a revision that is not. Never stored, never cached. */
export interface PreviewedDocument extends PublishedDocument {
  readonly status: string;
  /** The revision or autosave shown; null when the document itself is. */
  readonly previewRevisionId: number | null;
}

/** A block as the read API gives it and as a published page stores it: flat, resolved, ready to render. */
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
