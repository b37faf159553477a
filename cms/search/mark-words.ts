import { shortenText } from '#kit/text/characters.ts';
import { type FoldedText, foldWithPlaces } from './fold-text.ts';
import { CJK, isBeginning, LETTER, MAX_QUERY_LENGTH, pairs, splitRuns, stemOf, wordOf } from './words.ts';

/** A piece of a text; `isMatch`: it matches the query. */
export interface MarkedText {
  readonly text: string;
  readonly isMatch: boolean;
}

/** Highlights the words of a query in texts. */
export interface Marker {
  /** Splits the text into pieces, which concatenated give the same text. */
  mark(text: string): MarkedText[];
  /** A marked passage of about `length` characters around the first match; null if nothing in the text matches. */
  cut(text: string, length?: number): MarkedText[] | null;
}

/**
 * Latin words are marked whole, even if only their beginning matches; Chinese by the pairs of characters by which the
 * index found them, so that words are marked in any order. Matches are found in the folded text and marked where they
 * stand in the original.
 */
export function createMarker(query: string): Marker {
  const runs = splitRuns(query.slice(0, MAX_QUERY_LENGTH));
  const terms = runs.flatMap((run): Term[] =>
    run.isCjk
      ? pairs(run.text, false).map((pair) => ({ text: pair, isWord: false, pattern: pair }))
      : [readTerm(wordOf(run))],
  );
  const distinct = [...new Map(terms.map((term) => [term.text, term])).values()]
    .sort((a, b) => b.text.length - a.text.length)
    .slice(0, MAX_TERMS);
  const pattern = distinct.length === 0 ? null : new RegExp(distinct.map((term) => term.pattern).join('|'), 'gu');

  const markFolded = (text: string, folded: FoldedText): MarkedText[] => {
    const parts: { text: string; isMatch: boolean }[] = [];
    let at = 0;
    const add = (end: number, isMatch: boolean) => {
      if (end <= at) return;
      const piece = text.slice(at, end);
      const last = parts.at(-1);
      if (last?.isMatch === isMatch) last.text += piece;
      else parts.push({ text: piece, isMatch });
      at = end;
    };
    for (const [start, end] of pattern === null ? [] : listMatches(folded.text, pattern)) {
      add(folded.startOf(start), false);
      add(folded.endOf(end), true);
    }
    add(text.length, false);
    return parts;
  };
  const mark = (text: string) => markFolded(text, foldWithPlaces(text));

  /** Looks only at so many characters from the beginning for the first match. */
  const cutWithin = (text: string, looked: number, length: number): MarkedText[] | null => {
    const folded = foldWithPlaces(text.slice(0, looked));
    const first = findFirst(folded.text, distinct);
    if (first === null) return null;
    const start = startOfPassage(text, folded, first, Math.floor(length / 4));
    const parts = mark(`${start > 0 ? '…' : ''}${shortenText(text.slice(start), length)}`);
    return parts.some(({ isMatch }) => isMatch) ? parts : null;
  };

  return {
    mark,
    cut: (text, length = 160) =>
      cutWithin(text, LOOKED_FIRST, length) ??
      (text.length > LOOKED_FIRST ? cutWithin(text, text.length, length) : null),
  };
}

/** Most matches stand near the beginning, and folding a whole long text takes milliseconds. */
const LOOKED_FIRST = 4_000;

interface Term {
  /** Folded. */
  readonly text: string;
  /** Whether it matches only where a word begins. */
  readonly isWord: boolean;
  /** As a regular expression. */
  readonly pattern: string;
}

function readTerm(word: string): Term {
  const isWord = !word.startsWith('.');
  const isSigned = /[^\p{L}\p{N}\p{M}]/u.test(word);
  const text = isSigned ? word : stemOf(word);
  const end = !isSigned && isBeginning(word) ? `${LETTER}*` : `(?!${/[+#]$/.test(word) ? '[+#]' : LETTER})`;
  const printed = text.replace(/[.+]/g, '\\$&');
  return { text, isWord, pattern: `${isWord ? `(?<!${LETTER})` : ''}${printed}${end}` };
}

const MAX_TERMS = 64;

/** Pairs overlap: 触觉 and 觉反 match in 触觉反. */
function* listMatches(folded: string, pattern: RegExp): Generator<readonly [start: number, end: number]> {
  pattern.lastIndex = 0;
  for (let match = pattern.exec(folded); match !== null; match = pattern.exec(folded)) {
    const [text] = match;
    const [first = ''] = text;
    yield [match.index, pattern.lastIndex];
    if (isCjkPair.test(text)) pattern.lastIndex = match.index + first.length;
  }
}

const isCjkPair = new RegExp(`^[${CJK}]`, 'u');
const endsInLetter = new RegExp(`${LETTER}$`, 'u');

/** Searches term by term: one regular expression would try every term at every character of a long text. */
function findFirst(folded: string, terms: readonly Term[]): number | null {
  let first: number | null = null;
  for (const { text, isWord } of terms) {
    const end = first ?? folded.length;
    let at = folded.indexOf(text);
    while (at !== -1 && at < end && isWord && endsInLetter.test(folded.slice(Math.max(0, at - 2), at))) {
      at = folded.indexOf(text, at + text.length);
    }
    if (at !== -1 && at < end) first = at;
  }
  return first;
}

/** Some characters before the match, at the beginning of a word if one is near. */
function startOfPassage(text: string, folded: FoldedText, match: number, before: number): number {
  if (match <= before) return 0;
  const from = folded.startOf(match - before);
  const space = text.slice(from, from + 20).search(/\s/);
  return space >= 0 ? from + space + 1 : from;
}
