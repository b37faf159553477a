import type { Field, FieldKind } from '../field.ts';
import type { ChoiceField } from './choice.ts';
import type { DownloadField } from './download.ts';
import type { LinkField } from './link.ts';
import type { ListField } from './list.ts';
import type { MediaField } from './media.ts';
import type { NumberField } from './number.ts';
import type { ReferenceField } from './reference.ts';
import type { RichTextField } from './rich-text.ts';
import type { TermField } from './term.ts';
import type { TextField } from './text.ts';

/** The field type of each kind, with its extra options. A new kind must be added here before it compiles. */
export interface FieldsByKind extends Record<FieldKind, Field> {
  text: TextField;
  richText: RichTextField;
  choice: ChoiceField<string>;
  colorToken: ChoiceField<string>;
  number: NumberField;
  link: LinkField;
  media: MediaField;
  download: DownloadField;
  list: ListField<Field>;
  reference: ReferenceField;
  term: TermField;
}

/** Narrows a field to its kind, which gives access to the options of that kind. */
export function isFieldOf<Kind extends FieldKind>(kind: Kind, field: Field): field is FieldsByKind[Kind] {
  return field.kind === kind;
}
