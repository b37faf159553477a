import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { projectRoot } from '#kit/project-files.ts';
import { LaunchError } from '../launch/settings.ts';

/**
 * Formats a new folder and updates the generated files for it; if that fails, deletes the folder and throws. Runs in a separate
 * process, because this one may have cached the folders as they were before.
 */
export function generateWith(folder: string): void {
  // Where a line breaks depends on the length of the names in it.
  run('node_modules/@biomejs/biome/bin/biome', 'check', '--write', '--log-level=error', folder);
  const generate = () => run('--import', 'tsx', 'scripts/gen.ts');
  if (generate() === 0) return;
  rmSync(folder, { recursive: true });
  generate();
  throw new LaunchError(
    'The generated files could not be written with this folder, so it was deleted again. See the reason above.',
  );
}

function run(...args: string[]): number | null {
  return spawnSync(process.execPath, args, { cwd: projectRoot, stdio: 'inherit' }).status;
}
