import { access, constants, stat } from 'node:fs/promises';
import path from 'node:path';
import { readFolderInstallation } from '../../cms/database/installation.ts';
import { explainFileError } from '../../kit/explain-file-error.ts';

/** What to do about a data folder that cannot be used, besides mending it. */
export const otherFolder = 'set DATA_DIRECTORY to another folder';

/** Sentences about what is wrong with a data folder. Creates nothing, also where there is no folder yet. */
export async function checkDataDirectory(dataDirectory: string): Promise<string[]> {
  try {
    await requireWritable(dataDirectory);
    // A folder of an earlier start, perhaps by another account.
    await requireWritable(path.join(dataDirectory, 'run'));
    await readFolderInstallation(dataDirectory);
    return [];
  } catch (error) {
    return [explainFileError(error, otherFolder) ?? (error instanceof Error ? error.message : String(error))];
  }
}

/** Of a folder that does not exist, the nearest one above must be writable. */
async function requireWritable(folder: string): Promise<void> {
  const found = await stat(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (found === null && path.dirname(folder) !== folder) return requireWritable(path.dirname(folder));
  if (found?.isDirectory() === false) throw Object.assign(new Error(), { code: 'ENOTDIR', path: folder });
  await access(folder, constants.W_OK | constants.X_OK);
}
