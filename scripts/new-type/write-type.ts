import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readTitle, sentenceCase } from '../new-folder/read-title.ts';
import { printTypeFolder } from './print-type-folder.ts';
import { requireTypeNames } from './type-names.ts';

export interface NewType {
  readonly name: string;
  readonly titleZh?: string | undefined;
  readonly titleEn?: string | undefined;
}

/** Writes the folder of a type below `types` and returns its files. Validates all input first; overwrites nothing. */
export async function writeType(types: string, { name, titleZh, titleEn }: NewType): Promise<string[]> {
  const entries = await readdir(types, { withFileTypes: true });
  const names = requireTypeNames(
    name,
    entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name),
  );
  const en = readTitle(titleEn) ?? sentenceCase(names.folder);
  const files = printTypeFolder(names, { zh: readTitle(titleZh) ?? en, en });
  const folder = path.join(types, names.folder);
  await mkdir(folder);
  for (const file of files) await writeFile(path.join(folder, file.name), file.content, { flag: 'wx' });
  return files.map((file) => path.join(folder, file.name));
}
