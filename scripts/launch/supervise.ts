import { setTimeout as wait } from 'node:timers/promises';
import type { Output } from './output.ts';
import type { Patience, Readiness, Service } from './service.ts';
import { type ServiceProcess, startServiceProcess } from './service-process.ts';
import { LaunchError } from './settings.ts';
import { readReadiness, watchHealth } from './watch-health.ts';

/** A service that is kept running. */
export interface SupervisedService {
  readonly name: string;
  /** Settled with its first start. Throws `LaunchError` with its last words when it ends before it is ready. */
  readonly started: Promise<Readiness>;
  /** Numbers of its processes: one, two while they change over, none between two starts. */
  pids(): number[];
  /** Whether its last start has come to its end. */
  isReady(): boolean;
  /**
   * Puts a new process in the place of the running one. Throws `LaunchError` when the new one does not become ready: one
   * that overlaps then stays as it was, any other is tried again and again.
   */
  restart(): Promise<Readiness>;
  /** Ends it for good. Nothing of it is left afterwards. */
  stop(): Promise<void>;
  /** Ends it at once. */
  kill(): void;
}

export interface SuperviseOptions {
  readonly output: Output;
  readonly patience: Patience;
  /** Called after every start and end of a process. */
  readonly onChange: () => void;
  /** Runs between the end of a process that is replaced and the start of its successor. */
  readonly beforeRestart?: (() => Promise<void>) | undefined;
}

/**
 * Starts a service, and starts it again whenever it ends or hangs: one process after the other, never a second one beside
 * the first, with growing pauses when it ends soon.
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
      output.warn('hung', `${service.name} does not react any more: it is killed.`, { service: service.name }),
    );
    const readiness = untilReady(run, service, patience, output).then(markReady, (error: unknown) => {
      throw error instanceof Ended
        ? new LaunchError([`${service.name} ended (${error.message}) before it was ready.`, ...lastWords].join('\n'))
        : error;
    });
    // Whoever waits for it hears of it; a stop in between leaves nobody who does.
    readiness.catch(() => undefined);
    return { run, readiness };
  };

  const first = launch();
  let current = first.run;
  /** A new process that is being put in place. One at a time. */
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
        output.warn('start-failed', error instanceof Error ? error.message : String(error));
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
    if (isStopping()) throw new LaunchError(`${service.name} is being ended.`);
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
      // It was replaced, and its successor runs.
      if (watched !== current) continue;
      output.warn('ended', `${service.name} ended (${how}) and is started again.`, { service: service.name, how });
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

interface Launch {
  readonly run: ServiceProcess;
  readonly readiness: Promise<Readiness>;
}

/** The process ended before it was ready. */
class Ended extends Error {
  override readonly name = 'Ended';
}

/** Milliseconds between two questions to a process that starts: it is waited for by people. */
const startCheck = 25;

/** However long that takes: a process that hangs is killed by those who watch it, and one that works may have much to do. */
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
    output.say('still-starting', `${name} is at work and not ready yet, ${minutes} min after its start.`);
    minutes += 1;
  }
  throw new Ended(await run.ended);
}
