import { buildASTSchema, findBreakingChanges, parse } from 'graphql';
import { listDeprecations, readLastDay, withoutWhatIsDue } from './deprecations.ts';

/** Minimum number of days between announcing a removal and the last day of the removed element. */
export const NOTICE_DAYS = 90;

export interface SchemaVersion {
  readonly sdl: string;
  /** When this version became the API. */
  readonly at: Date;
}

/**
 * The unannounced changes that break clients of `before`, one sentence each.
 *
 * A removal is announced by `@deprecated(reason: "… Removed after 2027-03-01.")`, at least `NOTICE_DAYS` before that
 * day, and may happen once the day is over. All other breaking changes are forbidden: a field that must become
 * something else gets a new name.
 */
export function findUnannouncedChanges(before: SchemaVersion, after: SchemaVersion): string[] {
  const relied = withoutWhatIsDue(parse(before.sdl), dayOf(after.at));
  const breaking = findBreakingChanges(
    buildASTSchema(relied, { assumeValid: true }),
    buildASTSchema(parse(after.sdl), { assumeValid: true }),
  );
  return [...breaking.map(({ description }) => description), ...checkAnnouncements(before, after)];
}

/** Checks the deprecations of `after`: each names a last day, far enough from the day on which it is announced. */
export function checkAnnouncements(before: SchemaVersion | null, after: SchemaVersion): string[] {
  const known = before === null ? new Map<string, string>() : listDeprecations(parse(before.sdl));
  const earliest = dayOf(new Date(after.at.getTime() + NOTICE_DAYS * 86_400_000));
  return [...listDeprecations(parse(after.sdl))].flatMap(([place, reason]) => {
    const day = readLastDay(reason);
    const said = readLastDay(known.get(place) ?? '');
    if (day === null) return [`${place} is deprecated without a day: end its reason with "Removed after ${earliest}."`];
    if (said === null && day < earliest) return [`${place} must stay until ${earliest}; its reason says ${day}.`];
    if (said !== null && day < said) return [`${place} was promised until ${said}; its reason now says ${day}.`];
    return [];
  });
}

function dayOf(date: Date): string {
  return date.toISOString().slice(0, 10);
}
