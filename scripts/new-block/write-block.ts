import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readTitle, sentenceCase } from '../new-folder/read-title.ts';
import { requireBlockNames } from './block-names.ts';
import { printBlockFolder } from './print-block-folder.ts';
import { printLoadingBlock } from './print-loading-block.ts';

export interface NewBlock {
  readonly name: string;
  readonly titleZh?: string | undefined;
  readonly titleEn?: string | undefined;
  /** Whether it shows live content. */
  readonly hasData?: boolean | undefined;
}

/** Writes the folder of a block below `blocks` and returns its files. Validates all input first; overwrites nothing. */
export async function writeBlock(blocks: string, { name, titleZh, titleEn, hasData }: NewBlock): Promise<string[]> {
  const entries = await readdir(blocks, { withFileTypes: true });
  const names = requireBlockNames(
    name,
    entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name),
  );
  const en = readTitle(titleEn) ?? sentenceCase(names.folder);
  const title = { zh: readTitle(titleZh) ?? en, en };
  const files = hasData ? printLoadingBlock(names, title) : printBlockFolder(names, title);
  const folder = path.join(blocks, names.folder);
  await mkdir(folder);
  for (const file of files) await writeFile(path.join(folder, file.name), file.content, { flag: 'wx' });
  return files.map((file) => path.join(folder, file.name));
}
