import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { projectRoot } from '#kit/project-files.ts';
import { LaunchError } from '../launch/settings.ts';

/**
 * Updates the generated files for a new folder; if that fails, deletes the folder and throws. Runs in a separate
 * process, because this one may have cached the folders as they were before.
 */
export function generateWith(folder: string): void {
  const generate = () =>
    spawnSync(process.execPath, ['--import', 'tsx', 'scripts/gen.ts'], { cwd: projectRoot, stdio: 'inherit' }).status;
  if (generate() === 0) return;
  rmSync(folder, { recursive: true });
  generate();
  throw new LaunchError(
    'The generated files could not be written with this folder, so it was deleted again. See the reason above.',
  );
}
