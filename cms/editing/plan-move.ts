import type { Locale } from '#cms-schema/locale.ts';

/** One language version of a sibling group. */
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
 * Assigns menu orders that put the groups in this order, in all their languages: strictly increasing, and unchanged
 * wherever possible. Returns the documents whose number must be written. `moved`: the group whose current number is
 * ignored.
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
