import type { Field } from '#cms-schema/field.ts';
import { isJsonValue } from '#cms-schema/json.ts';
import { fieldsOfType } from '#content-types/fields-of-type.ts';
import type { DocumentType } from '#contract/content-types.ts';
import { fieldsOf } from '#contract/field-table.ts';
import { sharedMeta } from '../../../../documents/meta.ts';
import type { ValueSchema } from '../../value-schema.ts';

/** The REST schema of a type's meta: the meta that all documents have, and the type's own fields. */
export function metaProperties(type: DocumentType): Readonly<Record<string, ValueSchema>> {
  const shared = fieldsOf(sharedMeta).map(([name, row]): [string, ValueSchema] => [
    name,
    {
      ...('description' in row && { description: row.description }),
      type: row.kind.schema.type,
      ...('isForEditors' in row ? { context: ['edit'] } : { default: row.initial }),
    },
  ]);
  const own = Object.entries(fieldsOfType(type)).map(([name, field]): [string, ValueSchema] => [
    name,
    printField(field),
  ]);
  return Object.fromEntries([...shared, ...own]);
}

/** Describes only the shape. Further checks run as for blocks, all at once and in both languages. */
function printField(field: Field): ValueSchema {
  const preset = field.defaultValue();
  return {
    description: field.label.en,
    type: [field.json, 'null'],
    ...(isJsonValue(preset) && preset !== null && { default: preset }),
  };
}
