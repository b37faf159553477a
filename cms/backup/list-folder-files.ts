import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { isFolderFileName } from './model.ts';

/**
 * Every complete file in a room's folder, relative to the data folder: `platform/files/3f….png`. Empty if the folder
 * does not exist.
 */
export async function listFolderFiles(dataDirectory: string, folder: string): Promise<string[]> {
  const entries = await readdir(join(dataDirectory, ...folder.split('/')), { withFileTypes: true }).catch(
    (error: unknown) => {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
      throw error;
    },
  );
  const found: string[] = [];
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const name = `${folder}/${entry.name}`;
    if (entry.name.startsWith('.')) continue;
    if (entry.isDirectory()) found.push(...(await listFolderFiles(dataDirectory, name)));
    else if (entry.isFile() && isFolderFileName(name)) found.push(name);
  }
  return found;
}
