import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findCorpus } from './find-corpus.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'corpora-'));
  await writeFile(join(folder, 'there.jsonl'), '');
});
afterAll(() => rm(folder, { recursive: true }));

describe('data that was collected elsewhere', () => {
  test('is found beside the project', () => {
    expect(findCorpus('there.jsonl', { folder, isNeeded: true })).toBe(join(folder, 'there.jsonl'));
  });

  test('ends a run that needs it if it is missing', () => {
    expect(() => findCorpus('gone.jsonl', { folder, isNeeded: true })).toThrow(join(folder, 'gone.jsonl'));
  });

  test('is not read in other runs, wherever it is', () => {
    expect(findCorpus('there.jsonl', { folder, isNeeded: false })).toBeNull();
  });
});
