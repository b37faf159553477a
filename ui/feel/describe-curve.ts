import { fillIn } from '#kit/fill-in.ts';
import { type FeelCurve, readFacts } from './feel-curve.ts';
import messages from './messages.json';

export type FeelLocale = keyof typeof messages;
export type FeelWords = (typeof messages)['zh'];

export function feelWords(locale: FeelLocale): FeelWords {
  return messages[locale];
}

/** `640 ms · 58–180 Hz · peak 92%`, in the language of the words. */
export function describeCurve(curve: FeelCurve, words: FeelWords): string {
  const { length, peak, low, high } = readFacts(curve);
  if (length === 0) return words.empty;
  return fillIn(words.facts, { length, peak, range: low === high ? low : `${low}–${high}` });
}
