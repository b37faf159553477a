import { foldText } from './fold-text.ts';

export const CJK = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}';
/** A letter, digit or mark of any other script. */
export const LETTER = `(?:(?![${CJK}])[\\p{L}\\p{N}\\p{M}])`;
/** Signs that belong to a word: those of C++, C# and .NET. */
const ENDING = `(?<=\\p{L})(?:\\+{1,2}|#)(?!(?![${CJK}])\\p{L}|[+#])`;
const RUNS = new RegExp(`([${CJK}]+)|((?<!\\.)\\.(?=\\p{Script=Latin}))?(${LETTER}+)(${ENDING})?`, 'gu');

// PostgreSQL's limits: 2046 bytes per word, 1 MiB per vector, positions up to 16383.
const MAX_WORD_LENGTH = 64;
const MAX_POSITION = 16_383;
const MAX_WORDS = 50_000;
const MAX_BYTES = 700_000;
const MAX_HEAD_WORDS = 1_000;
const MAX_PLACES = 50;

/** Only this many characters and words of a query are used; nobody types longer searches. */
export const MAX_QUERY_LENGTH = 400;
const MAX_QUERY_WORDS = 32;
const MAX_TYPED_LENGTH = 100;

interface Run {
  /** Folded. */
  readonly text: string;
  readonly isCjk: boolean;
  /** The same with the signs that belong to it, `c++`; null if it has none. */
  readonly signed: string | null;
  /** Whether its first sign follows another word, as in `asp.net`. */
  readonly isJoined: boolean;
}

/** Runs of letters and digits between other characters. Chinese, Japanese and Korean are separate runs. */
export function splitRuns(text: string): Run[] {
  const runs: Run[] = [];
  const folded = foldText(text);
  let end = 0;
  for (const match of folded.matchAll(RUNS)) {
    const [whole, cjk, dot = '', word = '', ending = ''] = match;
    const isJoined = dot !== '' && match.index === end && end > 0;
    runs.push({
      text: cjk ?? word,
      isCjk: cjk !== undefined,
      signed: dot === '' && ending === '' ? null : whole,
      isJoined,
    });
    end = match.index + whole.length;
  }
  return runs;
}

/**
 * The words of a text as they are indexed: Latin words whole, Chinese as overlapping pairs (触觉反馈 → 触觉 觉反 反馈 馈).
 * The last character is also indexed alone, so that it can be found by itself; a word with signs (C++) with and without
 * them.
 */
export function listWords(text: string): string[] {
  return splitRuns(text).flatMap(({ text: run, isCjk, signed }) => {
    if (isCjk) return pairs(run, true);
    const word = run.slice(0, MAX_WORD_LENGTH);
    if (signed === null) return [word];
    return [...new Set([word, signed, signed.replace(/^\./, '')])].map((form) => form.slice(0, MAX_WORD_LENGTH));
  });
}

/** The searchable texts of a document. */
export interface SearchedTexts {
  readonly title: string;
  readonly lead: string;
  /** Names of categories and tags. */
  readonly terms: string;
  readonly body: string;
}

export interface Vectors {
  /** A `tsvector` in its text form, of everything but the body: short, for ranking. */
  readonly head: string;
  /** The same for all texts, without positions: for matching. */
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
  /** A `tsquery` in its text form: all words must occur. */
  readonly all: string;
  /** The same, but any word is enough: for ranking. */
  readonly any: string;
}

/**
 * Latin words of three letters or more also match as prefixes, English plurals as their singulars. The words of a
 * Chinese query may stand in any order and apart from each other. Words that are in nearly every English text
 * (`commonWords`) are optional, unless the query has no others. Null if the query contains no word. Only the beginning
 * of a long query is used: 400 characters, 32 words.
 */
export function printQueries(query: string): Queries | null {
  const runs = splitRuns(query.slice(0, MAX_QUERY_LENGTH));
  const telling = runs.filter(({ text, signed }) => signed !== null || !commonWords.has(text));
  const used = telling.length > 0 ? telling : runs;
  const all = used.flatMap((run) => (run.isCjk ? printChinese(run.text, '') : [printWord(run)]));
  const any = used.flatMap((run) => (run.isCjk ? printPairs(run.text, '') : [printWord(run)]));
  return all.length === 0 ? null : { all: join(all, ' & '), any: join(any, ' | ') };
}

