import { readdir, readFile, readlink } from 'node:fs/promises';

const LISTENING = '0A';

export interface PortHolder {
  readonly pid: number;
  /** Its name: `nginx`. */
  readonly command: string;
}

/** Null if it cannot be determined (not Linux, or a process of another user). */
export async function findPortHolder(port: number): Promise<PortHolder | null> {
  const inode = await findSocket(port);
  if (inode === null) return null;
  for (const pid of (await readdir('/proc')).filter((name) => /^\d+$/.test(name))) {
    // Processes may end while the list is read, and other users' descriptors are not readable.
    const descriptors = await readdir(`/proc/${pid}/fd`).catch(() => []);
    for (const descriptor of descriptors) {
      const target = await readlink(`/proc/${pid}/fd/${descriptor}`).catch(() => '');
      if (target !== `socket:[${inode}]`) continue;
      const command = await readFile(`/proc/${pid}/comm`, 'utf8').catch(() => '');
      return { pid: Number(pid), command: command.trim() };
    }
  }
  return null;
}

async function findSocket(port: number): Promise<string | null> {
  const wanted = `:${port.toString(16).toUpperCase().padStart(4, '0')}`;
  for (const file of ['/proc/net/tcp', '/proc/net/tcp6']) {
    const lines = (await readFile(file, 'utf8').catch(() => '')).split('\n').slice(1);
    for (const line of lines) {
      const fields = line.trim().split(/\s+/);
      if (fields[1]?.endsWith(wanted) && fields[3] === LISTENING) return fields[9] ?? null;
    }
  }
  return null;
}
