import { setTimeout as wait } from 'node:timers/promises';
import type { Cms } from '../create-cms.ts';
import type { StorageProblem } from '../storage.ts';

/** Timeout in milliseconds; longer than the database ever takes for one row. */
const PATIENCE = 2_000;

/**
 * Liveness, for process managers: 200 if this process holds the write lease and its database responds, otherwise 503. A
 * restart does not help against a full disk, and reads still work: 200 with `status: "degraded"` and its `problems`.
 */
export async function answerHealth(cms: Cms): Promise<Response> {
  const problems = await listProblems(cms);
  const status = problems === null ? 'unavailable' : problems.length > 0 ? 'degraded' : 'ok';
  return print(problems === null ? 503 : 200, { status, problems });
}

/** Readiness, for load balancers: 200 if changes and uploads are accepted, otherwise 503. */
export async function answerReadiness(cms: Cms): Promise<Response> {
  const problems = await listProblems(cms);
  const isReady = problems?.length === 0;
  return print(isReady ? 200 : 503, { status: isReady ? 'ready' : 'not ready', problems });
}

/** What prevents it from accepting changes; null if it is not ready at all. */
async function listProblems(cms: Cms): Promise<readonly StorageProblem[] | null> {
  if (!cms.isReady()) return null;
  const found = cms.checkStorage().catch(() => null);
  return Promise.race([found, wait(PATIENCE, null, { ref: false })]);
}

function print(status: number, body: Readonly<Record<string, unknown>>): Response {
  return Response.json(body, { status, headers: { 'Cache-Control': 'no-store' } });
}
