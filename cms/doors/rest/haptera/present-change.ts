import type { JsonObject } from '#cms-schema/json.ts';
import type { ScheduledChange } from '../../../schedule/model.ts';
import type { SiteTime } from '../site-time.ts';
import { speakKept } from '../wordpress-errors.ts';

/** A summary of a scheduled change; its own route shows what it will save. */
export function presentChange(
  change: ScheduledChange | undefined,
  time: Pick<SiteTime, 'local' | 'gmt'>,
  names: ReadonlyMap<number, string>,
): JsonObject | null {
  if (!change) return null;
  return {
    id: change.id,
    date: time.local(change.date),
    date_gmt: time.gmt(change.date),
    author: presentPerson(change.authorId, names),
    revision: change.documentRevision,
    error: change.error && speakKept(change.error),
  };
}

export function presentPerson(id: number | null, names: ReadonlyMap<number, string>): JsonObject | null {
  const name = id === null ? undefined : names.get(id);
  return id === null || name === undefined ? null : { id, name };
}
