import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { identifyFolder, isSameFolder } from '../../folder-identity.ts';
import { applicationRole, readPassword } from './cluster.ts';
import { clusterOf, findHomeDirectory } from './home-directory.ts';
import { isPostgres, type Postmaster, readPostmaster } from './leftover-server.ts';

export interface FoundServer {
  /** The directory actually used. */
  readonly home: string;
  /** The major version of PostgreSQL that created the data files, e.g. `18`; null when there are none. */
  readonly dataVersion: string | null;
  /** Includes the password; null when no server is running on the data files. */
  readonly url: string | null;
}

/** Finds out from its files whether a directory's bundled PostgreSQL is running. Starts and creates nothing. */
export async function findEmbeddedServer(directory: string): Promise<FoundServer> {
  const home = await findHomeDirectory(directory);
  const cluster = clusterOf(home);
  const version = await readFile(join(cluster, 'PG_VERSION'), 'utf8').catch(() => null);
  const [postmaster, password] = await Promise.all([readPostmaster(cluster), readPassword(home)]);
  const isRunning =
    postmaster?.isReady &&
    password !== null &&
    (await isPostgres(postmaster.pid)) &&
    (await servesFolder(postmaster, cluster));
  return {
    home,
    dataVersion: version?.trim() ?? null,
    url: isRunning ? `postgres://${applicationRole}:${password}@127.0.0.1:${postmaster.port}/${applicationRole}` : null,
  };
}

/** False for the server of a running original, whose record came along with a copy of its folder. */
async function servesFolder({ folder }: Postmaster, cluster: string): Promise<boolean> {
  const [served, here] = await Promise.all([folder, cluster].map((each) => identifyFolder(each).catch(() => null)));
  // It was moved while the server is running.
  if (!served || !here) return true;
  return isSameFolder(served, here);
}
