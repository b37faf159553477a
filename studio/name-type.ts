import type { Locale } from '#cms-schema/locale.ts';
import { contentTypes, type DocumentType } from '#contract/content-types.ts';

/** What documents of a type are called within a sentence of the studio: `page`, `pages`; abbreviations stay as they are. */
export function nameType(type: DocumentType, locale: Locale): { readonly name: string; readonly names: string } {
  const { one, many } = contentTypes[type].labels;
  return { name: withinSentence(one[locale]), names: withinSentence(many[locale]) };
}

function withinSentence(label: string): string {
  return label.replace(/^[A-Z](?![A-Z])/, (letter) => letter.toLowerCase());
}
