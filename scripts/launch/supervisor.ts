import type { Output } from './output.ts';
import { saveProcessRecord } from './process-record.ts';
import { type Patience, type Readiness, type Service, usualPatience } from './service.ts';
import { LaunchError } from './settings.ts';
import { type SupervisedService, supervise } from './supervise.ts';

/** All services of the product. */
export interface Supervisor {
  /**
   * Starts one more. Throws `LaunchError` with what it said when it ends before it is ready. `beforeRestart` runs whenever
   * all are started anew, after the process has ended and before its successor starts.
   */
  start(service: Service, beforeRestart?: () => Promise<void>): Promise<Readiness>;
  /** Starts all anew, one after the other in the order of their first starts; stops at the first that does not come back. */
  restartAll(): Promise<void>;
  /** Ends all, the last started first, and leaves nothing. */
  stop(): Promise<void>;
  /** Ends all at once. */
  kill(): void;
}

export function createSupervisor(options: {
  readonly dataDirectory: string;
  readonly output: Output;
  readonly patience?: Patience;
}): Supervisor {
  const { dataDirectory, output, patience = usualPatience } = options;
  const services: SupervisedService[] = [];
  let isStopping = false;
  let saving: Promise<void> = Promise.resolve();

  // In turn, so that the newest state is what stays. Without the record only the ending of leftovers suffers.
  const save = () => {
    saving = saving
      .then(() => saveProcessRecord(dataDirectory, services.map(present)))
      .catch((error: unknown) => output.warn('record', `The list of processes could not be kept: ${String(error)}`));
  };

  return {
    start: async (service, beforeRestart) => {
      if (isStopping) throw new LaunchError('The product is being ended.');
      const supervised = supervise(service, { output, patience, onChange: save, beforeRestart });
      services.push(supervised);
      save();
      return supervised.started;
    },
    restartAll: async () => {
      for (const service of services) {
        if (isStopping) return;
        output.say('restarting', `${service.name} is started anew …`);
        await service.restart();
        save();
      }
    },
    stop: async () => {
      isStopping = true;
      for (const service of [...services].reverse()) await service.stop();
      await saving;
    },
    kill: () => {
      isStopping = true;
      for (const service of services) service.kill();
    },
  };
}

function present(service: SupervisedService): { name: string; pids: number[]; isReady: boolean } {
  return { name: service.name, pids: service.pids(), isReady: service.isReady() };
}
