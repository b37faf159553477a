import { existsSync, statSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { addresses } from '#contract/addresses.ts';
import type { SiteEnv } from './env.ts';

/** Whether a path is a file that this server gives out: `/icon.svg`. */
export type IsFile = (pathname: string) => boolean;

const madeByRoutes: readonly string[] = [
  addresses.robots.path,
  addresses.sitemap.path,
  addresses.speculationRules.path,
];

/** Files of `folder`, and those that route handlers make. While developing files come and go, and Next has its own. */
export async function openFileList(
  { isProduction }: Pick<SiteEnv, 'isProduction'>,
  folder = 'public',
): Promise<IsFile> {
  if (!isProduction) {
    return (pathname) =>
      madeByRoutes.includes(pathname) ||
      pathname.startsWith(`${addresses.build.path}/`) ||
      isFileOnDisk(path.join(folder, pathname));
  }
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => `/${path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/')}`);
  const all = new Set([...madeByRoutes, ...files]);
  return (pathname) => all.has(pathname);
}

/** Not a folder: that of all files is at "/", where the front page is. */
function isFileOnDisk(file: string): boolean {
  return existsSync(file) && statSync(file).isFile();
}
