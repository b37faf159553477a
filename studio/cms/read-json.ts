import { isJsonObject, type JsonObject, type JsonValue } from '#cms-schema/json.ts';
import { eachLocale, isLocale, type Locale, type Localized } from '#cms-schema/locale.ts';
import { decodeSlug } from '#contract/slug.ts';
import { StudioError } from './studio-error.ts';

/**
 * Readers for JSON responses. Each throws `unexpected_answer`, naming the key, when the value has an unexpected shape.
 */
export function readObject(value: JsonValue | undefined, name: string): JsonObject {
  if (isJsonObject(value)) return value;
  throw unexpected(name, 'an object');
}

export function readList<Item>(value: JsonValue | undefined, name: string, read: (item: JsonValue) => Item): Item[] {
  if (!Array.isArray(value)) throw unexpected(name, 'a list');
  return value.map(read);
}

export function readText(object: JsonObject, key: string): string {
  const value = object[key];
  if (typeof value === 'string') return value;
  throw unexpected(key, 'text');
}

/** Empty when absent, like fields that this user may not see. */
export function readOptionalText(object: JsonObject, key: string): string {
  const value = object[key];
  return typeof value === 'string' ? value : '';
}

export function readNumber(object: JsonObject, key: string): number {
  const value = object[key];
  if (typeof value === 'number') return value;
  throw unexpected(key, 'a number');
}

export function readToggle(object: JsonObject, key: string): boolean {
  const value = object[key];
  if (typeof value === 'boolean') return value;
  throw unexpected(key, 'true or false');
}

/** Null for WordPress's 0 and for null. */
export function readId(object: JsonObject, key: string): number | null {
  const value = object[key];
  return typeof value === 'number' && value > 0 ? value : null;
}

export function readLocale(object: JsonObject, key: string): Locale {
  const value = object[key];
  if (isLocale(value)) return value;
  throw unexpected(key, 'a language');
}

export function readChoice<Option extends string>(object: JsonObject, key: string, options: readonly Option[]): Option {
  const value = object[key];
  const found = options.find((option) => option === value);
  if (found !== undefined) return found;
  throw unexpected(key, `one of ${options.join(', ')}`);
}

/** Reads `{ raw, rendered }`: the text as stored. */
export function readRaw(object: JsonObject, key: string): string {
  const value = object[key];
  return isJsonObject(value) && typeof value.raw === 'string' ? value.raw : '';
}

export function readLocalized(object: JsonObject, key: string): Localized {
  const value = readObject(object[key], key);
  return eachLocale((locale) => readOptionalText(value, locale));
}

/** WordPress writes UTC without a zone; returns ISO 8601 with one, or null. */
export function readUtc(object: JsonObject, key: string): string | null {
  const value = object[key];
  if (typeof value !== 'string' || value === '') return null;
  return /(?:Z|[+-]\d{2}:?\d{2})$/.test(value) ? value : `${value}Z`;
}

/** Slugs are transferred percent-encoded and shown decoded. */
export function readSlug(object: JsonObject, key: string): string {
  return decodeSlug(readOptionalText(object, key));
}

/** The HTTP methods that this user may use on an item, from its `self` link. */
export function readAllowed({ _links: links }: JsonObject): readonly JsonValue[] {
  const self = isJsonObject(links) && Array.isArray(links.self) ? links.self[0] : null;
  const hints = isJsonObject(self) && isJsonObject(self.targetHints) ? self.targetHints.allow : null;
  return Array.isArray(hints) ? hints : [];
}

export function unexpected(name: string, wanted: string): StudioError {
  return new StudioError(
    'unexpected_answer',
    0,
    `The CMS sent "${name}" in a form that the studio cannot read (${wanted} was expected). Reload the studio; it may be older than the CMS.`,
  );
}
