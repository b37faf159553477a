import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drawSharePicture, printShareSvg } from './draw-share-picture.ts';
import { openFaces } from './faces.ts';
import { createQueue } from './one-at-a-time.ts';
import { openPictureFiles } from './picture-files.ts';
import { readShareAddress, shareAddress, shareKey } from './share-address.ts';
import type { ShareWords } from './share-words.ts';
import { wrapTitle } from './wrap-title.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'share-pictures-'));
});
afterAll(() => rm(folder, { recursive: true }));

const words: ShareWords = {
  locale: 'zh',
  title: '影音娱乐的触感：给手听的音乐',
  eyebrow: '解决方案',
  signature: 'seed',
};

describe('a share picture', () => {
  it('has the size that social networks require, and less than 100 KB', async () => {
    const picture = await drawSharePicture(words, await openFaces('zh'));
    const { width, height, format } = await sharp(picture).metadata();
    expect([width, height, format]).toEqual([1200, 630, 'png']);
    expect(picture.length).toBeLessThan(100_000);
  });

  it('contains text only as outlines, so that no markup of an editor is rendered', async () => {
    const svg = printShareSvg({ ...words, title: '<image href="file:///etc/passwd"/>&x;' }, await openFaces('zh'));
    expect(svg).not.toMatch(/<(?:text|image|foreignObject)|href|&/);
    expect(svg.match(/<path transform/g)?.length).toBeGreaterThan(20);
  });

  it('omits characters that no font has, and is still drawn', async () => {
    const faces = await openFaces('en');
    expect(faces.measure('😀', 64)).toBe(0);
    await expect(drawSharePicture({ ...words, locale: 'en', title: '😀' }, faces)).resolves.toBeInstanceOf(Buffer);
  });
});

describe('the address of a picture', () => {
  it('changes with each text on it, and with nothing else', () => {
    const keys = [words, { ...words, title: 'x' }, { ...words, eyebrow: '' }, { ...words, signature: 'y' }].map(
      shareKey,
    );
    expect(new Set(keys).size).toBe(4);
    expect(shareKey({ ...words })).toBe(keys[0]);
  });

  it('can be parsed back', () => {
    for (const place of ['/', '/solution/触感']) {
      const steps = shareAddress(words, place).split('/').slice(2).map(decodeURIComponent);
      expect(readShareAddress(steps)).toEqual({ locale: 'zh', path: place, key: shareKey(words) });
    }
  });

  it.each([[['fr', `${'a'.repeat(20)}.png`]], [['zh', 'x.png']], [['zh', '..%2f..', 'etc']], [[]]])(
    'is not %j',
    (steps) => expect(readShareAddress(steps)).toBeNull(),
  );
});

describe('a title', () => {
  const measure = (text: string) => [...text].length * 10;
  const wrap = (title: string, width: number, mostLines = 3) =>
    wrapTitle(title, { locale: 'zh', width, mostLines, measure });

  it('is wrapped between words, into lines of about equal length', () => {
    expect(wrap('one two three four', 120)).toEqual(['one two', 'three four']);
  });

  it('has no line that starts with closing punctuation or ends with opening punctuation', () => {
    for (let width = 80; width < 200; width += 10) {
      for (const line of wrap('触感，是“听得见”的声音：《手》。', width, 20)) {
        expect(line).not.toMatch(/^[，。：”》]|[“《]$/u);
      }
    }
  });

  it('that is too long ends with an ellipsis', () => {
    const lines = wrap('触'.repeat(100), 100);
    expect(lines).toHaveLength(3);
    expect(lines[2]).toMatch(/触…$/u);
    for (const line of lines) expect(measure(line)).toBeLessThanOrEqual(100);
  });

  it('with a word wider than a line is wrapped inside the word', () => {
    expect(wrap('abcdefghijkl', 50)).toEqual(['abcde', 'fghij', 'kl']);
  });
});

describe('pictures on disk', () => {
  it('are returned as they were stored, and missing ones are reported', async () => {
    const files = openPictureFiles(path.join(folder, 'kept'));
    expect(await files.read('a')).toBeNull();
    await files.keep('a', Buffer.from('picture'));
    expect((await files.read('a'))?.toString()).toBe('picture');
  });

  it('stay within a limit: the oldest are deleted', async () => {
    const place = path.join(folder, 'many');
    const files = openPictureFiles(place, 2);
    for (const [index, key] of ['a', 'b', 'c'].entries()) {
      await files.keep(key, Buffer.from(key));
      if (key !== 'c') await utimes(path.join(place, `${key}.png`), index, index);
    }
    expect((await readdir(place)).toSorted()).toEqual(['b.png', 'c.png']);
  });
});

describe('drawing', () => {
  it('happens one at a time, and is refused when the queue is full', async () => {
    const inTurn = createQueue(2);
    let running = 0;
    let most = 0;
    const work = async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setTimeout(resolve, 5));
      running -= 1;
      return 'drawn';
    };
    expect(await Promise.all([inTurn(work), inTurn(work), inTurn(work)])).toEqual(['drawn', 'drawn', null]);
    expect(most).toBe(1);
  });

  it('continues after a failure', async () => {
    const inTurn = createQueue(5);
    const failed = inTurn(() => Promise.reject(new Error('x')));
    await expect(failed).rejects.toThrow('x');
    expect(await inTurn(async () => 1)).toBe(1);
  });
});
