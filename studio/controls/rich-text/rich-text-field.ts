import type { Field } from '#cms-schema/field.ts';
import type { RichTextField } from '#cms-schema/fields/rich-text.ts';

export function isRichTextField(field: Field): field is RichTextField {
  return field.kind === 'richText' && 'profile' in field;
}
