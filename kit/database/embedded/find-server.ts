import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { applicationRole, readPassword } from './cluster.ts';
import { clusterOf, findHomeDirectory } from './home-directory.ts';
import { isPostgres, readPostmaster } from './leftover-server.ts';

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
  const isRunning = postmaster?.isReady && password !== null && (await isPostgres(postmaster.pid));
  return {
    home,
    dataVersion: version?.trim() ?? null,
    url: isRunning ? `postgres://${applicationRole}:${password}@127.0.0.1:${postmaster.port}/${applicationRole}` : null,
  };
}
