import { createReporter, type Problem } from '#cms-schema/problem.ts';
import { problems } from '#cms-schema/problems.ts';
import { contentTypes } from '#contract/content-types.ts';
import type { Queryable } from '#kit/database/connect.ts';
import type { StoredDocument } from '../documents/model.ts';
import { type DocumentState, isIdentifierTaken } from '../documents/store.ts';
import { errors } from '../errors.ts';
import { isSettled } from './next-state.ts';

interface Step {
  readonly before: StoredDocument | null;
  readonly next: DocumentState;
}

/**
 * Throws `haptera_incomplete` if two documents of a type in one language would have the same value in the field that
 * the type declares as its `identifier`. Drafts may share one: the check applies when they are published.
 */
export async function refuseTakenIdentifiers(tx: Queryable, steps: readonly Step[]): Promise<void> {
  const exceptIds = steps.flatMap(({ before }) => before?.id ?? []);
  const taken: (Problem & { readonly documentId: number | null })[] = [];
  const given = new Set<string>();
  for (const { before, next } of steps) {
    const { type, locale, meta } = next;
    const field = contentTypes[type].identifier;
    const value = field === null ? '' : meta[field];
    if (field === null || typeof value !== 'string' || value === '' || !isSettled(next.status)) continue;
    const own = JSON.stringify([type, locale, value]);
    if (given.has(own) || (await isIdentifierTaken(tx, { type, locale, field, value, exceptIds }))) {
      const found: Problem[] = [];
      problems.taken(createReporter(found).at('meta').at(field));
      taken.push(...found.map((problem) => ({ documentId: before?.id ?? null, ...problem })));
    }
    given.add(own);
  }
  if (taken.length > 0) throw errors.incomplete(taken);
}
