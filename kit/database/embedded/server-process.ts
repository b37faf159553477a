import { type ChildProcess, spawn } from 'node:child_process';
import { Socket } from 'node:net';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import type { WriteLine } from '../../line-log.ts';
import { DatabaseError } from '../database-error.ts';
import { systemEnvironment } from '../env.ts';
import type { Binaries } from './binaries.ts';
import { isPostgres, readPostmaster } from './leftover-server.ts';
import { presentAccount, runAs, type ServerAccount } from './server-account.ts';

export interface ServerProcess {
  /** The pid of the postmaster. */
  pid: number;
  /** Settles when the server has ended, for any reason. */
  ended: Promise<void>;
  /** Fast shutdown: running transactions are rolled back, and everything acknowledged is on disk. */
  stop(): Promise<void>;
}

export interface ServerProcessSettings {
  cluster: string;
  binaries: Binaries;
  account: ServerAccount;
  port: number;
  parameters: Record<string, string>;
  onLog: WriteLine;
}

/**
 * Starts the server and waits until it accepts connections. Throws `database_port_taken` or `database_start_failed`.
 */
export async function startServerProcess(settings: ServerProcessSettings): Promise<ServerProcess> {
  const child = spawnServer(settings);
  const lines: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    if (stream) {
      followLines(stream, (line) => {
        if (lines.push(line) > 20) lines.shift();
        settings.onLog(line);
      });
    }
  }
  let spawnError: Error | null = null;
  let hasEnded = false;
  const ended = new Promise<void>((resolve) => {
    const settle = () => {
      hasEnded = true;
      resolve();
    };
    child.on('close', settle);
    child.on('error', (error) => {
      spawnError = error;
      settle();
    });
  });
  // The pipe breaks when the server has already ended, which `ended` reports.
  child.stdin?.on('error', () => undefined);
  const pid = await waitUntilReady(settings, () => hasEnded);
  if (pid === null) {
    if (!hasEnded) child.stdin?.end();
    await ended;
    throw startFailed(settings, lines, spawnError);
  }
  letProcessEnd(child);
  return {
    pid,
    ended,
    stop: async () => {
      if (process.platform === 'win32') {
        await runAs(null, settings.binaries.pgCtl, ['stop', '-m', 'fast', '-w', '-D', settings.cluster]);
      } else child.stdin?.end('stop\n');
      child.ref();
      await ended;
    },
  };
}

/**
 * The keeper: a 1 MB shell that is the server's parent and holds the other end of a pipe to this process. When the pipe
 * closes, for example because this process was killed, it stops the server: with a fast shutdown, after 3.5 s with an
 * immediate one, and a second later with SIGKILL. When it reads `stop`, it waits 20 s for the fast shutdown, which
 * flushes everything to disk. As the parent, it can never signal an unrelated process that was given the server's pid.
 * It ignores signals to the process group, so that Ctrl-C only reaches the program, which then stops the server last.
 */
const keeperScript = `
trap '' HUP INT TERM
exec 3<&0 0</dev/null
"$@" 3<&- &
server=$!
(
  patience=35
  if read -r word <&3; then patience=200; fi
  kill -INT "$server"
  while [ "$patience" -gt 0 ] && kill -0 "$server"; do
    sleep 0.1
    patience=$((patience - 1))
  done
  kill -QUIT "$server"
  sleep 1
  kill -KILL "$server"
) >/dev/null 2>&1 &
keeper=$!
wait "$server"
code=$?
kill -KILL "$keeper"
exit "$code"
`;

function spawnServer(settings: ServerProcessSettings): ChildProcess {
  const { binaries, account, cluster, port, parameters } = settings;
  const args = ['-D', cluster, '-p', String(port)];
  for (const [name, value] of Object.entries(parameters)) args.push('-c', `${name}=${value}`);
  const options = {
    ...presentAccount(account),
    cwd: process.platform === 'win32' ? undefined : '/',
    env: { ...systemEnvironment(), ...binaries.environment },
    stdio: ['pipe', 'pipe', 'pipe'] satisfies ['pipe', 'pipe', 'pipe'],
  };
  // Windows has no such shell. There the next start stops a server that outlives a killed parent.
  if (process.platform === 'win32') return spawn(binaries.postgres, args, options);
  return spawn('/bin/sh', ['-c', keeperScript, 'postgres-keeper', binaries.postgres, ...args], {
    ...options,
    detached: true,
  });
}

// Crash recovery may take a while, so a server that is alive gets two minutes.
async function waitUntilReady(settings: ServerProcessSettings, hasEnded: () => boolean): Promise<number | null> {
  const deadline = Date.now() + 120_000;
  while (!hasEnded() && Date.now() < deadline) {
    const postmaster = await readPostmaster(settings.cluster);
    const isOurs = postmaster?.isReady && postmaster.port === settings.port && (await isPostgres(postmaster.pid));
    if (postmaster && isOurs) return postmaster.pid;
    await sleep(10);
  }
  return null;
}

function startFailed(settings: ServerProcessSettings, lines: string[], spawnError: Error | null): DatabaseError {
  const said = spawnError?.message ?? lines.slice(-6).join(' ');
  if (/could not bind|could not create any TCP/.test(said)) {
    return new DatabaseError(`Port ${settings.port} for PostgreSQL is in use by another program.`, {
      code: 'database_port_taken',
      status: 503,
    });
  }
  return new DatabaseError(
    `PostgreSQL did not start on ${settings.cluster}: ${said || 'it logged nothing.'} Fix the cause, or set DATABASE_URL to a running PostgreSQL.`,
    { code: 'database_start_failed', status: 503, cause: spawnError ?? undefined },
  );
}

// A running server must not keep a finished script alive; the keeper stops the server when the script exits.
function letProcessEnd(child: ChildProcess): void {
  child.unref();
  for (const stream of [child.stdin, child.stdout, child.stderr]) {
    if (stream instanceof Socket) stream.unref();
  }
}

function followLines(stream: Readable, onLine: (line: string) => void): void {
  createInterface({ input: stream }).on('line', onLine);
}
