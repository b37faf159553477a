import type { Locale } from '#cms-schema/locale.ts';

/** One language of a group that stands in a row of siblings. */
export interface SiblingVersion {
  readonly groupId: string;
  readonly id: number;
  readonly locale: Locale;
  readonly menuOrder: number;
}

export interface PlannedPlace {
  readonly id: number;
  readonly menuOrder: number;
}

/**
 * The numbers by which a row of groups stands in this order, in every language of each: rising from one to the next, and
 * no other than they are wherever that will do. Gives those that change. `moved`: the group whose own number counts
 * nothing.
 */
export function planMove(line: readonly (readonly SiblingVersion[])[], moved: string): PlannedPlace[] {
  let last = -1;
  return line.flatMap((versions) => {
    const [first] = versions;
    const isMoved = first?.groupId === moved;
    const own = isMoved || first === undefined ? last + 1 : first.menuOrder;
    last = own > last ? own : last + 1;
    const menuOrder = last;
    return versions.flatMap(({ id, menuOrder: before }) =>
      before === menuOrder && !isMoved ? [] : [{ id, menuOrder }],
    );
  });
}
