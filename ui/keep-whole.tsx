import { Fragment, type ReactNode } from 'react';
import { chineseTerms } from './chinese-terms.ts';

/** What a text keeps on one line: names, or also the words of Chinese. */
export type Wholes = 'names' | 'words';

/**
 * Keeps model names (`HT-A0618`, `iPhone 8`), figures with their unit (`1–5 ms`) and days (`2024 年 9 月 27 日`) on one line, in text
 * that is a plain string. Browsers break after a hyphen and at the space before a unit, Chinese text most of all. With `words`, Chinese
 * words as well, which browsers break anywhere: for short texts in large letters. Other nodes pass untouched.
 */
export function keepWhole(children: ReactNode, wholes: Wholes = 'names'): ReactNode {
  if (typeof children !== 'string') return children;
  const found = findWholes(children, wholes);
  if (found.length === 0) return children;
  const parts = found.map(([start, end], index) => (
    <Fragment key={start}>
      {children.slice(found[index - 1]?.[1] ?? 0, start)}
      <span className="h-whole">{children.slice(start, end)}</span>
    </Fragment>
  ));
  return [...parts, children.slice(found.at(-1)?.[1])];
}

/** The elements that keep words, as a selector: headings and opening sentences, if they can break inside a clause. */
export const keepersOfWords = ['.h-heading', '.h-lede'].map((each) => `${each}:not([data-clauses])`).join();

/** The start and end indices of what is kept on one line, in order. */
export function findWholes(text: string, wholes: Wholes): [number, number][] {
  const names = [...text.matchAll(name)].map(({ index, 0: found }): [number, number] => [index, index + found.length]);
  if (wholes === 'names' || !han.test(text)) return names;
  const words = findWords(text).filter(([start, end]) => !names.some((one) => start < one[1] && end > one[0]));
  return [...names, ...words].sort((one, other) => one[0] - other[0]);
}

/** Chinese words of more than one character, with the conjunction, preposition or adverb before and the particle after them. */
function findWords(text: string): [number, number][] {
  const words: [number, number][] = [];
  let index = 0;
  let leader = -1;
  for (const token of listTokens(text)) {
    const end = index + token.length;
    const last = words.at(-1);
    if (token.length > 1 && token.length <= longestWord && han.test(token))
      words.push([leader < 0 ? index : leader, end]);
    else if (last?.[1] === index && particles.has(token)) last[1] = end;
    leader = leaders.has(token) ? index : -1;
    index = end;
  }
  return words;
}

/** The words of a text and what is between them. */
function listTokens(text: string): string[] {
  return text
    .split(terms)
    .flatMap((part, index) =>
      index % 2 === 1 ? part : [...getSegmenter().segment(part)].map(({ segment }) => segment),
    );
}

const counted = '[一二三四五六七八九十两几每各哪这那][个款种次段条颗档台步件处项倍份张类级家]';
const longestFirst = chineseTerms.toSorted((one, other) => other.length - one.length);
const terms = new RegExp(`(${longestFirst.join('|')}|${counted})`);

let segmenter: Intl.Segmenter | null = null;
function getSegmenter(): Intl.Segmenter {
  segmenter ??= new Intl.Segmenter('zh', { granularity: 'word' });
  return segmenter;
}

const han = /\p{Script=Han}/u;
/** A line should not end with one of these. */
const leaders = new Set('与和及或在把被从对向会能要不更就都也再还');
/** A line should not begin with one of these. */
const particles = new Set('的地得了着过们吗呢吧于');
/** In characters. Longer ones are names of institutions, which may be broken. */
const longestWord = 5;

/** Units as they stand after a figure, for regular expressions. */
export const unitPattern = '(?:%|°C|µm|µs|mm|cm|ms|s|min|kHz|Hz|mV|V|mA|A|mW|W|N|g|dB|KB|MB|GB|px|bit)';
const day =
  '(?:January|February|March|April|May|June|July|August|September|October|November|December) \\d{1,2}, \\d{4}|\\d{4} 年 \\d{1,2} 月 \\d{1,2} 日';
/**
 * A day; a hyphenated word with a figure in it, at most 24 characters, perhaps with a unit; a figure, a space and a unit; or a Latin
 * word with a capital and the figure behind it.
 */
const name = new RegExp(
  `${day}|(?<![\\w-])(?=[\\w.–-]{0,23}\\d)(?=[\\w.–-]{3,24}(?![\\w–-]))[A-Za-z0-9.]+(?:[-–][A-Za-z0-9.]*[A-Za-z0-9])+(?: ${unitPattern}(?![\\w]))?|(?<![\\w.])\\d[\\d.,]{0,15} ${unitPattern}(?![\\w])|(?<![\\w-])[a-z]{0,4}[A-Z][A-Za-z]{0,11} \\d(?:[\\d.,]{0,6}\\d)?(?![\\w–-])(?: ${unitPattern}(?![\\w]))?`,
  'g',
);
