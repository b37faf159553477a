import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { digestFile } from './digest-file.ts';

test('a file has the checksum that the server computes', async () => {
  for (const text of ['', 'abc', '触感'])
    expect(await digestFile(new Blob([text]))).toBe(createHash('sha256').update(text).digest('hex'));
});

test('a large file is not read into memory', async () => {
  const large = Object.assign(new Blob(['x']), {
    arrayBuffer: () => Promise.reject(new Error('It was read.')),
  });
  Object.defineProperty(large, 'size', { value: 64 * 1024 * 1024 + 1 });
  expect(await digestFile(large)).toBeNull();
});
