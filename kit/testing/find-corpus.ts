import { existsSync } from 'node:fs';
import path from 'node:path';
import { isLong } from './env.ts';

const corpora = path.resolve(import.meta.dirname, '../../../shared/corpora');

/**
 * The path of test data that was collected elsewhere, in `../shared/corpora` beside the project. Only nightly runs read
 * it, and throw if it is missing; for every change there are cases of our own, so this returns null then.
 */
export function findCorpus(name: string, { folder = corpora, isNeeded = isLong } = {}): string | null {
  if (!isNeeded) return null;
  const file = path.join(folder, name);
  if (!existsSync(file)) throw new Error(`Test data is missing: ${file}.`);
  return file;
}
