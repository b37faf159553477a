import { expect, it } from 'vitest';
import { chooseFiles } from './choose-files.ts';

const file = (name: string, size = 10) => ({ name, size });
const megabyte = 1024 * 1024;
const none = new Map();

it.each(['a.png', 'a.JPG', 'a.jpeg', 'a.bmp', 'effect.he'])('%s may be sent with feedback', (name) => {
  expect(chooseFiles([], [file(name)])).toEqual({ files: [file(name)], leftOut: none });
});

it.each(['a.exe', 'png', 'a.png.svg', 'a.'])('%s may not be sent with feedback', (name) => {
  expect(chooseFiles([], [file(name)])).toEqual({ files: [], leftOut: new Map([['unsupported', [name]]]) });
});

it('a file of 10 MB may be sent, a larger one may not', () => {
  expect(chooseFiles([], [file('a.png', 10 * megabyte)]).leftOut).toEqual(none);
  expect(chooseFiles([], [file('a.png', 10 * megabyte + 1)]).leftOut).toEqual(new Map([['tooLarge', ['a.png']]]));
});

it('three files may be sent; the fourth is left out, and the three stay', () => {
  const three = chooseFiles([file('1.png')], [file('2.png'), file('3.png')]).files;
  expect(chooseFiles(three, [file('4.png')])).toEqual({ files: three, leftOut: new Map([['tooMany', ['4.png']]]) });
});

it('all files that were left out are named, by reason', () => {
  const added = ['a.exe', '1.png', 'b.svg', '2.png', '3.png', '4.png', '5.png'].map((name) => file(name));
  expect(chooseFiles([], [...added, file('c.png', 11 * megabyte)]).leftOut).toEqual(
    new Map([
      ['unsupported', ['a.exe', 'b.svg']],
      ['tooMany', ['4.png', '5.png']],
      ['tooLarge', ['c.png']],
    ]),
  );
});
