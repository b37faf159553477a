import type { Fields } from '#cms-schema/field.ts';
import type { JsonObject } from '#cms-schema/json.ts';
import type { FieldPath } from '#cms-schema/problem.ts';
import { walkLeaves } from '#cms-schema/text-fields.ts';

/**
 * Finds the field of a block that holds a text shown on the canvas. Blocks do not tell which is which, so the text is
 * looked up among their values: first a value that equals it, then one that the page shows in several pieces (a name
 * kept on one line, a paragraph of rich text), then one that contains it, then one that makes up most of it. If several
 * fields have the same text, they are matched in the order of the page.
 *
 * @param shown the texts of the block, piece by piece, in the order of the page
 * @param at the index of the text to look up
 * @returns the place of the field; null if no field holds the text, because blocks also have fixed texts.
 */
export function fieldOfWords(
  fields: Fields,
  attributes: JsonObject,
  shown: readonly string[],
  at: number,
): FieldPath | null {
  const pieces = shown.map(withoutSpace);
  const piece = pieces[at] ?? '';
  if (piece === '') return null;
  const held = [...walkLeaves(fields, attributes)]
    .map(({ place, field, value }) => ({ place, words: withoutSpace(field.typed(value)) }))
    .filter(({ words }) => words !== '');
  const nth = countBefore(pieces, at, (other) => other === piece);
  const found =
    pick(saying(held, piece), nth) ??
    findInPieces(held, pieces, at) ??
    pick(
      held.flatMap((one) => Array.from({ length: one.words.split(piece).length - 1 }, () => one)),
      nth,
    ) ??
    findMostOf(held, pieces, at);
  return found?.place ?? null;
}

interface Held {
  readonly place: FieldPath;
  readonly words: string;
}

/** Of the fields whose text the page shows in several pieces, the shortest that covers this piece. */
function findInPieces(held: readonly Held[], pieces: readonly string[], at: number): Held | null {
  const piece = pieces[at] ?? '';
  const starts: number[] = [];
  let page = '';
  for (const each of pieces) {
    starts.push(page.length);
    page += each;
  }
  const edges = new Set([...starts, page.length]);
  const begins = starts[at] ?? 0;
  const inOrderOfLength = held
    .filter(({ words }) => words.length > piece.length && words.includes(piece))
    .toSorted((a, b) => a.words.length - b.words.length);
  for (const { words } of inOrderOfLength) {
    const places = placesOf(words, page).filter((place) => edges.has(place) && edges.has(place + words.length));
    const nth = places.findIndex((place) => place <= begins && begins + piece.length <= place + words.length);
    if (nth >= 0) return pick(saying(held, words), nth);
  }
  return null;
}

/** The longest value that makes up at least half of what is shown; the block has added its own text around it. */
function findMostOf(held: readonly Held[], pieces: readonly string[], at: number): Held | null {
  const piece = pieces[at] ?? '';
  const [most] = held
    .filter(({ words }) => piece.includes(words) && words.length * 2 >= piece.length)
    .toSorted((a, b) => b.words.length - a.words.length);
  if (!most) return null;
  return pick(
    saying(held, most.words),
    countBefore(pieces, at, (other) => other.includes(most.words)),
  );
}

function saying(held: readonly Held[], words: string): Held[] {
  return held.filter((one) => one.words === words);
}

function pick(candidates: readonly Held[], nth: number): Held | null {
  return candidates[Math.min(nth, candidates.length - 1)] ?? null;
}

function countBefore(pieces: readonly string[], at: number, test: (piece: string) => boolean): number {
  return pieces.slice(0, at).filter(test).length;
}

function placesOf(words: string, page: string): number[] {
  const places: number[] = [];
  for (let at = page.indexOf(words); at >= 0; at = page.indexOf(words, at + 1)) places.push(at);
  return places;
}

/** Removes white space and joiners, because blocks decide about line breaks, spaces, and keeping words together. */
export function withoutSpace(text: string): string {
  return text.normalize('NFC').replace(/[\s\u00ad\u200b\u2060]+/g, '');
}
