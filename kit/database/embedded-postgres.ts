import { readFile, rename, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { WriteLine } from '../line-log.ts';
import { DatabaseError } from './database-error.ts';
import { prepareBinaries } from './embedded/binaries.ts';
import { applicationRole, ensureCluster } from './embedded/cluster.ts';
import { lockDirectory } from './embedded/directory-lock.ts';
import { giveUpDiskReserve, hasRoom, holdDiskReserve, keepDiskReserve } from './embedded/disk-reserve.ts';
import { clusterOf, prepareHomeDirectory } from './embedded/home-directory.ts';
import { endLeftoverServer } from './embedded/leftover-server.ts';
import { type ServerProcess, startServerProcess } from './embedded/server-process.ts';

export interface EmbeddedPostgresOptions {
  /** Holds data, password and port; created if missing. See home-directory.ts for where root's data goes. */
  directory: string;
  /** False only in tests: faster, but a power failure may destroy all data. */
  durable?: boolean;
  /** Lines of the server's log and of this module; they contain neither values from rows nor statements. */
  onLog?: WriteLine;
  /** Called before new data files are created; may throw to prevent that. */
  beforeCreation?: () => Promise<void>;
  /** Additional parameters of postgresql.conf. */
  parameters?: Record<string, string>;
}

export interface EmbeddedPostgres {
  /**
   * Includes the password; the role owns its database and is not a superuser. Stays valid across restarts of the
   * server.
   */
  readonly url: string;
  readonly port: number;
  /** The directory actually used. */
  readonly directory: string;
  /** The server's process id; changes when the server crashes and is restarted. */
  readonly pid: number;
  /** Fast shutdown; afterwards the directory is free for another process. */
  stop(): Promise<void>;
}

/**
 * Starts the PostgreSQL that is bundled as npm packages, on 127.0.0.1 only, and supervises it: a server that dies is
 * restarted on the same port. It ends when this process ends, even when this process is killed.
 * Throws `DatabaseError`: `database_in_use` when another process holds the folder, `database_binaries_missing`,
 * `database_no_account`, `database_directory_denied`, `database_version`, `database_damaged`, `database_init_failed`,
 * `database_start_failed`.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const isDurable = options.durable ?? true;
  const onLog = options.onLog ?? (() => undefined);
  const { home, account } = await prepareHomeDirectory(options.directory);
  if (home !== options.directory) onLog(`The database is stored in ${home}.`, 'info');
  const cluster = clusterOf(home);
  const run: Run = { server: null, isStopping: false, restarting: Promise.resolve() };
  const lock = await lockDirectory(home, () => {
    onLog('Another process has taken over the database: shutting down this server immediately.', 'error');
    run.isStopping = true;
    if (run.server) process.kill(run.server.pid, 'SIGQUIT');
  });
  try {
    await endLeftoverServer(cluster, onLog);
    const binaries = await prepareBinaries(home, account);
    const password = await ensureCluster({
      home,
      binaries,
      account,
      isDurable,
      onLog,
      beforeCreation: options.beforeCreation ?? (async () => undefined),
    });
    const parameters = { ...printParameters(isDurable), ...options.parameters };
    const launch = (port: number, more: Record<string, string> = {}) =>
      startServerProcess({ cluster, binaries, account, port, parameters: { ...parameters, ...more }, onLog });
    const launchDespiteFullDisk = async (port: number) => {
      try {
        return await launch(port);
      } catch (error) {
        if (!isDiskFull(error) || !(await giveUpDiskReserve(home))) throw error;
        onLog('The disk is full: the database is read-only until there is space again.', 'error');
        const server = await launch(port, readersOnly);
        restartWhenRoom(home, server);
        return server;
      }
    };
    const { server, port } = await launchOnFreePort(home, launchDespiteFullDisk);
    const reserve = isDurable ? await holdDiskReserve(home, onLog) : null;
    const relaunch = async () => {
      await endLeftoverServer(cluster, onLog);
      return launchDespiteFullDisk(port);
    };
    let current = server;
    superviseServer(run, server, relaunch, onLog, (next) => {
      current = next;
    });
    let stopping: Promise<void> | null = null;
    const stop = async () => {
      run.isStopping = true;
      reserve?.close();
      await run.restarting;
      await run.server?.stop();
      await lock.release();
    };
    return {
      url: `postgres://${applicationRole}:${password}@127.0.0.1:${port}/${applicationRole}`,
      port,
      directory: home,
      get pid() {
        return current.pid;
      },
      stop: () => {
        stopping ??= stop();
        return stopping;
      },
    };
  } catch (error) {
    await lock.release();
    throw error;
  }
}

interface Run {
  /** Null between a crash and the restart. */
  server: ServerProcess | null;
  isStopping: boolean;
  restarting: Promise<void>;
}

