import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { LaunchError } from '../launch/settings.ts';
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

/** Writes the folder of a block below `blocks` and gives the files, or throws and leaves nothing. Overwrites nothing. */
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

/** One line: a title stands in menus. */
function readTitle(title: string | undefined): string | undefined {
  if (title === undefined) return undefined;
  const line = title.replace(/\s+/g, ' ').trim();
  if (line === '' || line.length > 40) {
    throw new LaunchError(`The title "${line}" must have 1 to 40 characters: editors read it in a narrow list.`);
  }
  return line;
}

function sentenceCase(folder: string): string {
  const words = folder.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
