import type { Fields, ResolvedFields, Resolver } from '../field.ts';
import { parseFields, resolveFields } from '../fields/fields.ts';
import { isJsonObject, type JsonValue } from '../json.ts';
import type { Locale, Localized } from '../locale.ts';

interface Definition<F extends Fields> {
  readonly fields: F;
  readonly example: Localized<{ readonly attributes: object } | { readonly fields: object }>;
}

/**
 * The example of a block or content type as its component receives it, so that a test names only the fields it is about and
 * need not change when a field is added. Of its references, only the shipped drawings resolve, since they need no library.
 */
export function resolveExample<F extends Fields>(
  { fields, example }: Definition<F>,
  locale: Locale = 'en',
): ResolvedFields<F> {
  const own = example[locale];
  const stored: JsonValue = JSON.parse(JSON.stringify('attributes' in own ? own.attributes : own.fields));
  return resolveFields(fields, parseFields(fields, isJsonObject(stored) ? stored : {}, null), emptyLibrary(locale));
}

/** A resolver that finds nothing. */
export function emptyLibrary(locale: Locale): Resolver {
  return { locale, media: () => null, download: () => null, document: () => null, term: () => null };
}
