import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { projectRoot } from '#kit/project-files.ts';

const run = promisify(execFile);

/** A file as a release has it. */
export interface ReleasedFile {
  /** `v1.2.0` */
  readonly tag: string;
  /** When the release was committed. */
  readonly at: Date;
  readonly text: string;
}

/**
 * A file of the newest release that this state of the project is built on: of the highest tag `v1.2.3` among its ancestors. Null
 * if there is none, if the release does not have the file, or in a copy without git or without tags.
 *
 * @param file from the root of the project
 */
export async function readReleased(file: string, root = projectRoot): Promise<ReleasedFile | null> {
  const tags = await git(root, 'tag', '--list', 'v*', '--merged', 'HEAD', '--sort=-version:refname');
  const tag = tags?.split('\n').find((name) => /^v\d+\.\d+\.\d+$/.test(name));
  if (tag === undefined) return null;
  const [text, at] = await Promise.all([
    git(root, 'show', `${tag}:./${file}`),
    git(root, 'log', '-1', '--format=%cI', tag, '--'),
  ]);
  return text === null || at === null ? null : { tag, at: new Date(at.trim()), text };
}

/** A file as the last commit has it; null if it does not have it, or in a copy without git. */
export async function readCommitted(file: string, root = projectRoot): Promise<string | null> {
  return git(root, 'show', `HEAD:./${file}`);
}

/** When a file was last changed: the date of the commit, or now if the working copy differs from it. */
export async function readLastChange(file: string, text: string, root = projectRoot): Promise<Date> {
  if ((await readCommitted(file, root)) !== text) return new Date();
  const at = await git(root, 'log', '-1', '--format=%cI', '--', file);
  return at === null || at.trim() === '' ? new Date() : new Date(at.trim());
}

/** What git prints; null if it refuses. */
async function git(root: string, ...args: string[]): Promise<string | null> {
  try {
    const { stdout } = await run('git', args, { cwd: root, maxBuffer: 16 * 1024 * 1024 });
    return stdout;
  } catch {
    return null;
  }
}
