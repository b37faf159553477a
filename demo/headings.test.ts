import { describe, expect, test } from 'vitest';
import { type Locale, locales } from '#cms-schema/locale.ts';
import { type HeadingSheet, listPageHeadings, listTextHeadings } from './headings.ts';

const pageSheets = listPageHeadings();
const everySheet = [...pageSheets, ...listTextHeadings()];

/** Words that advertising in China may not use. */
const superlatives =
  /最|第一|唯一|首个|首创|首选|独家|顶级|顶尖|极致|完美|绝对|领先|国家级|世界级|万能|史上|颠覆|革命性/;
/** 手 in these words names a device or a paper, not the hand. */
const otherWords = /手机|手柄|手册|手写|手表|手套/g;
/** Two lines of the page's largest heading, in columns; a Chinese character takes two. */
const mostColumns = 64;

function wordsOf(sheets: readonly HeadingSheet[], locale: Locale): string[] {
  return sheets.flatMap(({ headings }) => headings.map(({ words }) => words[locale]));
}

function columnsOf(words: string): number {
  return words.length + (words.match(/[\p{Script=Han}\u3000-\u303f\uff00-\uffef]/gu)?.length ?? 0);
}

function speaksOfHands(heading: string, locale: Locale): boolean {
  return locale === 'zh' ? heading.replace(otherWords, '').includes('手') : /\bhand(?:s|ed)?\b/i.test(heading);
}

test('the sheet has the headings of every page, and each page has one of its own', () => {
  expect(pageSheets.length).toBeGreaterThan(50);
  expect(pageSheets.filter(({ headings }) => headings.length === 0)).toEqual([]);
});

describe.each(locales)('the headings in %s', (locale) => {
  test('are never empty', () => {
    const empty = everySheet.flatMap(({ document, title, headings }) =>
      [{ place: 'title', words: title }, ...headings]
        .filter(({ words }) => words[locale].trim() === '')
        .map(({ place, words }) => `${document} ${place}: ${words.zh}${words.en}`),
    );
    expect(empty).toEqual([]);
  });

  test('stand on the site once', () => {
    const words = wordsOf(pageSheets, locale);
    expect(words.filter((one, at) => words.indexOf(one) !== at)).toEqual([]);
  });

  test('fit on two lines', () => {
    expect(wordsOf(everySheet, locale).filter((words) => columnsOf(words) > mostColumns)).toEqual([]);
  });

  test('mention the hand in one of ten at most', () => {
    const words = wordsOf(pageSheets, locale);
    expect(words.filter((one) => speaksOfHands(one, locale)).length).toBeLessThanOrEqual(words.length / 10);
  });
});

test('no Chinese heading boasts with words that advertising may not use', () => {
  expect(wordsOf(everySheet, 'zh').filter((words) => superlatives.test(words))).toEqual([]);
});
