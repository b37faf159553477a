import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Heading } from './heading.tsx';
import { findWholes } from './keep-whole.tsx';
import { Lede, Text } from './text.tsx';

const keptIn = (markup: string) =>
  [...markup.matchAll(/<span class="h-whole">([^<]*)<\/span>/g)].map(([, text]) => text);
const draw = renderToStaticMarkup;

describe('a Chinese heading or opening sentence', () => {
  test('keeps its words on one line', () => {
    expect(keptIn(draw(<Heading>游戏案例</Heading>))).toEqual(['游戏', '案例']);
    expect(keptIn(draw(<Lede>输入品牌即可查找</Lede>))).toEqual(['输入', '品牌', '即可', '查找']);
  });

  test('keeps a particle with the word before it, and a conjunction with the word after it', () => {
    expect(keptIn(draw(<Heading>汽车与应用的案例</Heading>))).toEqual(['汽车', '与应用的', '案例']);
  });

  test('keeps a number with what it counts, and an adverb with its verb', () => {
    expect(keptIn(draw(<Heading>三个版本能播放</Heading>))).toEqual(['三个', '版本', '能播放']);
  });

  test('keeps terms of the field that no dictionary has', () => {
    expect(keptIn(draw(<Heading>像后坐力一样的触控板</Heading>))).toEqual(['后坐力', '一样的', '触控板']);
  });

  test('keeps names and figures whole among its words', () => {
    expect(keptIn(draw(<Heading>设备 HT-D2 的存储为 250 ms 波形</Heading>))).toEqual(
      expect.arrayContaining(['设备', 'HT-D2', '存储', '250 ms', '波形']),
    );
  });

  test('that breaks only between clauses needs nothing else', () => {
    expect(keptIn(draw(<Heading>路面不同，震动的样子不同</Heading>))).toEqual([]);
  });
});

test('running text keeps names, but no words', () => {
  expect(keptIn(draw(<Text>设备 HT-D2 的存储</Text>))).toEqual(['HT-D2']);
});

test('English headings have nothing to keep but names', () => {
  expect(keptIn(draw(<Heading>The trackpad that presses back</Heading>))).toEqual([]);
});

const text = fc.stringMatching(/^[A-Za-z0-9 .,–，。的了一个与在触觉设计渲染引擎汽车手机-]{0,60}$/);

test('keeping anything on one line never changes the text', () => {
  fc.assert(
    fc.property(text, (words) => {
      expect(draw(<Heading>{words}</Heading>).replace(/<[^>]*>/g, '')).toBe(words);
    }),
  );
});

test('what is kept is in order, and nothing twice', () => {
  fc.assert(
    fc.property(text, (words) => {
      const ends = findWholes(words, 'words').flat();
      expect(ends).toEqual(ends.toSorted((one, other) => one - other));
      expect(new Set(ends.filter((_, index) => index % 2 === 0)).size).toBe(ends.length / 2);
    }),
  );
});
