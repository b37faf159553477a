import { propertyOf } from '#kit/property-of.ts';
import type { Fields, Reference } from '../field.ts';
import type { JsonObject } from '../json.ts';
import { parseFields } from './fields.ts';

/** The media, documents and terms that stored field values refer to. */
export function listReferences(fields: Fields, attributes: JsonObject): Reference[] {
  const values = parseFields(fields, attributes, null);
  return Object.entries(fields).flatMap(([name, field]) => field.references(propertyOf(values, name)));
}
