import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { projectRoot } from '#kit/project-files.ts';
import { readCommitted, readReleased } from '../released/released-file.ts';
import { readStoredNames, type StoredName, storedFieldsFile } from './stored-fields.ts';

/**
 * What content may be stored under: by the newest release; before the first one by the last commit; in a copy without git by the
 * file that is there. Empty if nothing was recorded yet.
 */
export async function readStoredBase(): Promise<StoredName[]> {
  const text =
    (await readReleased(storedFieldsFile))?.text ?? (await readCommitted(storedFieldsFile)) ?? (await readPresent());
  return readStoredNames(text);
}

async function readPresent(): Promise<string> {
  try {
    return await readFile(path.join(projectRoot, storedFieldsFile), 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '';
    throw error;
  }
}
