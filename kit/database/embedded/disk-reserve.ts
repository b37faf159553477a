import { open, rename, rm, stat, statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Three segments of the server's log of changes: enough to recover from a crash and to run without changes for long. */
const reserveBytes = 48 * 1024 * 1024;

/**
 * A file that only takes up room. On a full disk PostgreSQL can neither write its log nor recover, so not even readers are
 * served; giving up this file lets it start. Throws nothing: without room for it there is no reserve.
 */
export async function keepDiskReserve(home: string): Promise<boolean> {
  const file = reserveFile(home);
  const size = await stat(file).then(
    (found) => found.size,
    () => 0,
  );
  if (size === reserveBytes) return true;
  if (!(await hasRoom(home))) return false;
  const draft = `${file}-draft`;
  try {
    await fill(draft);
    await rename(draft, file);
    return true;
  } catch {
    await rm(draft, { force: true });
    return false;
  }
}

/** True when there was one to give up. */
export async function giveUpDiskReserve(home: string): Promise<boolean> {
  return rm(reserveFile(home)).then(
    () => true,
    () => false,
  );
}

/** Whether the disk has room again for the reserve and as much beside it. */
export async function hasRoom(home: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(dirname(reserveFile(home)));
  return bavail * bsize > 2 * reserveBytes;
}

async function fill(file: string): Promise<void> {
  const handle = await open(file, 'w', 0o600);
  const block = Buffer.alloc(1024 * 1024);
  try {
    for (let written = 0; written < reserveBytes; written += block.length) await handle.write(block);
  } finally {
    await handle.close();
  }
}

function reserveFile(home: string): string {
  return join(home, 'disk-reserve');
}
