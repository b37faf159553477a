import { CJK, cutAtCharacter, isBeginning, MAX_QUERY_LENGTH, pairs, splitRuns, stemOf } from './words.ts';

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
 * Latin words are marked whole, even if only their beginning matches. Chinese words are marked as typed; where they do
 * not occur whole, the pairs of characters by which the index found them are marked instead.
 */
export function createMarker(query: string): Marker {
  const runs = splitRuns(query.slice(0, MAX_QUERY_LENGTH));
  const terms = runs.flatMap(({ text, isCjk }): Term[] =>
    isCjk ? [text, ...pairs(text, false)].map((term) => ({ term, isCjk })) : [{ term: stemOf(text), isCjk }],
  );
  const distinct = [...new Map(terms.map((term) => [term.term, term])).values()]
    .sort((a, b) => b.term.length - a.term.length)
    .slice(0, MAX_TERMS);
  // Terms consist of letters and digits only, so nothing in them needs escaping.
  const printed = distinct.map(({ term, isCjk }) =>
    isCjk ? term : `(?<!${LETTER})${term}${isBeginning(term) ? `${LETTER}*` : `(?!${LETTER})`}`,
  );
  const pattern = printed.length === 0 ? null : new RegExp(printed.join('|'), 'giu');

  const mark = (text: string): MarkedText[] => {
    if (pattern === null) return text === '' ? [] : [{ text, isMatch: false }];
    const parts: { text: string; isMatch: boolean }[] = [];
    let at = 0;
    const add = (piece: string, isMatch: boolean) => {
      const last = parts.at(-1);
      if (piece === '') return;
      if (last?.isMatch === isMatch) last.text += piece;
      else parts.push({ text: piece, isMatch });
    };
    for (const match of text.matchAll(pattern)) {
      add(text.slice(at, match.index), false);
      add(match[0], true);
      at = match.index + match[0].length;
    }
    add(text.slice(at), false);
    return parts;
  };

  return {
    mark,
    cut(text, length = 160) {
      const first = findFirst(text, distinct);
      if (first === null) return null;
      const start = startOfWord(text, Math.max(0, first - Math.floor(length / 4)));
      const parts = mark(`${start > 0 ? '…' : ''}${cutAtCharacter(text.slice(start), length)}`);
      return parts.some(({ isMatch }) => isMatch) ? parts : null;
    },
  };
}

interface Term {
  /** In lower case. */
  readonly term: string;
  readonly isCjk: boolean;
}

const MAX_TERMS = 64;
const LETTER = `(?:(?![${CJK}])[\\p{L}\\p{N}\\p{M}])`;
const endsInLetter = new RegExp(`${LETTER}$`, 'u');

/** Searches term by term: one regular expression would try every term at every character of a long text. */
function findFirst(text: string, terms: readonly Term[]): number | null {
  const lower = text.toLowerCase();
  let first: number | null = null;
  for (const { term, isCjk } of terms) {
    const end = first ?? lower.length;
    let at = lower.indexOf(term);
    while (at !== -1 && at < end && !isCjk && endsInLetter.test(lower.slice(Math.max(0, at - 2), at))) {
      at = lower.indexOf(term, at + term.length);
    }
    if (at !== -1 && at < end) first = at;
  }
  return first;
}

function startOfWord(text: string, from: number): number {
  if (from === 0) return 0;
  const space = text.slice(from, from + 20).search(/\s/);
  const start = space >= 0 ? from + space + 1 : from;
  return /[\udc00-\udfff]/.test(text.charAt(start)) ? start + 1 : start;
}
