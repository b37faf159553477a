import { get, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import type { Patience, Readiness } from './service.ts';
import type { ServiceProcess } from './service-process.ts';

/**
 * Watches a process until it ends, and kills it when it hangs: its event loop is blocked, or, for much longer, its port
 * does not answer. Any response counts, whatever its status: a restart does not fix an unreachable database or a full
 * disk. Missed checks are counted, not time, so that a supervisor that was itself suspended does not blame the
 * services.
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
    // In parallel, because a blocked event loop delays both until the timeout.
    const [answer, isAwake] = await Promise.all([ask(url, patience.check), process.isAwake(patience.check)]);
    silent = answer === null ? silent + 1 : 0;
    hung = answer === null && !isAwake ? hung + 1 : 0;
    if (process.hasEnded()) return;
    if (hung < patience.hung && silent < patience.silent) continue;
    onHung();
    process.kill();
  }
}

/** Null while it is not ready. */
export async function readReadiness(url: string, patience: number): Promise<Readiness | null> {
  const answer = await ask(url, patience);
  if (answer === null) return null;
  if (answer.isOk) return 'ready';
  return answer.status === 'standby' || answer.status === 'waiting' ? answer.status : null;
}

interface Answer {
  readonly isOk: boolean;
  /** `status` of the JSON body; null if there is none. */
  readonly status: string | null;
}

/**
 * Null if there is no answer in time. Not by `fetch`: loading it takes longer than the interval between two checks of a
 * start.
 */
async function ask(url: string, patience: number): Promise<Answer | null> {
  const request = get(url, { agent: false, signal: AbortSignal.timeout(patience) });
  try {
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      request.once('response', resolve);
      request.on('error', reject);
    });
    const { statusCode = 0 } = response;
    return { isOk: statusCode >= 200 && statusCode < 300, status: readStatus(await text(response)) };
  } catch {
    return null;
  }
}

function readStatus(answer: string): string | null {
  try {
    const body: unknown = JSON.parse(answer);
    const status: unknown = typeof body === 'object' && body !== null && 'status' in body ? body.status : null;
    return typeof status === 'string' ? status : null;
  } catch {
    return null;
  }
}
