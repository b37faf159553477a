import { existsSync } from 'node:fs';
import path from 'node:path';
import { isDeciding } from './env.ts';

const corpora = path.resolve(import.meta.dirname, '../../../shared/corpora');

/**
 * The path of test data that was collected elsewhere, in `../shared/corpora` beside the project; null with a warning if
 * it is missing. Throws in CI, because a deciding run must not pass just because its data is missing.
 */
export function findCorpus(name: string, { folder = corpora, isNeeded = isDeciding } = {}): string | null {
  const place = path.join(folder, name);
  if (existsSync(place)) return place;
  const message = `Test data is missing: ${place}. The tests that need it are skipped.`;
  if (isNeeded) throw new Error(message);
  console.warn(`\n!!! ${message}\n`);
  return null;
}