function superviseServer(
  run: Run,
  server: ServerProcess,
  relaunch: () => Promise<ServerProcess>,
  onLog: WriteLine,
  onStarted: (server: ServerProcess) => void,
): void {
  run.server = server;
  onStarted(server);
  void server.ended.then(() => {
    run.server = null;
    if (run.isStopping) return;
    onLog('PostgreSQL exited unexpectedly and will be restarted.');
    run.restarting = restart(run, relaunch, onLog).then((next) => {
      if (next) superviseServer(run, next, relaunch, onLog, onStarted);
    });
  });
}

// Retries for ever: a full disk or a port in use may be resolved, and the program responds with 503 meanwhile.
async function restart(
  run: Run,
  relaunch: () => Promise<ServerProcess>,
  onLog: WriteLine,
): Promise<ServerProcess | null> {
  for (let pause = 100; !run.isStopping; pause = Math.min(pause * 2, 5_000)) {
    try {
      return await relaunch();
    } catch (error) {
      onLog(`PostgreSQL could not be restarted: ${error instanceof Error ? error.message : error}`, 'error');
      await sleep(pause, undefined, { ref: false });
    }
  }
  return null;
}

const readersOnly = { default_transaction_read_only: 'on', autovacuum: 'off' };
const roomCheckMilliseconds = 2_000;

// Only stops the read-only server: its supervisor then restarts it in read-write mode.
function restartWhenRoom(home: string, server: ServerProcess): void {
  const check = setInterval(async () => {
    // If the directory is temporarily unreadable, the next tick tries again.
    if (!(await hasRoom(home).catch(() => false)) || !(await keepDiskReserve(home))) return;
    clearInterval(check);
    await server.stop();
  }, roomCheckMilliseconds);
  check.unref();
  void server.ended.then(() => clearInterval(check));
}

function isDiskFull(error: unknown): boolean {
  return error instanceof DatabaseError && /No space left on device|Disk quota exceeded/.test(error.message);
}

// Reuses the port of the previous run, so that an address somebody noted stays valid; picks another if it is in use.
async function launchOnFreePort(
  home: string,
  launch: (port: number) => Promise<ServerProcess>,
): Promise<{ server: ServerProcess; port: number }> {
  const file = join(home, 'port');
  const last = Number(await readFile(file, 'utf8').catch(() => ''));
  for (let attempt = 0; ; attempt += 1) {
    const port = await findFreePort(attempt === 0 && last > 1023 && last < 65536 ? last : 0);
    try {
      const server = await launch(port);
      if (port !== last) await replaceFile(file, `${port}\n`);
      return { server, port };
    } catch (error) {
      const isTaken = error instanceof DatabaseError && error.code === 'database_port_taken';
      if (!isTaken || attempt === 5) throw error;
    }
  }
}

// Renamed into place, because after a start as root the old file may belong to another user.
async function replaceFile(file: string, text: string): Promise<void> {
  await writeFile(`${file}-draft`, text);
  await rename(`${file}-draft`, file);
}

function findFreePort(wished: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', (error) => (wished === 0 ? reject(error) : findFreePort(0).then(resolve, reject)));
    probe.listen(wished, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}

function printParameters(isDurable: boolean): Record<string, string> {
  const durability = isDurable ? 'on' : 'off';
  return {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    // The product uses a few pools of ten connections; a test suite uses one or two pools per product that it starts.
    max_connections: isDurable ? '40' : '400',
    password_encryption: 'scram-sha-256',
    timezone: 'UTC',
    log_timezone: 'UTC',
    fsync: durability,
    synchronous_commit: durability,
    full_page_writes: durability,
    autovacuum: isDurable ? 'on' : 'off',
    // Modest, for a small machine shared with one web server. No parallel queries: containers have little shared
    // memory.
    shared_buffers: '64MB',
    max_wal_size: '256MB',
    max_parallel_workers_per_gather: '0',
    io_method: 'sync',
    jit: 'off',
    // Logs neither statements nor the values of rejected rows.
    log_error_verbosity: 'terse',
    log_min_error_statement: 'panic',
    log_checkpoints: 'off',
    log_line_prefix: '%m [%p] ',
    logging_collector: 'off',
  };
}
