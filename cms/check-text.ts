import { errors } from './errors.ts';

/** Gives the text back, or throws `haptera_invalid_text`, `haptera_too_long`: what the database could not keep as it is. */
export function checkText(field: string, text: string, maximum: number): string {
  if (text.length > maximum) throw errors.textTooLong(field, maximum);
  if (text.includes('\0') || /\p{Surrogate}/u.test(text)) throw errors.invalidText(field);
  return text;
}
