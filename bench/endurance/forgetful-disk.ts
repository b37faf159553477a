import { execFile } from 'node:child_process';
import { mkdir, rename, rm, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);
/** Size of the disk image, a sparse file. */
const BYTES = 4 * 1024 ** 3;

export interface ForgetfulDisk {
  /** Where it is mounted. */
  readonly directory: string;
  /**
   * Simulates a power cut: everything that was not flushed is lost. `end` must end all processes that use the disk; it
   * is called after the moment of the cut.
   */
  cutPower(end: () => Promise<void>): Promise<void>;
  remove(): Promise<void>;
}

/**
 * A file system in a file, mounted below `home`: the file contains what would have reached a real disk. Requires Linux,
 * root, ext4 and loop devices; throws the system's error if one of them is missing.
 */
export async function createForgetfulDisk(home: string): Promise<ForgetfulDisk> {
  const [image, copy, directory] = ['disk.img', 'after-the-cut.img', 'mounted'].map((name) => path.join(home, name));
  if (image === undefined || copy === undefined || directory === undefined) throw new Error('No names for the disk.');
  await unmount(directory).catch(() => undefined);
  await rm(home, { recursive: true, force: true });
  await mkdir(directory, { recursive: true });
  await writeFile(image, '');
  await truncate(image, BYTES);
  await run('mkfs.ext4', ['-q', image]);
  // With a commit interval of five minutes, a power cut loses as much as possible.
  const mount = () => run('mount', ['-o', 'loop,commit=300', image, directory]);
  await mount();
  return {
    directory,
    async cutPower(end) {
      await run('cp', ['--sparse=always', image, copy]);
      await end();
      await unmount(directory);
      await rename(copy, image);
      await mount();
    },
    async remove() {
      await unmount(directory);
      await rm(home, { recursive: true, force: true });
    },
  };
}

/** Retries, because killed processes may hold their files a moment longer. */
async function unmount(directory: string): Promise<void> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      await run('umount', [directory]);
      return;
    } catch (error) {
      if (attempt === 50 || !String(error).includes('busy')) throw error;
      await wait(100);
    }
  }
}
