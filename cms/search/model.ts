import type { Locale } from '#cms-schema/locale.ts';
import type { DocumentType } from '#contract/content-types.ts';
import type { SearchedTexts } from './words.ts';

/** A published document, prepared for the search index. */
export interface SearchedDocument extends SearchedTexts {
  readonly id: number;
  readonly type: DocumentType;
  readonly locale: Locale;
  /** ISO 8601, UTC. */
  readonly date: string;
}

export interface EntryQuery {
  readonly query: string;
  /** Default: all languages. */
  readonly locale?: Locale;
  readonly types: readonly DocumentType[];
  readonly include?: readonly number[];
  readonly exclude?: readonly number[];
  readonly limit: number;
  readonly offset: number;
}

export interface FoundEntries {
  /** Best first. */
  readonly ids: readonly number[];
  /** The number of matches of each type, including types not requested; `MOST_FOUND` at most in total. */
  readonly totals: ReadonlyMap<DocumentType, number>;
  /** Whether there are more matches than were counted. */
  readonly isMore: boolean;
}

/**
 * At most this many matches are ranked and counted: fifty pages of results, and nobody reads that far. Ranking 100,000
 * takes a second.
 */
export const MOST_FOUND = 500;
