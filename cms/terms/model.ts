import type { Locale } from '#cms-schema/locale.ts';
import type { Taxonomy } from '../documents/model.ts';

export interface Term {
  readonly id: number;
  readonly taxonomy: Taxonomy;
  /** Terms are not shared between languages. */
  readonly locale: Locale;
  readonly name: string;
  /** Percent-encoded lower case, as WordPress stores it. */
  readonly slug: string;
  readonly description: string;
  readonly parentId: number | null;
  /** The number of published posts with this term. */
  readonly count: number;
}

export interface NewTerm {
  readonly taxonomy: Taxonomy;
  readonly name: string;
  readonly locale?: Locale;
  readonly slug?: string;
  readonly description?: string;
  readonly parentId?: number | null;
  /** The id of a term in another language that this one translates: it gets its slug, by which the two belong together. */
  readonly translationOf?: number;
}
export type TermPatch = Partial<Omit<NewTerm, 'taxonomy' | 'locale'>>;

export interface TermQuery {
  readonly taxonomy: Taxonomy;
  readonly locale?: Locale;
  readonly page?: number;
  readonly perPage?: number;
  readonly offset?: number;
  readonly search?: string;
  readonly include?: readonly number[];
  readonly exclude?: readonly number[];
  readonly slugs?: readonly string[];
  readonly parentId?: number;
  /** Only terms of this document. */
  readonly documentId?: number;
  readonly hideEmpty?: boolean;
  readonly orderBy?: 'id' | 'include' | 'name' | 'slug' | 'count' | 'description';
  readonly order?: 'asc' | 'desc';
}
