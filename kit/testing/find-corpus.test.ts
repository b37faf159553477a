import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { findCorpus } from './find-corpus.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'corpora-'));
  await writeFile(join(folder, 'there.jsonl'), '');
});
afterAll(() => rm(folder, { recursive: true }));
afterEach(() => vi.restoreAllMocks());

describe('data that was collected elsewhere', () => {
  test('is found beside the project', () => {
    expect(findCorpus('there.jsonl', { folder, isNeeded: true })).toBe(join(folder, 'there.jsonl'));
  });

  test('ends a run that needs it if it is missing', () => {
    expect(() => findCorpus('gone.jsonl', { folder, isNeeded: true })).toThrow(join(folder, 'gone.jsonl'));
  });

  test('is reported as missing in other runs', () => {
    const said = vi.spyOn(console, 'warn').mockImplementation(() => {});
    expect(findCorpus('gone.jsonl', { folder, isNeeded: false })).toBeNull();
    expect(said.mock.calls.join()).toContain(join(folder, 'gone.jsonl'));
  });
});
