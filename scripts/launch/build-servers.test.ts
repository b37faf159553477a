import { execFile } from 'node:child_process';
import {
  copyFile,
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  realpath,
  rm,
  stat,
  symlink,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { builtinModules } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { transform } from 'esbuild';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { projectRoot } from '#kit/project-files.ts';
import { buildServersWhenNeeded, findServers } from './build-servers.ts';

const builds = await realpath(await mkdtemp(path.join(tmpdir(), 'servers-')));
afterAll(() => rm(builds, { recursive: true, force: true }));

describe('servers as plain JavaScript', () => {
  it('are not rebuilt while their sources are unchanged', async () => {
    const folder = await buildServersWhenNeeded(builds);
    const builtAt = (await stat(path.join(folder, 'inputs.json'))).mtimeMs;
    expect(await buildServersWhenNeeded(builds)).toBe(folder);
    expect((await stat(path.join(folder, 'inputs.json'))).mtimeMs).toBe(builtAt);
  });

  it('are built completely when two starts build at once', async () => {
    const both = path.join(builds, 'both');
    const [one, other] = await Promise.all([buildServersWhenNeeded(both), buildServersWhenNeeded(both)]);
    expect(one).toBe(other);
    expect((await readdir(both)).sort()).toEqual([path.basename(one), 'current'].sort());
    await rm(both, { recursive: true });
  });

  it('are found through the link to the newest build', async () => {
    const folder = await buildServersWhenNeeded(builds);
    expect(await realpath(path.join(builds, 'current'))).toBe(folder);
    for (const program of [
      'cms/main.js',
      'edge/main.js',
      'scripts/start.js',
      'cms/media/picture-process.js',
      'cms/supported-lists/print/print-process.js',
    ])
      expect((await stat(path.join(folder, program))).size).toBeGreaterThan(1_000);
  });

  it('are valid JavaScript modules', async () => {
    const folder = await buildServersWhenNeeded(builds);
    for (const name of await readdir(folder, { recursive: true })) {
      if (!name.endsWith('.js')) continue;
      // Not `node --check`, which accepts a module that declares a name twice.
      await expect(
        transform(await readFile(path.join(folder, name), 'utf8'), { format: 'esm' }),
      ).resolves.toBeDefined();
    }
  });

  it('include their libraries, except those with native binaries', async () => {
    const folder = await buildServersWhenNeeded(builds);
    const files = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.js'));
    const asked = new Set<string>();
    for (const name of files) {
      const text = await readFile(path.join(folder, name), 'utf8');
      for (const [, library = ''] of text.matchAll(/^import [^;]*?from "([^"]+)";$/gm)) asked.add(library);
    }
    const libraries = [...asked].filter(
      (name) => !name.startsWith('.') && !builtinModules.includes(name.replace('node:', '')),
    );
    expect(libraries.sort()).toEqual(['@myriaddreamin/typst-ts-node-compiler', '@node-rs/argon2', 'sharp']);
  });

  it('are rebuilt when a source is newer, and older builds are removed', async () => {
    const folder = await buildServersWhenNeeded(builds);
    await utimes(path.join(folder, 'inputs.json'), new Date(0), new Date(0));
    expect(await buildServersWhenNeeded(builds)).toBe(folder);
    expect((await stat(path.join(folder, 'inputs.json'))).mtimeMs).toBeGreaterThan(Date.now() - 600_000);
    expect((await readdir(builds)).sort()).toEqual([path.basename(folder), 'current'].sort());
  });
});

it('a copy of the builds has its own, and a link that leads back to the original counts for nothing', async () => {
  const folder = await buildServersWhenNeeded(builds);
  const copy = `${builds}-copy`;
  onTestFinished(() => rm(copy, { recursive: true }));
  await cp(builds, copy, { recursive: true, verbatimSymlinks: true, preserveTimestamps: true });
  expect(await buildServersWhenNeeded(copy)).toBe(path.join(copy, path.basename(folder)));
  await rm(path.join(copy, 'current'));
  await symlink(folder, path.join(copy, 'current'));
  expect(await findServers(copy)).toBeNull();
  expect(await buildServersWhenNeeded(copy)).toBe(path.join(copy, path.basename(folder)));
});

it.each([
  { title: 'a start whose build is outdated runs the new one', target: '.servers/old' },
  { title: 'a start in a copy of the project does not run the servers of the original', target: '../original/old' },
])('$title', async ({ target }) => {
  const root = path.join(builds, `start-${path.basename(path.dirname(target))}`);
  const original = path.join(builds, 'original');
  await mkdir(path.join(original, 'old/scripts/launch'), { recursive: true });
  await writeFile(path.join(original, 'old/package.json'), '{ "type": "module" }');
  await writeFile(path.join(original, 'old/scripts/start.js'), "console.log('original');");
  await writeFile(
    path.join(original, 'old/scripts/launch/build-servers.js'),
    `export const findServers = async () => ${JSON.stringify(path.join(original, 'old'))};`,
  );
  const write = async (file: string, text: string) => {
    await mkdir(path.dirname(path.join(root, file)), { recursive: true });
    await writeFile(path.join(root, file), text);
  };
  await write('package.json', '{ "type": "module" }');
  for (const age of ['old', 'new']) await write(`.servers/${age}/scripts/start.js`, `console.log('${age}');`);
  await write('.servers/old/scripts/launch/build-servers.js', 'export const findServers = async () => null;');
  await symlink(path.join(root, target), path.join(root, '.servers/current'));
  const renew = "import { rmSync, symlinkSync } from 'node:fs'; rmSync('.servers/current');";
  await write('scripts/build-servers.ts', `${renew} symlinkSync(process.cwd() + '/.servers/new', '.servers/current');`);
  await symlink(path.join(projectRoot, 'node_modules'), path.join(root, 'node_modules'));
  await copyFile(path.join(projectRoot, 'scripts/start.mjs'), path.join(root, 'scripts/start.mjs'));
  const { stdout } = await promisify(execFile)(process.execPath, ['scripts/start.mjs'], { cwd: root });
  expect(stdout.trim()).toBe('new');
});
