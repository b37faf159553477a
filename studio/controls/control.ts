import type { ComponentType } from 'react';
import type { FieldKind } from '#cms-schema/field.ts';
import type { FieldsByKind } from '#cms-schema/fields/is-field-of.ts';
import type { JsonValue } from '#cms-schema/json.ts';
import type { FieldPath } from '#cms-schema/problem.ts';

/** What every control receives. It shows `value` and tells of another one; it never keeps a value of its own for longer than a composition. */
export interface ControlProps<Kind extends FieldKind = FieldKind> {
  readonly field: FieldsByKind[Kind];
  /** The value's place: items of lists by their number. */
  readonly path: FieldPath;
  /** As stored; undefined when the block says nothing. */
  readonly value: JsonValue | undefined;
  /** Writes into the block that the control was made for, at once. */
  onCommit(value: JsonValue): void;
  readonly isReadOnly: boolean;
  readonly isInvalid: boolean;
  /** For the input, or the group that the control is. */
  readonly id: string;
  readonly labelId: string;
  /** Help and problems. */
  readonly describedBy: string | undefined;
}

export interface ControlKind {
  readonly Control: ComponentType<ControlProps>;
  /** `input`: one input, named by a label. `group`: several, in a group named by it. `inline`: stands beside its label. */
  readonly labelling: 'input' | 'group' | 'inline';
}

/** The control of each field kind. */
export type Controls = Readonly<Record<FieldKind, ControlKind>>;
