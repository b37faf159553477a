import { setTimeout as wait } from 'node:timers/promises';
import type { Cms } from '../create-cms.ts';
import type { StorageProblem } from '../storage.ts';

/** Longer than the database ever takes for one row. */
const PATIENCE = 2_000;

/**
 * For whoever would start this process again: 200 when it writes to a database that answers, else 503. A full disk is not
 * put right by a new start, and readers are served meanwhile: 200 with `status: "degraded"` and its `problems`.
 */
export async function answerHealth(cms: Cms): Promise<Response> {
  const problems = await listProblems(cms);
  const status = problems === null ? 'unavailable' : problems.length > 0 ? 'degraded' : 'ok';
  return print(problems === null ? 503 : 200, { status, problems });
}

/** For whoever sends editors here: 200 when changes and uploads are taken, else 503. */
export async function answerReadiness(cms: Cms): Promise<Response> {
  const problems = await listProblems(cms);
  const isReady = problems?.length === 0;
  return print(isReady ? 200 : 503, { status: isReady ? 'ready' : 'not ready', problems });
}

/** What keeps it from taking changes; null when it serves nobody. */
async function listProblems(cms: Cms): Promise<readonly StorageProblem[] | null> {
  if (!cms.isReady()) return null;
  const found = cms.checkStorage().catch(() => null);
  return Promise.race([found, wait(PATIENCE, null, { ref: false })]);
}

function print(status: number, body: Readonly<Record<string, unknown>>): Response {
  return Response.json(body, { status, headers: { 'Cache-Control': 'no-store' } });
}
