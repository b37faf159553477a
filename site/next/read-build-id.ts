import { readFile } from 'node:fs/promises';

/** Next's identifier of the current build. */
export function readBuildId(): Promise<string> {
  return readFile('.next/BUILD_ID', 'utf8');
}