function join(conditions: readonly string[], operator: string): string {
  return [...new Set(conditions)].slice(0, MAX_QUERY_WORDS).join(operator);
}

const commonWords: ReadonlySet<string> = new Set(
  'a an and are as at be by for from has have in is it its of on or that the this to was with'.split(' '),
);

/** The `tsquery` for titles while a visitor types: each word matches as a prefix. Null while that matches too much. */
export function printTyped(query: string): string | null {
  const runs = splitRuns(query.slice(0, MAX_TYPED_LENGTH));
  const last = runs.at(-1);
  if (last === undefined || (!last.isCjk && wordOf(last).length < 2)) return null;
  const words = runs.flatMap((run) =>
    run.isCjk ? printChinese(run.text, 'A') : [`'${wordOf(run).slice(0, MAX_WORD_LENGTH)}':*A`],
  );
  return join(words, ' & ');
}

/**
 * The conditions of a Chinese run: the pairs of characters within each of its words. A word of one character is found
 * with its neighbour on either side; particles between other words are optional.
 */
function printChinese(run: string, weight: string): string[] {
  const words = splitChinese(run).map((word) => [...word]);
  const conditions = words.flatMap((word, index) => {
    const [first = ''] = word;
    if (word.length > 1) return printPairs(word.join(''), weight);
    if (words.length === 1) return [printPrefix(first, weight)];
    if (PARTICLES.has(first)) return [];
    const before = words[index - 1]?.at(-1);
    const after = words[index + 1]?.[0];
    const beside = [before && `${before}${first}`, after && `${first}${after}`].filter((pair) => pair !== undefined);
    const printed = beside.map((pair) => printExact(pair, weight));
    return printed.length > 1 ? [`(${printed.join(' | ')})`] : printed;
  });
  return conditions.length > 0 ? conditions : printPairs(run, weight);
}

function printPairs(run: string, weight: string): string[] {
  const [first = '', ...others] = [...run];
  return others.length === 0 ? [printPrefix(first, weight)] : pairs(run, false).map((pair) => printExact(pair, weight));
}

const printPrefix = (character: string, weight: string) => `'${character}':*${weight}`;
const printExact = (pair: string, weight: string) => (weight === '' ? `'${pair}'` : `'${pair}':${weight}`);

/** The words of a folded Chinese run, by the dictionary of the platform. */
function splitChinese(run: string): string[] {
  segmenter ??= new Intl.Segmenter('zh', { granularity: 'word' });
  return Array.from(segmenter.segment(run), ({ segment }) => segment);
}

let segmenter: Intl.Segmenter | null = null;

const PARTICLES: ReadonlySet<string> = new Set('的了和与及或在是之把被对为从到给让吗呢吧のはがをにとで');

/** The distinct words of a text that are checked for misspellings: Latin, four letters or more, no digits. */
export function listSpelledWords(text: string): string[] {
  const words = splitRuns(text).flatMap(({ text: run }) => (SPELLED.test(run) ? [run] : []));
  return [...new Set(words)].slice(0, MAX_SPELLED);
}

const SPELLED = /^\p{Script=Latin}{4,24}$/u;
/** Per text. */
const MAX_SPELLED = 3_000;

/** The form by which a query word is found: `haptic` for `haptics`, since a plural is no prefix of its singular. */
export function stemOf(word: string): string {
  return /^\p{Script=Latin}{4,}(?<![sui])s$/u.test(word) ? word.slice(0, -1) : word;
}

/** Whether a Latin word also matches as a prefix. */
export function isBeginning(word: string): boolean {
  return word.length >= 3;
}

function printWord(run: Run): string {
  const word = wordOf(run);
  if (word !== run.text) return `'${word.slice(0, MAX_WORD_LENGTH)}'`;
  const stem = stemOf(word).slice(0, MAX_WORD_LENGTH);
  return isBeginning(word) ? `'${stem}':*` : `'${stem}'`;
}

/** What a query means by a run: `.net` is itself, but in `asp.net` the sign only joins two words. */
export function wordOf({ text, signed, isJoined }: Run): string {
  if (signed === null) return text;
  return isJoined ? signed.slice(1) : signed;
}

export function pairs(run: string, withLast: boolean): string[] {
  const characters = [...run];
  const last = characters.at(-1) ?? '';
  const found = characters.slice(0, -1).map((character, index) => `${character}${characters[index + 1] ?? ''}`);
  return withLast || found.length === 0 ? [...found, last] : found;
}
