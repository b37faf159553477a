import type { Output } from './output.ts';
import { saveProcessRecord } from './process-record.ts';
import { type Patience, type Readiness, type Service, usualPatience } from './service.ts';
import { LaunchError } from './settings.ts';
import { type SupervisedService, supervise } from './supervise.ts';

/** All services of the product. */
export interface Supervisor {
  /**
   * Starts another service. Throws `LaunchError` with its last output if it ends before it is ready. `beforeRestart`
   * runs on `restartAll`, after the old process has ended (unless they overlap) and before the new one starts.
   */
  start(service: Service, beforeRestart?: () => Promise<void>): Promise<Readiness>;
  /** Restarts all services one after the other in the order of their first starts; stops at the first that fails. */
  restartAll(): Promise<void>;
  /** Shuts down all services in reverse order. */
  stop(): Promise<void>;
  /** Kills all services. */
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

  // Sequentially, so that the newest state is written last. Without the record, only the clean-up of leftovers is
  // affected.
  const save = () => {
    saving = saving
      .then(() => saveProcessRecord(dataDirectory, services.map(present)))
      .catch((error: unknown) => output.warn('record', `The list of processes could not be saved: ${String(error)}`));
  };

  return {
    start: async (service, beforeRestart) => {
      if (isStopping) throw new LaunchError('The product is shutting down.');
      const supervised = supervise(service, { output, patience, onChange: save, beforeRestart });
      services.push(supervised);
      save();
      const readiness = await supervised.started;
      // Whoever hears that it runs may kill this process next; the next start then needs the record.
      await saving;
      return readiness;
    },
    restartAll: async () => {
      for (const service of services) {
        if (isStopping) return;
        output.say('restarting', `Restarting ${service.name} …`);
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
