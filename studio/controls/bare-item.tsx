import type { Field } from '#cms-schema/field.ts';
import type { JsonValue } from '#cms-schema/json.ts';
import type { FieldPath } from '#cms-schema/problem.ts';
import { useFieldHost } from './field-host.ts';
import { FieldRow } from './field-row.tsx';
import { isWithin } from './is-within.ts';

/** A list item that is a single value: just its control, labelled by its number. */
export function BareItem(props: {
  readonly of: Field;
  readonly path: FieldPath;
  readonly value: JsonValue | undefined;
  readonly label: string;
  onCommit(value: JsonValue): void;
}) {
  const { controls, problems, isReadOnly } = useFieldHost();
  const { Control } = controls[props.of.kind];
  const id = `item-${props.path.join('-')}`;
  if (props.of.holds === 'items') {
    return (
      <FieldRow field={props.of} path={props.path} value={props.value} label={props.label} onCommit={props.onCommit} />
    );
  }
  return (
    <div className="bare" data-handle="" tabIndex={-1}>
      <label htmlFor={id} id={`${id}-label`} className="hidden-label">
        {props.label}
      </label>
      <Control
        field={props.of}
        path={props.path}
        value={props.value}
        onCommit={props.onCommit}
        isReadOnly={isReadOnly}
        isInvalid={problems.some((problem) => isWithin(problem.path, props.path))}
        id={id}
        labelId={`${id}-label`}
        describedBy={undefined}
      />
    </div>
  );
}
