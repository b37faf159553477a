import { existsSync } from 'node:fs';
import path from 'node:path';
import { builtPrograms } from './env.ts';

/** The servers as plain JavaScript, each build in a folder of its own; `current` leads to the newest. */
export const serversFolder = '.servers';

/** Where `package.json` stands, above this source or above the build that it became a part of. */
export const projectRoot = findProjectRoot(import.meta.dirname);

export interface Program {
  /** Absolute. */
  readonly script: string;
  /** What Node needs to run it. */
  readonly nodeArgs: readonly string[];
}

/** A program of ours for a process of its own, from its place in the sources: of the same build as the code that asks. */
export function programOf(source: string): Program {
  const [folder, build] = path.relative(projectRoot, import.meta.dirname).split(path.sep);
  if (folder !== serversFolder || build === undefined) return findAmongSources(source);
  return { script: path.join(projectRoot, folder, build, builtNameOf(source)), nodeArgs: [] };
}

/** The program of the newest build. */
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
  if (above === from) throw new Error('This program stands outside of its project: no package.json is above it.');
  return findProjectRoot(above);
}
