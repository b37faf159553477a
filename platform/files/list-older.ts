import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Names of files that were last written before, milliseconds since 1970. None where there is no folder. */
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
