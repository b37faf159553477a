import { execFile } from 'node:child_process';
import { mkdir, rename, rm, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);
/** Of the file that stands for the disk; it takes as much room as was written. */
const BYTES = 4 * 1024 ** 3;

export interface ForgetfulDisk {
  /** Where it is mounted. */
  readonly directory: string;
  /**
   * What a power cut does: everything that nobody had flushed is gone. `end` ends whoever uses the disk, after the moment
   * of the cut.
   */
  cutPower(end: () => Promise<void>): Promise<void>;
  remove(): Promise<void>;
}

/**
 * A file system in a file, mounted below `home`: what the file holds is what a real disk would have been given. Linux, as
 * root, with ext4 and loop devices; throws with what the system says where one of them is missing.
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
  // A file system that commits by itself only every five minutes forgets most.
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

/** What has just been killed may hold its files a moment longer. */
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
