const CJK = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}';
const RUNS = new RegExp(`([${CJK}]+)|((?:(?![${CJK}])[\\p{L}\\p{N}\\p{M}])+)`, 'gu');

// The server's limits: 2046 bytes for a word, positions to 16383; words beyond some tens of thousands add only weight.
const MAX_WORD_LENGTH = 64;
const MAX_POSITION = 16_383;
const MAX_WORDS = 50_000;

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

/** A `tsvector` in its text form; the title weighs most, the body least. */
export function printVector(parts: { title: string; excerpt: string; body: string }): string {
  const places = new Map<string, string[]>();
  let position = 0;
  const add = (text: string, weight: 'A' | 'B' | 'D') => {
    for (const word of listWords(text)) {
      if (places.size >= MAX_WORDS && !places.has(word)) continue;
      position = Math.min(position + 1, MAX_POSITION);
      const found = places.get(word) ?? [];
      if (found.length < 200) found.push(`${position}${weight}`);
      places.set(word, found);
    }
  };
  add(parts.title, 'A');
  add(parts.excerpt, 'B');
  add(parts.body, 'D');
  return [...places].map(([word, found]) => `'${word}':${found.join(',')}`).join(' ');
}

/**
 * A `tsquery` in its text form: everything must occur; Latin words of three letters or more also as beginnings of others.
 * Null when the query holds no word.
 */
export function printQuery(query: string): string | null {
  const words = splitRuns(query.slice(0, 400)).flatMap(({ text, isCjk }) => {
    if (!isCjk) return [text.length >= 3 ? `'${text.slice(0, MAX_WORD_LENGTH)}':*` : `'${text}'`];
    return [...text].length === 1 ? [`'${text}':*`] : pairs(text, false).map((pair) => `'${pair}'`);
  });
  const distinct = [...new Set(words)].slice(0, 32);
  return distinct.length === 0 ? null : distinct.join(' & ');
}

/** A passage of the body around the first match, its matches marked. */
export function cutSnippet(body: string, query: string, length = 160): { text: string; isMatch: boolean }[] {
  const terms = [...new Set(splitRuns(query).map(({ text }) => text))].sort((a, b) => b.length - a.length);
  const pattern = terms.length > 0 ? new RegExp(`(${terms.join('|')})`, 'giu') : null;
  const first = pattern?.exec(body)?.index ?? 0;
  const start = startOfWord(body, Math.max(0, first - Math.floor(length / 4)));
  const passage = `${start > 0 ? '…' : ''}${cutAtCharacter(body.slice(start), length)}`;
  if (!pattern) return [{ text: passage, isMatch: false }];
  return passage
    .split(pattern)
    .map((text, index) => ({ text, isMatch: index % 2 === 1 }))
    .filter(({ text }) => text !== '');
}

/** Shortens at a whole character and says so. */
export function cutAtCharacter(text: string, length: number): string {
  if (text.length <= length) return text;
  const end = /[\ud800-\udbff]/.test(text.charAt(length - 1)) ? length - 1 : length;
  return `${text.slice(0, end).trimEnd()}…`;
}

function pairs(run: string, withLast: boolean): string[] {
  const characters = [...run];
  const last = characters.at(-1) ?? '';
  const found = characters.slice(0, -1).map((character, index) => `${character}${characters[index + 1] ?? ''}`);
  return withLast || found.length === 0 ? [...found, last] : found;
}

function startOfWord(text: string, from: number): number {
  if (from === 0) return 0;
  const space = text.slice(from, from + 20).search(/\s/);
  const start = space >= 0 ? from + space + 1 : from;
  return /[\udc00-\udfff]/.test(text.charAt(start)) ? start + 1 : start;
}
