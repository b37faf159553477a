import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { LaunchError, root } from './settings.ts';

export interface Service {
  /** Shown in front of what it says. */
  readonly name: string;
  /** Arguments of Node. */
  readonly args: readonly string[];
  readonly env: NodeJS.ProcessEnv;
  /** Answers 2xx once it is ready. */
  readonly readyUrl: string;
}

/** Starts services, starts them again when they die, and ends all of them together. */
export class ChildProcesses {
  readonly #children = new Map<string, ChildProcess>();
  #stopping = false;

  /** Resolves when the service answers; throws with what it said when it ends before that. */
  async start(service: Service): Promise<void> {
    const output: string[] = [];
    const child = this.#spawn(service, (line) => output.push(line));
    const ended = once(child, 'exit').then(([code]) => {
      throw new LaunchError(
        `${service.name} ended with code ${code} before it was ready.\n${output.slice(-30).join('')}`,
      );
    });
    ended.catch(() => undefined);
    await Promise.race([ended, untilReady(service)]);
    child.once('exit', (code, signal) => void this.#restart(service, code ?? signal));
  }

  /** Asks all to end, the last started first, and insists after five seconds. */
  async stop(): Promise<void> {
    this.#stopping = true;
    for (const child of [...this.#children.values()].reverse()) {
      if (child.exitCode !== null || child.signalCode !== null) continue;
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      const late = setTimeout(() => child.kill('SIGKILL'), 5000);
      await gone;
      clearTimeout(late);
    }
  }

  #spawn({ name, args, env }: Service, onOutput: (line: string) => void): ChildProcess {
    // A process group of its own: Ctrl+C reaches this process alone, which then ends them in their order.
    const child = spawn(process.execPath, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
    const tell = (chunk: Buffer) => {
      onOutput(chunk.toString());
      process.stderr.write(prefixLines(name, chunk.toString()));
    };
    child.stdout?.on('data', tell);
    child.stderr?.on('data', tell);
    this.#children.set(name, child);
    return child;
  }

  async #restart(service: Service, reason: number | string | null): Promise<void> {
    if (this.#stopping) return;
    console.warn(`${service.name} ended (${reason}); starting it again.`);
    for (let pause = 200; !this.#stopping; pause = Math.min(pause * 2, 10_000)) {
      try {
        return await this.start(service);
      } catch (error) {
        console.error(error instanceof Error ? error.message : error);
        await wait(pause);
      }
    }
  }
}

/** Up to two minutes: a first start makes the database and the seeded content. */
async function untilReady({ name, readyUrl }: Service): Promise<void> {
  for (let attempt = 0; attempt < 1200; attempt += 1) {
    const response = await fetch(readyUrl).catch(() => null);
    await response?.body?.cancel();
    if (response?.ok) return;
    await wait(100);
  }
  throw new LaunchError(`${name} did not answer at ${readyUrl} within two minutes.`);
}

function prefixLines(name: string, text: string): string {
  return text.replace(/^(?=.)/gm, `${name.padEnd(5)}│ `);
}
