import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { BuildOptions, BuildResult, Metafile, Plugin } from 'esbuild';
import { addresses } from '#contract/addresses.ts';
import { attachmentsManifest, attachmentsPath } from '#contract/still-pages.ts';
import { projectRoot } from '#kit/project-files.ts';

/** A module that makes a part of a public page interactive. */
export interface AttachmentSource {
  /** Its name in `data-attach`. */
  readonly name: string;
  /** Path from the root of the project; exports the function that attaches it, or, for an island, the component. */
  readonly file: string;
}

/** The attachments of the shell and of gates, and `attach.ts` or `island.tsx` of every block that has one. */
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
    { name: 'password-gate', file: 'site/gate/attach-password-gate.ts' },
    { name: 'opened', file: 'site/gate/attach-opened.ts' },
    ...blocks,
  ];
}

/** During development, a page also loads itself again when a source file has changed. */
export async function listDevelopmentAttachments(): Promise<AttachmentSource[]> {
  return [...(await listAttachments()), { name: 'reload', file: 'site/development/attach-reload.ts' }];
}

/**
 * Bundles the attachments for browsers into the build of the site: one file each, named by a hash of its content, with
 * parts that are loaded later in separate files. The manifest is written last, so a build without one is incomplete.
 */
export async function buildAttachments(buildFolder: string, sources?: readonly AttachmentSource[]): Promise<void> {
  const { build, stop } = await import('esbuild');
  const wanted = sources ?? (await listAttachments());
  const results = await Promise.all(wanted.map((source) => build(bundleOptionsOf(source, buildFolder))));
  // Otherwise the esbuild process would keep running as long as the product does.
  await stop();
  await writeManifest(buildFolder, results);
}

/** Each attachment is bundled separately: what two of them share costs less than the round trip for a shared file. */
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

/** Finds the elements of an attachment on a page. */
const runtime = 'ui/attach-to-page.ts';
/** The loader of an island, which runs until a visitor uses it, and the code that then hydrates it. */
const island = { doorway: 'ui/attach-island.ts', inside: 'ui/wake-island.tsx' };

const entryOf = (name: string) => `attachment:${name}`;

/**
 * The entry module for a page: the attachment, and the call that finds its elements. For an island, only its loader.
 */
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
  // Atomically: a page may be rendered at this very moment.
  await writeFile(`${target}.new`, JSON.stringify(addressesOf, null, 2));
  await rename(`${target}.new`, target);
}

/** A module and its static imports (shared with parts that it loads later), which must be loaded before it runs. */
function listParts(file: string, outputs: Metafile['outputs'], found = new Set<string>()): ReadonlySet<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const { path: part, kind } of outputs[file]?.imports ?? []) {
    if (kind === 'import-statement') listParts(part, outputs, found);
  }
  return found;
}
