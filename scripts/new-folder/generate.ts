import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { projectRoot } from '#kit/project-files.ts';
import { LaunchError } from '../launch/settings.ts';

/**
 * Brings the generated files up to date with a new folder, or takes it away again and says why. In a process of its own:
 * this one may have read the folders as they were before.
 */
export function generateWith(folder: string): void {
  const generate = () =>
    spawnSync(process.execPath, ['--import', 'tsx', 'scripts/gen.ts'], { cwd: projectRoot, stdio: 'inherit' }).status;
  if (generate() === 0) return;
  rmSync(folder, { recursive: true });
  generate();
  throw new LaunchError(
    'The generated files could not be written with this folder, so it is gone again. The reason stands above.',
  );
}
