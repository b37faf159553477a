import { setTimeout as wait } from 'node:timers/promises';
import { readLogLine } from '#kit/log-line.ts';
import type { Output } from './output.ts';
import type { Patience, Readiness, Service } from './service.ts';
import { type ServiceProcess, startServiceProcess } from './service-process.ts';
import { fieldsOf, LaunchError } from './settings.ts';
import { readReadiness, watchHealth } from './watch-health.ts';

/** A service that is kept running. */
export interface SupervisedService {
  readonly name: string;
  /**
   * The outcome of the first start. Rejects with a `LaunchError` with its last output if it ends before it is ready.
   */
  readonly started: Promise<Readiness>;
  /** Pids of its processes: one, two during a handover, none between two starts. */
  pids(): number[];
  /** Whether its latest process has become ready. */
  isReady(): boolean;
  /**
   * Replaces the running process by a new one. Throws `LaunchError` if the new one does not become ready: if processes
   * overlap, the old one then stays; otherwise starting is retried.
   */
  restart(): Promise<Readiness>;
  /** Shuts it down for good. */
  stop(): Promise<void>;
  /** Kills it. */
  kill(): void;
}

export interface SuperviseOptions {
  readonly output: Output;
  readonly patience: Patience;
  /** Called after every start and end of a process. */
  readonly onChange: () => void;
  /** Runs before the new process of a restart is started. */
  readonly beforeRestart?: (() => Promise<void>) | undefined;
}

/**
 * Starts a service, and restarts it whenever it ends or hangs: one process after the other, never two at once, with
 * backoff when it ends soon after its start.
 */
export function supervise(service: Service, options: SuperviseOptions): SupervisedService {
  const { output, patience, onChange, beforeRestart } = options;
  const stopping = new AbortController();
  const isStopping = () => stopping.signal.aborted;
  const markReady = (readiness: Readiness) => {
    isReady = true;
    onChange();
    return readiness;
  };
  const runs = new Set<ServiceProcess>();

  let isReady = false;
  const launch = (): Launch => {
    isReady = false;
    const lastWords: string[] = [];
    const run = startServiceProcess(service, (line) => {
      if (lastWords.push(line) > 12) lastWords.shift();
      output.tell(service.name, line);
    });
    runs.add(run);
    onChange();
    void run.ended.then(() => {
      runs.delete(run);
      onChange();
    });
    void watchHealth(run, service.readyUrl, patience, () =>
      output.warn('hung', `${service.name} has stopped responding: killing it.`, { service: service.name }),
    );
    const readiness = untilReady(run, service, patience, output).then(markReady, (error: unknown) => {
      throw error instanceof Ended ? describeFailedStart(service.name, error.message, lastWords) : error;
    });
    // Callers get the rejection from `readiness` itself; after a stop, none may be waiting.
    readiness.catch(() => undefined);
    return { run, readiness };
  };

  const first = launch();
  let current = first.run;
  /** The start or replacement in progress. One at a time. */
  let change: Promise<unknown> = first.readiness.catch(() => undefined);

  const startAgain = async (firstPause: number): Promise<void> => {
    for (let pause = firstPause; ; pause = Math.min(pause * 2, patience.longestPause)) {
      await wait(pause, undefined, { signal: stopping.signal }).catch(() => undefined);
      if (isStopping()) return;
      const { run, readiness } = launch();
      current = run;
      try {
        await readiness;
        return;
      } catch (error) {
        if (isStopping()) return;
        output.error('start-failed', error instanceof Error ? error.message : String(error), fieldsOf(error));
      }
    }
  };

  const replace = async (): Promise<Readiness> => {
    const former = current;
    if (!service.overlaps) await former.end(service.endPatience);
    const failure = await beforeRestart?.().then(
      () => null,
      (error: unknown) => error,
    );
    if (isStopping()) throw new LaunchError(`${service.name} is shutting down.`);
    const { run, readiness } = launch();
    if (!service.overlaps) current = run;
    const reached = await readiness.catch((error: unknown) => {
      run.kill();
      throw error;
    });
    current = run;
    if (service.overlaps) await former.end(service.endPatience);
    if (failure !== null && failure !== undefined) throw failure;
    return reached;
  };

  const keepRunning = async (): Promise<void> => {
    let quickEnds = 0;
    for (;;) {
      const watched = current;
      const since = performance.now();
      const how = await watched.ended;
      await change;
      if (isStopping()) return;
      // It was replaced on purpose, and its successor is running.
      if (watched !== current) continue;
      output.warn('ended', `${service.name} ended (${how}) and is restarted.`, { service: service.name, how });
      quickEnds = performance.now() - since > patience.steady ? 0 : quickEnds + 1;
      change = startAgain(Math.min(100 * 2 ** (quickEnds - 1), patience.longestPause));
      await change;
      if (isStopping()) return;
    }
  };
  first.readiness.then(keepRunning, () => undefined);

  return {
    name: service.name,
    started: first.readiness,
    pids: () => [...runs].flatMap(({ pid }) => pid ?? []),
    isReady: () => isReady,
    restart: () => {
      const done = change.then(replace);
      change = done.catch(() => undefined);
      return done;
    },
    stop: async () => {
      stopping.abort();
      await Promise.all([...runs].map((run) => run.end(service.endPatience)));
    },
    kill: () => {
      stopping.abort();
      for (const run of runs) run.kill();
    },
  };
}

/** With the reason that it logged last, or else its last lines, which may be a stack. */
function describeFailedStart(service: string, how: string, lastWords: readonly string[]): LaunchError {
  const entries = lastWords.map(readLogLine);
  const reason = entries.findLast((entry) => entry?.level === 'error');
  const said = reason ? [reason.message] : lastWords.map((line, index) => entries[index]?.message ?? line);
  return new LaunchError([`${service} ended (${how}) before it was ready.`, ...said].join('\n'), {
    service,
    how,
    ...(reason ? { reason: reason.message, ...reason.fields } : { lastLines: said }),
  });
}

interface Launch {
  readonly run: ServiceProcess;
  readonly readiness: Promise<Readiness>;
}

/** The process ended before it was ready. */
class Ended extends Error {
  override readonly name = 'Ended';
}

/** Milliseconds between two checks of a starting process: short, because people are waiting for it. */
const startCheck = 25;

/** Waits without a limit: `watchHealth` kills a process that hangs, and one that is working may have much to do. */
async function untilReady(
  run: ServiceProcess,
  { name, readyUrl }: Service,
  patience: Patience,
  output: Output,
): Promise<Readiness> {
  const since = performance.now();
  let minutes = 1;
  while (!run.hasEnded()) {
    const readiness = run.isListening() ? await readReadiness(readyUrl, patience.check) : null;
    if (readiness !== null && !run.hasEnded()) return readiness;
    await Promise.race([run.ended, wait(startCheck)]);
    if (performance.now() - since < minutes * 60_000) continue;
    output.say('still-starting', `${name} is still starting, ${minutes} min after its launch.`);
    minutes += 1;
  }
  throw new Ended(await run.ended);
}
