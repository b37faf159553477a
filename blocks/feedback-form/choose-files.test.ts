import { expect, it } from 'vitest';
import { chooseFiles } from './choose-files.ts';

const file = (name: string, size = 10) => ({ name, size });
const megabyte = 1024 * 1024;

it.each(['a.png', 'a.JPG', 'a.jpeg', 'a.bmp', 'effect.he'])('%s may be sent with feedback', (name) => {
  expect(chooseFiles([], [file(name)])).toEqual({ files: [file(name)], fault: null });
});

it.each(['a.exe', 'png', 'a.png.svg', 'a.'])('%s may not be sent with feedback', (name) => {
  expect(chooseFiles([], [file(name)])).toEqual({ files: [], fault: { kind: 'unsupported', name } });
});

it('a file of 10 MB may be sent, a larger one may not', () => {
  expect(chooseFiles([], [file('a.png', 10 * megabyte)]).fault).toBeNull();
  expect(chooseFiles([], [file('a.png', 10 * megabyte + 1)]).fault?.kind).toBe('tooLarge');
});

it('three files may be sent; the fourth is left out, and the three stay', () => {
  const three = chooseFiles([file('1.png')], [file('2.png'), file('3.png')]).files;
  expect(chooseFiles(three, [file('4.png')])).toEqual({ files: three, fault: { kind: 'tooMany', name: '4.png' } });
});
