import { diffArrays } from 'diff';
import { type Locale, languageTags } from '#cms-schema/locale.ts';

/** A piece of a text that is either shared with the other text or not. */
export interface Piece {
  readonly text: string;
  readonly isChanged: boolean;
}

/**
 * Compares two texts word by word (Chinese is segmented into words too) and marks what was removed from the earlier and
 * added to the later one. The pieces of each make up the whole text. Punctuation and spaces between two changed words
 * count as changed, so that the change is readable.
 */
export function diffWords(before: string, after: string, locale: Locale): { before: Piece[]; after: Piece[] } {
  // Shared punctuation alone does not count, so without this, two identical texts of just a comma would differ.
  const isSame = before === after;
  const [old, now] = [before, after].map((text) => cut(text, locale));
  const { gone, added } = isSame
    ? { gone: new Set<number>(), added: new Set<number>() }
    : compare(old ?? [], now ?? []);
  return { before: join(old ?? [], gone), after: join(now ?? [], added) };
}

/**
 * With more insertions and deletions than this, two texts are not compared further: they count as changed completely.
 */
const MAX_EDITS = 1_000;

function cut(text: string, locale: Locale): string[] {
  const segments = new Intl.Segmenter(languageTags[locale], { granularity: 'word' }).segment(text);
  return Array.from(segments, ({ segment }) => segment);
}

/** The positions of words that only one of two texts has. */
function compare(old: readonly string[], now: readonly string[]): { gone: Set<number>; added: Set<number> } {
  const gone = new Set(old.keys());
  const added = new Set(now.keys());
  for (const [from, to] of sharedWords(old, now)) {
    gone.delete(from);
    added.delete(to);
  }
  return { gone, added };
}

/** A longest common subsequence of words, without isolated spaces and punctuation. */
function sharedWords(old: readonly string[], now: readonly string[]): [number, number][] {
  const pairs: [number, number][] = [];
  let [from, to] = [0, 0];
  for (const { added, removed, count } of diffArrays([...old], [...now], { maxEditLength: MAX_EDITS }) ?? []) {
    if (!added && !removed) for (let at = 0; at < count; at++) pairs.push([from + at, to + at]);
    if (!added) from += count;
    if (!removed) to += count;
  }
  return pairs.filter(
    ([from, to], at) =>
      isWord(old[from] ?? '') ||
      follows(pairs[at - 1], [from - 1, to - 1]) ||
      follows(pairs[at + 1], [from + 1, to + 1]),
  );
}

function follows(pair: [number, number] | undefined, [from, to]: [number, number]): boolean {
  return pair !== undefined && pair[0] === from && pair[1] === to;
}

function isWord(segment: string): boolean {
  return /[\p{Letter}\p{Number}]/u.test(segment);
}

function join(words: readonly string[], changed: ReadonlySet<number>): Piece[] {
  const pieces: Piece[] = [];
  for (const [at, text] of words.entries()) {
    const last = pieces.at(-1);
    const isChanged = changed.has(at);
    if (last?.isChanged === isChanged) pieces[pieces.length - 1] = { text: last.text + text, isChanged };
    else pieces.push({ text, isChanged });
  }
  return pieces;
}
