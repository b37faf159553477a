import { countCharacters, takeCharacters } from '#kit/text/characters.ts';

/**
 * The props of a text field that takes at most so many characters. A browser's own `maxLength` counts code units, of which
 * an emoji has up to fifteen.
 */
export function limitTo(max: number) {
  const exceedFormatter = (text: string, bound: { max: number }) => takeCharacters(text, bound.max);
  return { count: { max, strategy: countCharacters, exceedFormatter } };
}
