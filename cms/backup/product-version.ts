import { readFile } from 'node:fs/promises';
import { propertyOf } from '#kit/property-of.ts';

/** The version of the program, from its package. */
export async function readProductVersion(): Promise<string> {
  const value: unknown = JSON.parse(await readFile(new URL('../../package.json', import.meta.url), 'utf8'));
  const version = propertyOf(value, 'version');
  return typeof version === 'string' ? version : 'unknown';
}
