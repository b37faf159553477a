import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { projectRoot } from '#kit/project-files.ts';
import { propertyOf } from '#kit/property-of.ts';

/** The version of the program, from `package.json`. */
export async function readProductVersion(): Promise<string> {
  const value: unknown = JSON.parse(await readFile(path.join(projectRoot, 'package.json'), 'utf8'));
  const version = propertyOf(value, 'version');
  return typeof version === 'string' ? version : 'unknown';
}
