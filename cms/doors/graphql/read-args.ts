import { isJsonObject } from '#cms-schema/json.ts';
import { isLocale, type Locale } from '#cms-schema/locale.ts';
import type { Args } from './attach-resolvers.ts';
import { fieldErrors } from './graphql-errors.ts';

/** A text argument; null if not given. */
export function readText(args: Args, name: string): string | null {
  const value = args[name];
  return typeof value === 'string' ? value : null;
}

/** `EN` → `en`; null if not given. */
export function readLanguage(args: Args): Locale | null {
  const locale = readText(args, 'language')?.toLowerCase();
  return isLocale(locale) ? locale : null;
}

/** An input object, as arguments. */
export function readInput(args: Args, name: string): Args {
  const value = args[name];
  return isJsonObject(value) ? value : {};
}

/** A count; null if not given. Throws if negative. */
export function readCount(args: Args, name: string): number | null {
  const value = args[name];
  if (typeof value !== 'number') return null;
  if (value < 0) throw fieldErrors.invalidCount(name);
  return value;
}

/** Ids of documents. Throws if there are more than `atMost`. */
export function readIds(args: Args, name: string, atMost: number): number[] {
  const value = args[name];
  const ids = Array.isArray(value) ? value.filter((id) => typeof id === 'number') : [];
  if (ids.length > atMost) throw fieldErrors.tooManyIds(name, atMost);
  return ids;
}
