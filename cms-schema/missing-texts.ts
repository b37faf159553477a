import type { Field, Fields } from './field.ts';
import { isFieldOf } from './fields/is-field-of.ts';
import { type Localized, locales } from './locale.ts';

/**
 * Throws on a label, a help text or an option without a text in each language. `owner` starts the message. The compiler
 * finds these as well, but `npm run gen` runs without it and would print a schema that cannot be parsed.
 */
export function refuseMissingTexts(owner: string, fields: Fields): void {
  for (const [key, field] of Object.entries(fields)) {
    const name = `${owner}: "${key}"`;
    refuseMissingText(`${name}: its label`, field.label);
    if (field.help) refuseMissingText(`${name}: its help`, field.help);
    if (field.wanted) refuseMissingText(`${name}: what is wanted`, field.wanted.text);
    for (const [option, text] of Object.entries(optionsOf(field))) {
      refuseMissingText(`${name}: its option "${option}"`, text);
    }
    refuseMissingTexts(name, field.children);
  }
}

/** `text` is what a definition says, which the compiler may not have seen yet. */
export function refuseMissingText(name: string, text: Partial<Localized> | undefined): void {
  for (const locale of locales) {
    if (text?.[locale]?.trim()) continue;
    throw new TypeError(`${name} has no text in the language "${locale}". Write { zh: '…', en: '…' }.`);
  }
}

function optionsOf(field: Field): Readonly<Record<string, Localized>> {
  return isFieldOf('choice', field) || isFieldOf('colorToken', field) ? field.options : {};
}
