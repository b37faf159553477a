import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { projectRoot } from '#kit/project-files.ts';
import type { SchemaVersion } from './find-unannounced-changes.ts';

const run = promisify(execFile);
const file = 'cms-schema/schema.graphql';

/** Compatibility is promised from here on; earlier versions were never released and had no client but the site. */
const firstPromise = '2026-11-23T17:00:00Z';

/**
 * Every committed version of the printed schema since it was first promised, oldest first, and the working copy last. A
 * clone without the full history has fewer of them.
 */
export async function listSchemaVersions(): Promise<SchemaVersion[]> {
  const format = '--format=%H %cI';
  const base = await git('log', '-1', `--before=${firstPromise}`, format, '--', file);
  const later = await git('log', '--reverse', '--first-parent', `--since=${firstPromise}`, format, '--', file);
  const versions: SchemaVersion[] = [];
  for (const line of [...base, ...later]) {
    const [commit = '', at = ''] = line.split(' ');
    versions.push({ sdl: (await git('show', `${commit}:${file}`)).join('\n'), at: new Date(at) });
  }
  return [...versions, { sdl: await readFile(path.join(projectRoot, file), 'utf8'), at: new Date() }];
}

async function git(...args: string[]): Promise<string[]> {
  const { stdout } = await run('git', args, { cwd: projectRoot, maxBuffer: 16 * 1024 * 1024 });
  return stdout.split('\n').filter((line) => line !== '');
}
