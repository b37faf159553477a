import { diffArrays } from 'diff';
import { type Locale, languageTags } from '#cms-schema/locale.ts';

/** A stretch of a text that the other one has as well, or has not. */
export interface Piece {
  readonly text: string;
  readonly isChanged: boolean;
}

/**
 * What is gone from an earlier text and new in a later one, word by word; Chinese too is cut into words. The pieces of each
 * give the whole text. Signs and spaces between two changed words change with them, so that what changed can be read.
 */
export function diffWords(before: string, after: string, locale: Locale): { before: Piece[]; after: Piece[] } {
  // Signs alone are no words that two texts share: without this, two texts of one comma each would differ.
  const isSame = before === after;
  const [old, now] = [before, after].map((text) => cut(text, locale));
  const { gone, added } = isSame
    ? { gone: new Set<number>(), added: new Set<number>() }
    : compare(old ?? [], now ?? []);
  return { before: join(old ?? [], gone), after: join(now ?? [], added) };
}

/** Words and signs to take out and put in, beyond which two texts are no longer compared, but have changed as a whole. */
const MAX_EDITS = 1_000;

function cut(text: string, locale: Locale): string[] {
  const segments = new Intl.Segmenter(languageTags[locale], { granularity: 'word' }).segment(text);
  return Array.from(segments, ({ segment }) => segment);
}

/** Where the words stand that only one of two texts has. */
function compare(old: readonly string[], now: readonly string[]): { gone: Set<number>; added: Set<number> } {
  const gone = new Set(old.keys());
  const added = new Set(now.keys());
  for (const [from, to] of sharedWords(old, now)) {
    gone.delete(from);
    added.delete(to);
  }
  return { gone, added };
}

/** A longest row of words that both have in this order, without spaces and signs that stand alone in it. */
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
