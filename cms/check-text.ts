import { errors } from './errors.ts';

/** Returns the text. Throws `haptera_invalid_text`, `haptera_too_long` if the database could not store it unchanged. */
export function checkText(field: string, text: string, maximum: number): string {
  if (text.length > maximum) throw errors.textTooLong(field, maximum);
  if (text.includes('\0') || /\p{Surrogate}/u.test(text)) throw errors.invalidText(field);
  return text;
}
