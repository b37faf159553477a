import { setTimeout as wait } from 'node:timers/promises';
import type { Patience, Readiness } from './service.ts';
import type { ServiceProcess } from './service-process.ts';

/**
 * Looks after a process until it ends, and kills it when it hangs: nothing of it moves, or it does not answer its port for
 * much longer. An answer of whatever status is life: a database that is away or a full disk is not cured by a new start.
 * Misses are counted, not time, so that a supervisor which was itself stopped for a while does not blame the others.
 */
export async function watchHealth(
  process: ServiceProcess,
  url: string,
  patience: Patience,
  onHung: () => void,
): Promise<void> {
  let silent = 0;
  let hung = 0;
  while (!process.hasEnded()) {
    await Promise.race([process.ended, wait(patience.check, undefined, { ref: false })]);
    if (process.hasEnded()) return;
    // Both at once: a loop that stands still would keep each of them waiting.
    const [answer, isAwake] = await Promise.all([ask(url, patience.check), process.isAwake(patience.check)]);
    silent = answer === null ? silent + 1 : 0;
    hung = answer === null && !isAwake ? hung + 1 : 0;
    if (process.hasEnded()) return;
    if (hung < patience.hung && silent < patience.silent) continue;
    onHung();
    process.kill();
  }
}

/** Null: not yet. */
export async function readReadiness(url: string, patience: number): Promise<Readiness | null> {
  const answer = await ask(url, patience);
  if (answer === null) return null;
  if (answer.isOk) return 'ready';
  return answer.status === 'standby' || answer.status === 'waiting' ? answer.status : null;
}

interface Answer {
  readonly isOk: boolean;
  /** What the body says; null when it is no JSON with such a word. */
  readonly status: string | null;
}

/** Null: no answer in time. */
async function ask(url: string, patience: number): Promise<Answer | null> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(patience), headers: { Connection: 'close' } });
    return { isOk: response.ok, status: readStatus(await response.text()) };
  } catch {
    return null;
  }
}

function readStatus(text: string): string | null {
  try {
    const body: unknown = JSON.parse(text);
    const status: unknown = typeof body === 'object' && body !== null && 'status' in body ? body.status : null;
    return typeof status === 'string' ? status : null;
  } catch {
    return null;
  }
}
