import { Session } from 'node:inspector/promises';

/**
 * Runs a garbage collection, so that the memory used by one large piece of work is returned to the system immediately
 * rather than after some minutes. Blocks the process for tens of milliseconds: do not call it while a user is waiting.
 */
export async function collectGarbage(): Promise<void> {
  const session = new Session();
  session.connect();
  try {
    await session.post('HeapProfiler.collectGarbage');
  } finally {
    session.disconnect();
  }
}
