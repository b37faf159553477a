import { existsSync } from 'node:fs';
import path from 'node:path';
import { builtPrograms } from './env.ts';

/** Holds the servers compiled to JavaScript, one folder per build; `current` points to the newest. */
export const serversFolder = '.servers';

/** The folder with `package.json`, above this source file or above the build that contains it. */
export const projectRoot = findProjectRoot(import.meta.dirname);

/** Absolute: for what builds, starts and tests keep in this checkout. Ignored by git; can be deleted at any time. */
export const cacheFolder = path.join(projectRoot, '.cache');

export interface Program {
  /** Absolute. */
  readonly script: string;
  /** The arguments that Node needs to run it. */
  readonly nodeArgs: readonly string[];
}

/**
 * How to run one of our programs as a separate process, given its source path: from the same build as the calling code.
 */
export function programOf(source: string): Program {
  const [folder, build] = path.relative(projectRoot, import.meta.dirname).split(path.sep);
  if (folder !== serversFolder || build === undefined) return findAmongSources(source);
  return { script: path.join(projectRoot, folder, build, builtNameOf(source)), nodeArgs: [] };
}

/** As `programOf`, but from the newest build. */
export function currentProgramOf(source: string): Program {
  return { script: path.join(projectRoot, serversFolder, 'current', builtNameOf(source)), nodeArgs: [] };
}

function findAmongSources(source: string): Program {
  const built = builtPrograms === null ? null : path.join(builtPrograms, builtNameOf(source));
  if (built !== null && existsSync(built)) return { script: built, nodeArgs: [] };
  return { script: path.join(projectRoot, source), nodeArgs: ['--import', 'tsx'] };
}

function builtNameOf(source: string): string {
  return source.replace(/\.ts$/, '.js');
}

function findProjectRoot(from: string): string {
  if (existsSync(path.join(from, 'package.json'))) return from;
  const above = path.dirname(from);
  if (above === from) throw new Error('This program is outside of its project: no parent folder has a package.json.');
  return findProjectRoot(above);
}
