import { type Dirent, existsSync, readdirSync, statSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { attachmentsManifest } from '#contract/still-pages.ts';
import { projectRoot } from '#kit/project-files.ts';
import { holdBuild, listOtherUsers, markUse } from './build-users.ts';
import { buildFonts } from './fonts.ts';
import type { Output } from './output.ts';
import { serviceEnvironment } from './service-environment.ts';
import { startServiceProcess } from './service-process.ts';
import { LaunchError, type LaunchSettings } from './settings.ts';

/** Rooms and files that affect a build of the site. */
const sources = [
  'app',
  'blocks',
  'cms-schema',
  'content-types',
  'contract',
  'kit',
  'pages',
  'public',
  'session',
  'site',
  'studio',
  'ui',
];
const files = [
  'instrumentation.ts',
  'proxy.ts',
  'next.config.ts',
  'package-lock.json',
  'scripts/launch/attachments.ts',
  'scripts/launch/fonts.ts',
];

const build = path.join(projectRoot, '.next');
/** Where the last complete build is kept until the next one is complete. */
const former = path.join(projectRoot, '.next-former');

export interface BuildOptions {
  readonly settings: LaunchSettings;
  readonly output: Output;
  /** Aborts the build when the product is shut down. */
  readonly signal?: AbortSignal;
}

/**
 * Builds the site unless its build is newer than every source, and records that this product uses it. Throws
 * `LaunchError` if a build is needed while another product runs from the existing one. If a build fails or is aborted,
 * the previous one stays.
 */
export async function buildWhenNeeded({ settings, output, signal }: BuildOptions): Promise<void> {
  const hold = await holdBuild(
    () => output.say('building', 'Another start is building the site: waiting for it.'),
    signal,
  );
  try {
    if (!isBuilt()) {
      const others = await listOtherUsers();
      if (others.length > 0) {
        throw new LaunchError(
          `The site must be rebuilt because its sources are newer than the build, but ${others.join(' and ')} runs from that build. Stop that one first, or start this one from a copy of the project.`,
        );
      }
      output.say('building', 'Building the site (about half a minute, once) …');
      await buildAnew(settings, signal);
    }
    await markUse(settings.dataDirectory);
  } finally {
    await hold.release();
  }
}

async function buildAnew(settings: LaunchSettings, signal: AbortSignal | undefined): Promise<void> {
  await setAside();
  const said: string[] = [];
  const next = startServiceProcess(
    {
      name: 'build',
      nodeArgs: [],
      script: 'node_modules/next/dist/bin/next',
      args: ['build'],
      env: serviceEnvironment(settings, 'production', 'site'),
      readyUrl: '',
      endPatience: 0,
      overlaps: false,
    },
    (line) => said.push(line),
  );
  signal?.addEventListener('abort', next.kill);
  const how = await next.ended;
  signal?.removeEventListener('abort', next.kill);
  const failure = how === 'code 0' ? await failureOfAttachments() : `${how}):\n${said.join('\n')}`;
  if (failure === null) return remove(former);
  await putBack();
  throw new LaunchError(`The site could not be built (${failure}`);
}

/** Builds the fonts and the modules of public pages, whose manifest is the last file of a build; returns null on success. */
async function failureOfAttachments(): Promise<string | null> {
  try {
    // The bundler is loaded only for a build, so that a start without one does not wait for it.
    const { buildAttachments } = await import('./attachments.ts');
    await buildFonts(build);
    await buildAttachments(build);
    return null;
  } catch (error) {
    return `its files for browsers):\n${error instanceof Error ? error.message : error}`;
  }
}

/** Retries, because on some file systems a folder's last files appear a moment late and it is not empty yet. */
function remove(folder: string): Promise<void> {
  return rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
}

/** Moves the existing build aside; Next's build cache stays for the new one. */
async function setAside(): Promise<void> {
  if (modifiedAt(path.join(build, attachmentsManifest)) === 0) return;
  await remove(former);
  await rename(build, former);
  await moveIfPresent(path.join(former, 'cache'), path.join(build, 'cache'));
}

async function putBack(): Promise<void> {
  if (modifiedAt(path.join(former, attachmentsManifest)) === 0) return;
  await moveIfPresent(path.join(build, 'cache'), path.join(former, 'cache'));
  await remove(build);
  await rename(former, build);
}

async function moveIfPresent(from: string, to: string): Promise<void> {
  await mkdir(path.dirname(to), { recursive: true });
  await rename(from, to).catch((error: unknown) => {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
  });
}

/** Synchronous: for some 3,000 files, awaiting each result takes longer than getting it. */
function isBuilt(): boolean {
  // The last file of a build.
  const built = modifiedAt(path.join(build, attachmentsManifest));
  if (built === 0) return false;
  return (
    files.every((file) => modifiedAt(path.join(projectRoot, file)) < built) &&
    sources.every((source) => newestBelow(path.join(projectRoot, source)) < built)
  );
}

function newestBelow(directory: string): number {
  let newest = 0;
  for (const entry of readFolder(directory)) {
    const place = path.join(directory, entry.name);
    const modified = entry.isDirectory() ? newestBelow(place) : entry.isFile() ? modifiedAt(place) : 0;
    newest = Math.max(newest, modified);
  }
  return newest;
}

/** Empty if there is no such folder. */
function readFolder(directory: string): Dirent[] {
  return existsSync(directory) ? readdirSync(directory, { withFileTypes: true }) : [];
}

/** 0 if there is no such file. */
function modifiedAt(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
