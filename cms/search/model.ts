import type { Locale } from '#cms-schema/locale.ts';
import type { DocumentType } from '#contract/content-types.ts';
import type { SearchedTexts } from './words.ts';

/** A published document as the index takes it in. */
export interface SearchedDocument extends SearchedTexts {
  readonly id: number;
  readonly type: DocumentType;
  readonly locale: Locale;
  /** ISO 8601, UTC. */
  readonly date: string;
}

export interface EntryQuery {
  readonly query: string;
  /** Of all languages unless given. */
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
  /** How many there are of each type, of those not asked for as well; together at most `MOST_FOUND`. */
  readonly totals: ReadonlyMap<DocumentType, number>;
  /** There are more than are counted. */
  readonly isMore: boolean;
}

/**
 * Matches that are ranked and counted: fifty pages of results, and nobody reads that far. Ranking 100,000 of them takes a
 * second.
 */
export const MOST_FOUND = 500;
