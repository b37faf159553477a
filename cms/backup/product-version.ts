import { readFile } from 'node:fs/promises';

/** The version of the program, from its package. */
export async function readProductVersion(): Promise<string> {
  const value: unknown = JSON.parse(await readFile(new URL('../../package.json', import.meta.url), 'utf8'));
  const version: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, 'version') : null;
  return typeof version === 'string' ? version : 'unknown';
}
