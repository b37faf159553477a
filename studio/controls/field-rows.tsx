import type { Field, Fields } from '#cms-schema/field.ts';
import { isShown } from '#cms-schema/fields/fields.ts';
import type { JsonObject } from '#cms-schema/json.ts';
import type { FieldPath } from '#cms-schema/problem.ts';
import { useFieldHost } from './field-host.ts';
import { FieldRow } from './field-row.tsx';

export interface FieldRowsProps {
  readonly fields: Fields;
  readonly path: FieldPath;
  /** The object that holds the values; null if there is none yet: writing the first value creates it. */
  readonly values: JsonObject | null;
  /** Selects the fields to show. */
  readonly filter?: (field: Field) => boolean;
}

/** The controls of some fields, without those whose condition is not met. */
export function FieldRows({ fields, path, values, filter }: FieldRowsProps) {
  const { commit } = useFieldHost();
  return Object.entries(fields)
    .filter(([, field]) => isShown(fields, field, values) && (filter?.(field) ?? true))
    .map(([name, field]) => (
      <FieldRow
        key={name}
        field={field}
        path={[...path, name]}
        value={values && Object.hasOwn(values, name) ? values[name] : undefined}
        onCommit={(value) => commit([...path, name], value)}
      />
    ));
}
