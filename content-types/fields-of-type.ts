import type { Fields } from '#cms-schema/field.ts';
import { contentTypeDefinitions } from './definitions.generated.ts';

/** The fields that documents of a type have beyond the common ones. */
export function fieldsOfType(type: keyof typeof contentTypeDefinitions): Fields {
  return contentTypeDefinitions[type].fields;
}
