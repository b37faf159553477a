import { useCallback, useMemo, useState } from 'react';
import type { Fields } from '#cms-schema/field.ts';
import { storedPath } from '#cms-schema/fields/field-place.ts';
import type { JsonObject } from '#cms-schema/json.ts';
import { type FieldPath, type Problem, printPath } from '#cms-schema/problem.ts';
import type { FieldHost } from './field-host.ts';

export interface AddedItems extends Pick<FieldHost, 'noteAdded' | 'noteLeft'> {
  /** Without the problems of items that were just added. */
  readonly problems: readonly Problem[];
}

/**
 * Tracks items that were just added: an empty field is not a problem until the focus has been in the item and left it.
 */
export function useAddedItems(fields: Fields, values: JsonObject, problems: readonly Problem[]): AddedItems {
  const [added, setAdded] = useState<ReadonlySet<string>>(new Set());
  const nameOf = useCallback(
    (list: FieldPath, id: string) => printPath([...storedPath(fields, values, list), id]),
    [fields, values],
  );
  const shown = useMemo(() => {
    if (added.size === 0) return problems;
    return problems.filter(({ path }) => {
      const stored = storedPath(fields, values, path);
      return !stored.some((_, at) => added.has(printPath(stored.slice(0, at + 1))));
    });
  }, [added, problems, fields, values]);
  const noteAdded = useCallback(
    (list: FieldPath, id: string) => setAdded((before) => new Set(before).add(nameOf(list, id))),
    [nameOf],
  );
  const noteLeft = useCallback(
    (list: FieldPath, id: string) =>
      setAdded((before) => {
        const after = new Set(before);
        return after.delete(nameOf(list, id)) ? after : before;
      }),
    [nameOf],
  );
  return { problems: shown, noteAdded, noteLeft };
}
