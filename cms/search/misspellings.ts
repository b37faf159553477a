/**
 * Finds similar words without a database extension, by symmetric deletion: a word is indexed under itself and under
 * every form of it with one letter deleted (two for long words), and looked up under the same forms. Two words that are
 * at most that many edits apart (a letter inserted, missing, wrong or swapped with its neighbour) share such a form.
 */
export function listMisspellings(word: string): string[] {
  const start = word.slice(0, KEPT_LENGTH);
  const once = listShorter(start);
  return [...new Set([start, ...once, ...(mistakesIn(word) > 1 ? once.flatMap(listShorter) : [])])];
}

export interface LikelyWord {
  readonly word: string;
  /** The number of edits between it and what was typed. */
  readonly mistakes: number;
}

/** The words that may have been meant by `typed`, the likeliest first. */
export function listLikely(typed: string, words: readonly string[]): LikelyWord[] {
  const most = mistakesIn(typed);
  return words
    .map((word) => ({ word, mistakes: countMistakes(typed, word) }))
    .filter(({ mistakes }) => mistakes > 0 && mistakes <= most)
    .sort((a, b) => a.mistakes - b.mistakes);
}

/** Edit distance: letters to insert, delete, replace or swap with a neighbour to turn one word into the other. */
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

/** Only this many letters from the start of a word are used: more would only make the index larger. */
const KEPT_LENGTH = 7;
const LONG = 8;

function mistakesIn(word: string): number {
  return word.length >= LONG ? 2 : 1;
}

function listShorter(word: string): string[] {
  return Array.from(word, (_, index) => word.slice(0, index) + word.slice(index + 1));
}
