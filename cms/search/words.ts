export const CJK = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}';
const RUNS = new RegExp(`([${CJK}]+)|((?:(?![${CJK}])[\\p{L}\\p{N}\\p{M}])+)`, 'gu');

// The server's limits: 2046 bytes for a word, 1 MiB for all of a vector, positions to 16383.
const MAX_WORD_LENGTH = 64;
const MAX_POSITION = 16_383;
const MAX_WORDS = 50_000;
const MAX_BYTES = 700_000;
const MAX_HEAD_WORDS = 1_000;
const MAX_PLACES = 50;

/** Characters and words of a query that are looked for; what is longer is no search by a person. */
export const MAX_QUERY_LENGTH = 400;
const MAX_QUERY_WORDS = 32;
const MAX_TYPED_LENGTH = 100;

interface Run {
  readonly text: string;
  readonly isCjk: boolean;
}

/** Letters and figures between other signs; Chinese, Japanese and Korean apart. */
export function splitRuns(text: string): Run[] {
  const runs: Run[] = [];
  for (const match of text.normalize('NFKC').toLowerCase().matchAll(RUNS)) {
    const [, cjk, word] = match;
    runs.push({ text: cjk ?? word ?? '', isCjk: cjk !== undefined });
  }
  return runs;
}

/**
 * The words of a text as they are indexed: Latin words whole, Chinese as pairs of neighbours (触觉反馈 → 触觉 觉反 反馈 馈),
 * the last character alone so that it can be found by itself.
 */
export function listWords(text: string): string[] {
  return splitRuns(text).flatMap(({ text: run, isCjk }) =>
    isCjk ? pairs(run, true) : [run.slice(0, MAX_WORD_LENGTH)],
  );
}

/** What of a document is searched, as text. */
export interface SearchedTexts {
  readonly title: string;
  readonly lead: string;
  /** Names of categories and tags. */
  readonly terms: string;
  readonly body: string;
}

export interface Vectors {
  /** A `tsvector` in its text form, of all but the body: short, for the order of what is found. */
  readonly head: string;
  /** The same of everything, without positions: for finding. */
  readonly words: string;
}

/** In the head the title weighs most (`A`), then the lead (`B`), then the terms (`C`). */
export function printVectors({ title, lead, terms, body }: SearchedTexts): Vectors {
  const places = new Map<string, string[]>();
  let position = 0;
  const add = (text: string, weight: 'A' | 'B' | 'C') => {
    for (const word of listWords(text)) {
      if (places.size >= MAX_HEAD_WORDS && !places.has(word)) continue;
      position = Math.min(position + 1, MAX_POSITION);
      const found = places.get(word) ?? [];
      if (found.length < MAX_PLACES) found.push(`${position}${weight}`);
      places.set(word, found);
    }
  };
  add(title, 'A');
  add(lead, 'B');
  add(terms, 'C');
  const all = new Set(places.keys());
  let bytes = 0;
  for (const word of listWords(body)) {
    if (all.has(word)) continue;
    bytes += Buffer.byteLength(word);
    if (all.size >= MAX_WORDS || bytes > MAX_BYTES) break;
    all.add(word);
  }
  return {
    head: [...places].map(([word, found]) => `'${word}':${found.join(',')}`).join(' '),
    words: [...all].map((word) => `'${word}'`).join(' '),
  };
}

export interface Queries {
  /** A `tsquery` in its text form: everything must occur. */
  readonly all: string;
  /** The same, but any of it is enough: for the order of what is found. */
  readonly any: string;
}

/**
 * Latin words of three letters or more also match as prefixes, English plurals by their singulars. Words that are in
 * nearly every English text (`commonWords`) need not occur, unless the query has no others. Null when the query holds no
 * word. Of a long query only the beginning counts: 400 characters, 32 words.
 */
export function printQueries(query: string): Queries | null {
  const runs = splitRuns(query.slice(0, MAX_QUERY_LENGTH));
  const telling = runs.filter(({ text }) => !commonWords.has(text));
  const words = (telling.length > 0 ? telling : runs).flatMap(({ text, isCjk }) => {
    if (!isCjk) return [printWord(text)];
    return [...text].length === 1 ? [`'${text}':*`] : pairs(text, false).map((pair) => `'${pair}'`);
  });
  const distinct = [...new Set(words)].slice(0, MAX_QUERY_WORDS);
  return distinct.length === 0 ? null : { all: distinct.join(' & '), any: distinct.join(' | ') };
}

const commonWords: ReadonlySet<string> = new Set(
  'a an and are as at be by for from has have in is it its of on or that the this to was with'.split(' '),
);

/** The `tsquery`, for titles, of what somebody is typing: any word may go on. Null while that finds too much. */
export function printTyped(query: string): string | null {
  const runs = splitRuns(query.slice(0, MAX_TYPED_LENGTH));
  const last = runs.at(-1);
  if (last === undefined || (!last.isCjk && last.text.length < 2)) return null;
  const words = runs.flatMap(({ text, isCjk }) => {
    if (!isCjk) return [`'${text.slice(0, MAX_WORD_LENGTH)}':*A`];
    return [...text].length === 1 ? [`'${text}':*A`] : pairs(text, false).map((pair) => `'${pair}':A`);
  });
  return [...new Set(words)].slice(0, MAX_QUERY_WORDS).join(' & ');
}

/** The different words of a text that can be misspelled: Latin ones of four letters or more, without figures. */
export function listSpelledWords(text: string): string[] {
  const words = splitRuns(text).flatMap(({ text: run }) => (SPELLED.test(run) ? [run] : []));
  return [...new Set(words)].slice(0, MAX_SPELLED);
}

const SPELLED = /^\p{Script=Latin}{4,24}$/u;
/** Of one text. */
const MAX_SPELLED = 3_000;

/** What a word of a query is found by: `haptics` by `haptic`, as its plural is a beginning of nothing else. */
export function stemOf(word: string): string {
  return /^\p{Script=Latin}{4,}(?<![sui])s$/u.test(word) ? word.slice(0, -1) : word;
}

/** Whether a Latin word is also looked for as the beginning of others. */
export function isBeginning(word: string): boolean {
  return word.length >= 3;
}

function printWord(word: string): string {
  const stem = stemOf(word).slice(0, MAX_WORD_LENGTH);
  return isBeginning(word) ? `'${stem}':*` : `'${stem}'`;
}

/** Shortens at a whole character and says so. */
export function cutAtCharacter(text: string, length: number): string {
  if (text.length <= length) return text;
  const end = /[\ud800-\udbff]/.test(text.charAt(length - 1)) ? length - 1 : length;
  return `${text.slice(0, end).trimEnd()}…`;
}

export function pairs(run: string, withLast: boolean): string[] {
  const characters = [...run];
  const last = characters.at(-1) ?? '';
  const found = characters.slice(0, -1).map((character, index) => `${character}${characters[index + 1] ?? ''}`);
  return withLast || found.length === 0 ? [...found, last] : found;
}
