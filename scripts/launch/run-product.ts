import { mkdir } from 'node:fs/promises';
import { type DirectoryLock, lockDirectory } from '#kit/database/embedded/directory-lock.ts';
import { explainFileError } from '../../kit/explain-file-error.ts';
import { otherFolder } from './check-data-directory.ts';
import { readCheckedSettings } from './check-settings.ts';
import { endLeftovers } from './end-leftovers.ts';
import { followLauncher } from './follow-launcher.ts';
import { createOutput, type Output } from './output.ts';
import { readProcessRecord, runFolder } from './process-record.ts';
import type { Patience } from './service.ts';
import type { Mode } from './service-environment.ts';
import { fieldsOf, LaunchError, type LaunchSettings } from './settings.ts';
import { createSupervisor, type Supervisor } from './supervisor.ts';

export interface Launch {
  readonly settings: LaunchSettings;
  readonly supervisor: Supervisor;
  readonly output: Output;
  /** Aborted when the product is to shut down. */
  readonly signal: AbortSignal;
  /** Registers what ends after all services, the last one first. */
  atEnd(close: () => Promise<void>): void;
  /** Shuts down the product in order, as Ctrl+C does. */
  end(): void;
}

export interface RunOptions {
  /** Production by default. */
  readonly mode?: Mode;
  readonly patience?: Patience;
}

/** Milliseconds. npm sends a second SIGINT to processes that have already received the terminal's Ctrl+C. */
const echoOfCtrlC = 1_000;

/**
 * Runs what `start` starts until SIGINT (Ctrl+C) or SIGTERM, then shuts everything down in order; a second signal kills
 * it. SIGUSR2 restarts all services one after the other; so does SIGHUP where it does not mean that a terminal was
 * closed. Allows one product per data folder, and first ends processes that a killed one left behind. Exits with code 1
 * and a message if it cannot start.
 */
export async function runProduct(start: (launch: Launch) => Promise<void>, options: RunOptions = {}): Promise<void> {
  const isAtTerminal = process.stdin.isTTY === true || process.stderr.isTTY === true;
  const output = createOutput({ isForPeople: process.stderr.isTTY === true && process.env.HAPTERA_LOG !== 'json' });
  let supervisor: Supervisor | null = null;
  let lock: DirectoryLock | null = null;
  const ending = new AbortController();
  let endedAt: number | null = null;
  const closing: (() => Promise<void>)[] = [];

  const finish = async (code: number) => {
    await supervisor?.stop();
    for (const close of closing.reverse()) await close();
    await lock?.release();
    process.exit(code);
  };
  const end = (code: number) => {
    if (endedAt !== null) return;
    endedAt = performance.now();
    ending.abort();
    finish(code).catch((error: unknown) => {
      output.error('end-failed', `The shutdown failed: ${String(error)}`);
      process.exit(1);
    });
  };
  const endOrInsist = () => {
    if (endedAt !== null && performance.now() - endedAt > echoOfCtrlC) supervisor?.kill();
    end(0);
  };

  // Handle signals from the beginning: without handlers they would end this process and leave the services running.
  let restart: () => void = () => output.say('restart-later', 'The product is still starting.');
  process.on('SIGINT', endOrInsist);
  process.on('SIGTERM', endOrInsist);
  process.on('SIGHUP', () => (isAtTerminal ? end(0) : restart()));
  if (process.platform !== 'win32') process.on('SIGUSR2', () => restart());

  try {
    const settings = await readCheckedSettings(options.mode ?? 'production');
    lock = await lockProduct(settings, () => {
      output.error('taken-over', 'Another process has taken over the data folder: shutting down.');
      end(1);
    });
    const record = await readProcessRecord(settings.dataDirectory);
    if (record !== null) await endLeftovers(record, output);
    supervisor = createSupervisor({ dataDirectory: settings.dataDirectory, output, ...options });
    const launch: Launch = {
      settings,
      supervisor,
      output,
      signal: ending.signal,
      atEnd: (close) => void closing.push(close),
      end: () => end(0),
    };
    void followLauncher(() => end(0));
    await start(launch);
    restart = inTurn(() => restartAll(launch));
  } catch (error) {
    if (endedAt === null) output.error('start-failed', describe(error), fieldsOf(error));
    end(1);
  }
}

async function lockProduct({ dataDirectory }: LaunchSettings, onLost: () => void): Promise<DirectoryLock> {
  await mkdir(runFolder(dataDirectory), { recursive: true });
  return lockDirectory(
    runFolder(dataDirectory),
    onLost,
    (_folder, who) =>
      new LaunchError(
        `The data folder ${dataDirectory} is in use by ${who}. Stop that one first, or start this one with another folder and other ports: PORT=5010 DATA_DIRECTORY=.haptera/second npm start`,
      ),
  );
}

async function restartAll({ supervisor, output }: Launch): Promise<void> {
  try {
    await supervisor.restartAll();
    output.say('restarted', 'All services were restarted.');
  } catch (error) {
    output.error('restart-failed', `Not all services were restarted. ${describe(error)}`, fieldsOf(error));
  }
}

/** Runs one call at a time; calls during a run are merged into a single further run. */
function inTurn(run: () => Promise<void>): () => void {
  let last: Promise<void> = Promise.resolve();
  let waiting = 0;
  return () => {
    if (waiting > 1) return;
    waiting += 1;
    last = last.then(run).finally(() => {
      waiting -= 1;
    });
  };
}

function describe(error: unknown): string {
  if (error instanceof LaunchError) return error.message;
  const sentence = explainFileError(error, otherFolder);
  if (sentence !== null) return sentence;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
