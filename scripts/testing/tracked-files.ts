import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '#kit/project-files.ts';

/**
 * The files of the project, relative to its root: those that git tracks, so that notes and trials lying around are none
 * of the tests' business. In a copy without git, all files outside of folders that programs write.
 */
export function listTrackedFiles(): string[] {
  const { status, stdout } = spawnSync('git', ['ls-files', '-z'], {
    cwd: projectRoot,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const files = status === 0 && stdout !== '' ? stdout.split('\0') : listBelow('');
  return files.filter((file) => file !== '' && existsSync(path.join(projectRoot, file)));
}

const written = ['node_modules', 'test-results', 'playwright-report'];

function listBelow(folder: string): string[] {
  return readdirSync(path.join(projectRoot, folder), { withFileTypes: true }).flatMap((entry) => {
    const place = path.posix.join(folder, entry.name);
    if (entry.isDirectory()) return written.includes(entry.name) || entry.name.startsWith('.') ? [] : listBelow(place);
    return [place];
  });
}
