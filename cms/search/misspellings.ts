/**
 * Words that somebody may have meant, without an extension of the database: a word is kept under what is left of it when one
 * letter is missing, or two of a long one, and looked for in the same way. Two words with a common rest are no more than so
 * many mistakes apart (letters too many, missing, wrong, or in the wrong order).
 */
export function listMisspellings(word: string): string[] {
  const start = word.slice(0, KEPT_LENGTH);
  const once = listShorter(start);
  return [...new Set([start, ...once, ...(mistakesIn(word) > 1 ? once.flatMap(listShorter) : [])])];
}

export interface LikelyWord {
  readonly word: string;
  /** What lies between it and what was typed. */
  readonly mistakes: number;
}

/** Those that `typed` may stand for, the likeliest first. */
export function listLikely(typed: string, words: readonly string[]): LikelyWord[] {
  const most = mistakesIn(typed);
  return words
    .map((word) => ({ word, mistakes: countMistakes(typed, word) }))
    .filter(({ mistakes }) => mistakes > 0 && mistakes <= most)
    .sort((a, b) => a.mistakes - b.mistakes);
}

/** How many letters have to be put in, taken out, replaced or swapped with their neighbour to make one word the other. */
export function countMistakes(a: string, b: string): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a[i - 1] === b[j - 1];
      let least = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (isSame ? 0 : 1));
      if (a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) least = Math.min(least, (before[j - 2] ?? 0) + 1);
      row.push(least);
    }
    before = last;
    last = row;
  }
  return last[b.length] ?? 0;
}

/** Letters at the beginning of a word that its rests are made of: more would only make the index larger. */
const KEPT_LENGTH = 7;
const LONG = 8;

function mistakesIn(word: string): number {
  return word.length >= LONG ? 2 : 1;
}

function listShorter(word: string): string[] {
  return Array.from(word, (_, index) => word.slice(0, index) + word.slice(index + 1));
}
