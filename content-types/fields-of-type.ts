import type { Fields } from '#cms-schema/field.ts';
import { contentTypeDefinitions } from './definitions.generated.ts';

/** What documents of a type have beyond all others. */
export function fieldsOfType(type: keyof typeof contentTypeDefinitions): Fields {
  return contentTypeDefinitions[type].fields;
}
