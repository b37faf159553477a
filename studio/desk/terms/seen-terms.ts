import type { Taxonomy } from '#cms-schema/taxonomy.ts';
import { listVersions } from '../../cms/document-calls.ts';
import type { SeenTerm } from '../../cms/term-calls.ts';
import type { StudioClient } from '../../cms.ts';
import type { TermPair } from './pair-terms.ts';

/** Loads the current state of a term in both languages, each with the ETag that a write needs. */
export function loadSeen(
  { terms }: Pick<StudioClient, 'terms'>,
  taxonomy: Taxonomy,
  pair: TermPair | null,
  signal: AbortSignal,
): Promise<readonly SeenTerm[]> {
  const present = pair ? listVersions(pair.versions) : [];
  return Promise.all(present.map(({ id }) => terms.get(taxonomy, id, signal)));
}
