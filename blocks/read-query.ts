import { takeCharacters } from '#kit/text/characters.ts';

const LONGEST = 200;

/** Cleans up a search query from the page's address, which is untrusted. */
export function readQuery(text: string): string {
  return takeCharacters(text.trim(), LONGEST).replace(/\p{Surrogate}/gu, '');
}
