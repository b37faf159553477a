import { isJsonObject, type JsonObject, type JsonValue } from '#cms-schema/json.ts';
import { isLongerThan } from '#kit/text/characters.ts';
import { stripInvisible } from '#kit/text/strip-invisible.ts';
import { toNfc } from '#kit/text/to-nfc.ts';
import { errors } from './errors.ts';

/**
 * A text as it is stored: composed. `maximum` in characters. Throws `haptera_invalid_text`, `haptera_too_long` if the
 * database could not store it.
 */
export function checkText(field: string, text: string, maximum: number): string {
  if (isLongerThan(text, maximum)) throw errors.textTooLong(field, maximum);
  checkStorable(field, text);
  return toNfc(text);
}

/** A name or title in one line as it is stored: also without characters that nobody sees. Throws as `checkText`. */
export function checkLine(field: string, text: string, maximum: number): string {
  return stripInvisible(checkText(field, text, maximum));
}

/** Throws `haptera_invalid_text` if the database could not store it unchanged. */
export function checkStorable(field: string, text: string): void {
  if (text.includes('\0') || /\p{Surrogate}/u.test(text)) throw errors.invalidText(field);
}

/** The object with every text in it composed. */
export function composeTexts(object: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(object).map(([name, value]) => [name, composeValue(value)]));
}

function composeValue(value: JsonValue): JsonValue {
  if (typeof value === 'string') return toNfc(value);
  if (Array.isArray(value)) return value.map(composeValue);
  return isJsonObject(value) ? composeTexts(value) : value;
}
