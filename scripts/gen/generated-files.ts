import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

export interface GeneratedFile {
  /** From the root of the project. */
  readonly path: string;
  readonly content: string;
}

const root = path.resolve(import.meta.dirname, '../..');

/** Writes the files that changed and returns their paths. */
export async function writeFiles(files: readonly GeneratedFile[]): Promise<string[]> {
  const stale = await checkFiles(files);
  for (const file of files) {
    if (!stale.includes(relative(file))) continue;
    const target = path.resolve(root, file.path);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, file.content);
  }
  return stale;
}

/** Returns the paths of the files whose content on disk differs. */
export async function checkFiles(files: readonly GeneratedFile[]): Promise<string[]> {
  const stale: string[] = [];
  for (const file of files) {
    if ((await readText(path.resolve(root, file.path))) !== file.content) stale.push(relative(file));
  }
  return stale;
}

function relative(file: GeneratedFile): string {
  return path.relative(root, path.resolve(root, file.path));
}

async function readText(file: string): Promise<string | null> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}
