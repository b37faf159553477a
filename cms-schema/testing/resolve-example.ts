import type { Fields, ResolvedFields, Resolver } from '../field.ts';
import { parseFields, resolveFields } from '../fields/fields.ts';
import { isJsonObject, type JsonValue } from '../json.ts';
import type { Locale, Localized } from '../locale.ts';

interface Definition<F extends Fields> {
  readonly fields: F;
  readonly example: Localized<{ readonly attributes: object } | { readonly fields: object }>;
}

/**
 * The example of a block or a content type as its component gets it, so that a test names only what it is about and stays as
 * it is when a field comes. Of references, those alone are there that need no library: the drawings that ship.
 */
export function resolveExample<F extends Fields>(
  { fields, example }: Definition<F>,
  locale: Locale = 'en',
): ResolvedFields<F> {
  const own = example[locale];
  const stored: JsonValue = JSON.parse(JSON.stringify('attributes' in own ? own.attributes : own.fields));
  return resolveFields(fields, parseFields(fields, isJsonObject(stored) ? stored : {}, null), emptyLibrary(locale));
}

/** Knows no picture, document or term. */
export function emptyLibrary(locale: Locale): Resolver {
  return { locale, media: () => null, download: () => null, document: () => null, term: () => null };
}
