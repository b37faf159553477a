import { type ComponentType, createElement } from 'react';
import type { FieldKind } from '#cms-schema/field.ts';
import { isFieldOf } from '#cms-schema/fields/is-field-of.ts';
import type { ControlKind, ControlProps } from './control.ts';

/** Wraps a control so that it only receives fields of its kind, with the type that has their options. */
export function forKind<Kind extends FieldKind>(
  kind: Kind,
  Control: ComponentType<ControlProps<Kind>>,
  labelling: ControlKind['labelling'],
): ControlKind {
  const OfKind = (props: ControlProps) => {
    const { field } = props;
    return isFieldOf(kind, field) ? createElement(Control, { ...props, field }) : null;
  };
  return { Control: OfKind, labelling };
}
