import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { cacheFolder } from '#kit/project-files.ts';

export interface TestTiming {
  /** Its file and its title. */
  readonly name: string;
  readonly milliseconds: number;
}

const folder = path.join(cacheFolder, 'slowest-tests');

/** Maximum number of tests listed per kind. */
export const LISTED = 10;

/** Deletes the records of earlier runs. */
export function forgetSlowest(): void {
  rmSync(folder, { recursive: true, force: true });
}

/** Records the slowest tests of a run for `printSlowest`. */
export function keepSlowest(kind: string, timings: readonly TestTiming[]): void {
  mkdirSync(folder, { recursive: true });
  const slowest = timings.toSorted((a, b) => b.milliseconds - a.milliseconds).slice(0, LISTED);
  writeFileSync(path.join(folder, `${kind}.txt`), listSlowest(kind, slowest));
}

/** Prints what the runs since `forgetSlowest` have recorded. */
export function printSlowest(kinds: readonly string[]): string {
  return kinds
    .map((kind) => {
      try {
        return readFileSync(path.join(folder, `${kind}.txt`), 'utf8');
      } catch {
        return `No times of ${kind} were recorded.`;
      }
    })
    .join('\n');
}

function listSlowest(kind: string, timings: readonly TestTiming[]): string {
  const lines = timings.map(({ name, milliseconds }) => `  ${(milliseconds / 1000).toFixed(1).padStart(6)} s  ${name}`);
  return [`The slowest ${kind}:`, ...lines, ''].join('\n');
}
