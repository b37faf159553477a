import { expect, it } from 'vitest';
import { checkFile } from './check-file.ts';

const megabyte = 1024 * 1024;

it.each(['a.zip', 'a.HE', 'a.b.json'])('%s may be sent', (name) => expect(checkFile({ name, size: 1 })).toBeNull());

it.each(['a.bin', 'zip', 'a.zip.exe', 'a.', ''])('%s may not be sent', (name) => {
  expect(checkFile({ name, size: 1 })).toBe('wrongEnding');
});

it('an archive of 200 MB may be sent, a larger one may not', () => {
  expect(checkFile({ name: 'a.zip', size: 200 * megabyte })).toBeNull();
  expect(checkFile({ name: 'a.zip', size: 200 * megabyte + 1 })).toBe('tooLarge');
});

it('a text file of 10 MB may be sent, a larger one may not', () => {
  expect(checkFile({ name: 'a.he', size: 10 * megabyte })).toBeNull();
  expect(checkFile({ name: 'a.json', size: 10 * megabyte + 1 })).toBe('tooLarge');
});

it('a file without content may not be sent', () => expect(checkFile({ name: 'a.zip', size: 0 })).toBe('emptyFile'));
