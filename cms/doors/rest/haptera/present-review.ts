import type { JsonObject } from '#cms-schema/json.ts';
import type { ReviewEntry } from '../../../review/model.ts';
import type { SiteTime } from '../site-time.ts';
import { presentPerson } from './present-change.ts';

/** The message is plain text: clients must escape it in HTML. */
export function presentReview(
  entry: ReviewEntry | undefined,
  time: Pick<SiteTime, 'gmt'>,
  names: ReadonlyMap<number, string>,
): JsonObject | null {
  if (!entry) return null;
  const { id, step, authorId, words, at, changedAt, changedById } = entry;
  return {
    id,
    step,
    author: presentPerson(authorId, names),
    words,
    at_gmt: time.gmt(at),
    changed_gmt: changedAt && time.gmt(changedAt),
    changed_by: presentPerson(changedById, names),
  };
}

/** The users whose names such a response contains. */
export function peopleIn(entries: readonly ReviewEntry[]): number[] {
  return entries.flatMap(({ authorId, changedById }) => [authorId, changedById].filter((id) => id !== null));
}
