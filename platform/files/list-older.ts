import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Names of files last written before a time in milliseconds since 1970; none if the folder does not exist. */
export async function listOlder(folder: string, before: number): Promise<string[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const dated = await Promise.all(
    names.map(async (name) => ({ name, at: (await stat(join(folder, name)).catch(() => null))?.mtimeMs ?? before })),
  );
  return dated.filter(({ at }) => at < before).map(({ name }) => name);
}
