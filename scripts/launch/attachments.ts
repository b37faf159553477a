import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { BuildOptions, BuildResult, Metafile, Plugin } from 'esbuild';
import { addresses } from '#contract/addresses.ts';
import { attachmentsManifest, attachmentsPath } from '#contract/still-pages.ts';
import { projectRoot } from '#kit/project-files.ts';

/** A module that brings part of a public page to life. */
export interface AttachmentSource {
  /** As `data-attach` names it. */
  readonly name: string;
  /** From the root of the project: exports what attaches it, or, for an island, the component. */
  readonly file: string;
}

/** Those of the shell and of gates, and `attach.ts` or `island.tsx` of every block that has one. */
export async function listAttachments(): Promise<AttachmentSource[]> {
  const folders = await readdir(path.join(projectRoot, 'blocks'), { withFileTypes: true });
  const blocks = folders
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => ['attach.ts', 'island.tsx'].map((file) => ({ name, file: `blocks/${name}/${file}` })))
    .filter(({ file }) => existsSync(path.join(projectRoot, file)))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  return [
    { name: 'shell', file: 'site/shell/attach-shell.ts' },
    { name: 'gate', file: 'site/gate/attach-gate.ts' },
    { name: 'opened', file: 'site/gate/attach-opened.ts' },
    ...blocks,
  ];
}

/**
 * Bundles the attachments for browsers into the build of the site: one file each, named by a hash of its content, and what
 * they fetch later in files of its own. Last of all it writes the manifest, so a build without one is not whole.
 */
export async function buildAttachments(buildFolder: string, sources?: readonly AttachmentSource[]): Promise<void> {
  const { build, stop } = await import('esbuild');
  const wanted = sources ?? (await listAttachments());
  const results = await Promise.all(wanted.map((source) => build(bundleOptionsOf(source, buildFolder))));
  // Its own process would otherwise stay for as long as the product runs.
  await stop();
  await writeManifest(buildFolder, results);
}

/** Each is bundled by itself: what two of them share is smaller than the round trip that a file of its own would cost. */
export function bundleOptionsOf(
  { name, file }: AttachmentSource,
  buildFolder: string,
): BuildOptions & { metafile: true } {
  return {
    absWorkingDir: projectRoot,
    entryPoints: [{ in: entryOf(name), out: name }],
    plugins: [printEntry(name, file)],
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    minify: true,
    jsx: 'automatic',
    metafile: true,
    charset: 'utf8',
    legalComments: 'none',
    define: { 'process.env.NODE_ENV': '"production"' },
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    outdir: path.join(buildFolder, attachmentsPath.slice(addresses.build.path.length)),
    logLevel: 'silent',
  };
}

/** Finds what an attachment is for, on a page. */
const runtime = 'ui/attach-to-page.ts';
/** What stands for an island until somebody asks for it, and what then draws it. */
const island = { doorway: 'ui/attach-island.ts', inside: 'ui/wake-island.tsx' };

const entryOf = (name: string) => `attachment:${name}`;

/** The module of a page: the attachment, and the call that finds what it is for. Of an island, only its doorway. */
function printEntry(name: string, file: string): Plugin {
  const attach = [`import attach from './${file}';`];
  const doorway = [
    `import { attachIsland } from './${island.doorway}';`,
    `const attach = (root) => attachIsland(root, () => import('island:${name}'));`,
  ];
  const entry = [
    ...(file.endsWith('.tsx') ? doorway : attach),
    `import { attachToPage } from './${runtime}';`,
    `attachToPage(${JSON.stringify(name)}, attach);`,
  ];
  const inside = [
    `import Island from './${file}';`,
    `import { wakeIsland } from './${island.inside}';`,
    'export const wake = (root) => wakeIsland(root, Island);',
  ];
  return {
    name: 'attachment-entry',
    setup({ onResolve, onLoad }) {
      for (const [namespace, lines] of Object.entries({ attachment: entry, island: inside })) {
        onResolve({ filter: new RegExp(`^${namespace}:`) }, ({ path: wanted }) => ({ path: wanted, namespace }));
        onLoad({ filter: /.*/, namespace }, () => ({ resolveDir: projectRoot, contents: lines.join('\n') }));
      }
    },
  };
}

export async function writeManifest(buildFolder: string, results: readonly BuildResult[]): Promise<void> {
  const addressesOf: Record<string, string[]> = {};
  for (const { metafile } of results) {
    const outputs = metafile?.outputs ?? {};
    for (const [file, { entryPoint }] of Object.entries(outputs)) {
      const [, name] = /^attachment:(?:attachment:)?(.+)$/.exec(entryPoint ?? '') ?? [];
      if (name === undefined) continue;
      addressesOf[name] = [...listParts(file, outputs)].map((part) => `${attachmentsPath}/${path.basename(part)}`);
    }
  }
  const target = path.join(buildFolder, attachmentsManifest);
  await mkdir(buildFolder, { recursive: true });
  // Whole or not there: a page may be drawn at this very moment.
  await writeFile(`${target}.new`, JSON.stringify(addressesOf, null, 2));
  await rename(`${target}.new`, target);
}

/** A module and what it shares with those that it fetches later, which has to be there before it runs. */
function listParts(file: string, outputs: Metafile['outputs'], found = new Set<string>()): ReadonlySet<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const { path: part, kind } of outputs[file]?.imports ?? []) {
    if (kind === 'import-statement') listParts(part, outputs, found);
  }
  return found;
}
