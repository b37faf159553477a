import { type ComponentType, createElement } from 'react';
import type { FieldKind } from '#cms-schema/field.ts';
import { isFieldOf } from '#cms-schema/fields/is-field-of.ts';
import type { ControlKind, ControlProps } from './control.ts';

/** The control of a kind, which is given fields of that kind and no other: their options are there without asking. */
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
