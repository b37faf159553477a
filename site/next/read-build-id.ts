import { readFile } from 'node:fs/promises';

/** By which Next tells one build from another. */
export function readBuildId(): Promise<string> {
  return readFile('.next/BUILD_ID', 'utf8');
}
