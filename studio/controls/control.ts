import type { ComponentType } from 'react';
import type { FieldKind } from '#cms-schema/field.ts';
import type { FieldsByKind } from '#cms-schema/fields/is-field-of.ts';
import type { JsonValue } from '#cms-schema/json.ts';
import type { FieldPath } from '#cms-schema/problem.ts';

/**
 * The props of every control. A control shows `value` and commits changes; it holds no value of its own, except during
 * an IME composition.
 */
export interface ControlProps<Kind extends FieldKind = FieldKind> {
  readonly field: FieldsByKind[Kind];
  /** The place of the value, with list items by their number. */
  readonly path: FieldPath;
  /** The stored value; undefined if the block has none. */
  readonly value: JsonValue | undefined;
  /** Writes at once to the block that the control was mounted for. */
  onCommit(value: JsonValue): void;
  readonly isReadOnly: boolean;
  readonly isInvalid: boolean;
  /** The id for the input, or for the group if the control is one. */
  readonly id: string;
  readonly labelId: string;
  /** The ids of the help and the problems. */
  readonly describedBy: string | undefined;
}

export interface ControlKind {
  readonly Control: ComponentType<ControlProps>;
  /**
   * `input`: one input with a label. `group`: several inputs in a labelled group. `inline`: an input beside its label.
   */
  readonly labelling: 'input' | 'group' | 'inline';
}

/** The control of each field kind. */
export type Controls = Readonly<Record<FieldKind, ControlKind>>;
