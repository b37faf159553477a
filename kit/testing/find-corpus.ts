import { existsSync } from 'node:fs';
import path from 'node:path';
import { isDeciding } from './env.ts';

const corpora = path.resolve(import.meta.dirname, '../../../shared/corpora');

/**
 * Where data that was collected elsewhere stands, in `../shared/corpora` beside the project; null where it does not, and then
 * the console says what is not tried. Throws in CI: a run that decides must not pass because its data is missing.
 */
export function findCorpus(name: string, { folder = corpora, isNeeded = isDeciding } = {}): string | null {
  const place = path.join(folder, name);
  if (existsSync(place)) return place;
  const message = `The collected data is missing: ${place}. What it proves is not tried.`;
  if (isNeeded) throw new Error(message);
  console.warn(`\n!!! ${message}\n`);
  return null;
}
