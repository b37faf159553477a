import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { addresses } from '#contract/addresses.ts';
import { attachmentsPath, fontsManifest } from '#contract/still-pages.ts';
import { projectRoot } from '#kit/project-files.ts';

/** The same files that `ui/latin-font.tsx` has for documents that Next renders. */
const faces = {
  common: 'ui/fonts/bricolage-grotesque-basic.woff2',
  complete: 'node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
} as const;

/** Copies the web font into the build of the site, each file named by a hash of its content, and lists the addresses. */
export async function buildFonts(buildFolder: string): Promise<void> {
  const folder = path.join(buildFolder, attachmentsPath.slice(addresses.build.path.length));
  await mkdir(folder, { recursive: true });
  const copy = async (file: string) => {
    const bytes = await readFile(path.join(projectRoot, file));
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8).toUpperCase();
    const name = `${path.basename(file, '.woff2')}-${hash}.woff2`;
    await writeFile(path.join(folder, name), bytes);
    return `${attachmentsPath}/${name}`;
  };
  const urls = { common: await copy(faces.common), complete: await copy(faces.complete) };
  const target = path.join(buildFolder, fontsManifest);
  // Atomically: during development a page may be rendered at this very moment.
  await writeFile(`${target}.new`, JSON.stringify(urls, null, 2));
  await rename(`${target}.new`, target);
}
