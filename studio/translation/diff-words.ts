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
  const [old, now] = [before, after].map((text) => cut(text, locale));
  const { gone, added } = compare(old ?? [], now ?? []);
  return { before: join(old ?? [], gone), after: join(now ?? [], added) };
}

/** Pairs of words beyond which two texts are no longer compared, but have changed as a whole. */
const LIMIT = 1_000_000;

function cut(text: string, locale: Locale): string[] {
  const segments = new Intl.Segmenter(languageTags[locale], { granularity: 'word' }).segment(text);
  return Array.from(segments, ({ segment }) => segment);
}

/** Where the words stand that only one of two texts has. */
function compare(old: readonly string[], now: readonly string[]): { gone: Set<number>; added: Set<number> } {
  const start = sharedStart(old, now);
  const end = sharedStart(old.slice(start).reverse(), now.slice(start).reverse());
  const [left, right] = [old.slice(start, old.length - end), now.slice(start, now.length - end)];
  const gone = new Set(Array.from(left.keys(), (at) => at + start));
  const added = new Set(Array.from(right.keys(), (at) => at + start));
  if (left.length * right.length > LIMIT) return { gone, added };
  for (const [from, to] of sharedWords(left, right)) {
    gone.delete(from + start);
    added.delete(to + start);
  }
  return { gone, added };
}

function sharedStart(left: readonly string[], right: readonly string[]): number {
  const end = left.findIndex((word, at) => word !== right[at]);
  return end === -1 ? left.length : end;
}

/** The longest row of words that both have in this order, without spaces and signs that stand alone in it. */
function sharedWords(left: readonly string[], right: readonly string[]): [number, number][] {
  const width = right.length + 1;
  const lengths = new Uint32Array((left.length + 1) * width);
  const lengthAt = (from: number, to: number) => lengths[from * width + to] ?? 0;
  for (let from = left.length - 1; from >= 0; from--) {
    for (let to = right.length - 1; to >= 0; to--) {
      lengths[from * width + to] =
        left[from] === right[to]
          ? lengthAt(from + 1, to + 1) + weightOf(left[from] ?? '')
          : Math.max(lengthAt(from + 1, to), lengthAt(from, to + 1));
    }
  }
  const pairs: [number, number][] = [];
  for (let from = 0, to = 0; from < left.length && to < right.length; ) {
    if (left[from] === right[to]) pairs.push([from++, to++]);
    else if (lengthAt(from + 1, to) >= lengthAt(from, to + 1)) from++;
    else to++;
  }
  return pairs.filter(
    ([from, to], at) =>
      isWord(left[from] ?? '') ||
      follows(pairs[at - 1], [from - 1, to - 1]) ||
      follows(pairs[at + 1], [from + 1, to + 1]),
  );
}

function follows(pair: [number, number] | undefined, [from, to]: [number, number]): boolean {
  return pair !== undefined && pair[0] === from && pair[1] === to;
}

/** Words count more than what stands between them. */
function weightOf(segment: string): number {
  return isWord(segment) ? 4 : 1;
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
