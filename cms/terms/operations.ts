import type { Listing } from '../documents/model.ts';
import type { Viewer } from '../users/model.ts';
import type { NewTerm, Taxonomy, Term, TermPatch, TermQuery } from './model.ts';

export interface TermOperations {
  listTerms(query: TermQuery): Promise<Listing<Term>>;
  listTermsByIds(ids: readonly number[]): Promise<readonly Term[]>;
  /** Throws `rest_term_invalid` 404. */
  requireTerm(taxonomy: Taxonomy, id: number): Promise<Term>;
  /** Throws `term_exists`, `rest_missing_callback_param`, `rest_cannot_create`. */
  createTerm(viewer: Viewer, input: NewTerm): Promise<Term>;
  saveTerm(viewer: Viewer, taxonomy: Taxonomy, id: number, patch: TermPatch): Promise<Term>;
  deleteTerm(viewer: Viewer, taxonomy: Taxonomy, id: number): Promise<Term>;
}
