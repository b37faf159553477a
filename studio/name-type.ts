import type { Locale } from '#cms-schema/locale.ts';
import { contentTypes, type DocumentType } from '#contract/content-types.ts';

/** The name of a content type as used inside a sentence: `page`, `pages`. Abbreviations keep their case. */
export function nameType(type: DocumentType, locale: Locale): { readonly name: string; readonly names: string } {
  const { one, many } = contentTypes[type].labels;
  return { name: withinSentence(one[locale]), names: withinSentence(many[locale]) };
}

function withinSentence(label: string): string {
  return label.replace(/^[A-Z](?![A-Z])/, (letter) => letter.toLowerCase());
}
