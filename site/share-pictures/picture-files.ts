import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Drawn pictures on disk, by key. */
export interface PictureFiles {
  read(key: string): Promise<Buffer | null>;
  /** Writes atomically. Beyond the limit, the oldest pictures are deleted. */
  keep(key: string, picture: Buffer): Promise<void>;
}

/** About 150 MB. */
const MOST_FILES = 5_000;

export function openPictureFiles(folder: string, mostFiles = MOST_FILES): PictureFiles {
  const fileOf = (key: string) => path.join(folder, `${key}.png`);
  let count: number | null = null;

  const dropOldest = async () => {
    const names = (await readdir(folder)).filter((name) => name.endsWith('.png'));
    const dated = await Promise.all(
      names.map(async (name) => ({ name, at: (await stat(path.join(folder, name))).mtimeMs })),
    );
    const oldest = dated.toSorted((a, b) => a.at - b.at).slice(0, Math.max(0, dated.length - mostFiles));
    await Promise.all(oldest.map(({ name }) => rm(path.join(folder, name), { force: true })));
    return dated.length - oldest.length;
  };

  return {
    read: async (key) => {
      try {
        return await readFile(fileOf(key));
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    keep: async (key, picture) => {
      await mkdir(folder, { recursive: true });
      const draft = `${fileOf(key)}.${process.pid}.part`;
      await writeFile(draft, picture);
      await rename(draft, fileOf(key));
      // The folder is counted only once: listing it for each picture would cost more than drawing the picture.
      count = count === null || count >= mostFiles ? await dropOldest() : count + 1;
    },
  };
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
