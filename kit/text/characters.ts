/** Lengths and cuts of text by what its reader calls a character: a grapheme cluster, `👩‍👩‍👧` or `é` in any form. */

let segmenter: Intl.Segmenter | null = null;

/** Splits lazily. */
export function* listCharacters(text: string): Generator<string> {
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  for (const { segment } of segmenter.segment(text)) yield segment;
}

/** The number of characters. */
export function countCharacters(text: string): number {
  if (isSimple.test(text)) return text.length;
  let count = 0;
  for (const _ of listCharacters(text)) count += 1;
  return count;
}

/**
 * Whether the text has more than so many characters. A character may be made of any number of code units: a
 * text with far more of these than writing needs is too long as well, so that this also bounds what is stored.
 */
export function isLongerThan(text: string, most: number): boolean {
  if (text.length <= most) return false;
  return text.length > mostCodeUnits(most) || countCharacters(text) > most;
}

/**
 * The most code units that a text of so many characters may have, for the `maxlength` of a field, which counts these. The
 * longest emoji in use has 15, but nobody writes a long text of these alone.
 */
export function mostCodeUnits(characters: number): number {
  return characters * 8 + 64;
}

/** The first so many characters, or fewer if they are made of extremely many code units (`isLongerThan`). */
export function takeCharacters(text: string, most: number): string {
  if (text.length <= most) return text;
  const bound = text.slice(0, mostCodeUnits(most));
  if (isSimple.test(bound)) return text.slice(0, most);
  let taken = '';
  let count = 0;
  for (const character of listCharacters(bound)) {
    if (count === most) return taken;
    // The last one may be cut off in the middle.
    if (taken.length + character.length === bound.length && bound.length < text.length) return taken;
    taken += character;
    count += 1;
  }
  return taken;
}

/** The first so many characters and an ellipsis; the whole text if it has no more than these. */
export function shortenText(text: string, most: number): string {
  const taken = takeCharacters(text, most);
  return taken.length === text.length ? text : `${taken.trimEnd()}…`;
}

/** The text is sure to have one character for each code unit: no marks, joiners, surrogates, jamo, line feeds. */
const isSimple =
  /^[\u0020-\u007e\u00a1-\u00ac\u00ae-\u02ff\u2010-\u2027\u3001-\u3029\u3041-\u3096\u30a0-\u30ff\u3400-\u9fff\uff01-\uff5e]*$/;
