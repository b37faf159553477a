import { setTimeout as wait } from 'node:timers/promises';
import type { Cms } from '../create-cms.ts';

/** Longer than the database ever takes for one row. */
const PATIENCE = 2_000;

/** 200 when this process writes and its database answers, else 503. */
export async function answerHealth(cms: Cms): Promise<Response> {
  const isHealthy = cms.isReady() && (await isDatabaseReachable(cms));
  return Response.json(
    { status: isHealthy ? 'ok' : 'unavailable' },
    { status: isHealthy ? 200 : 503, headers: { 'Cache-Control': 'no-store' } },
  );
}

async function isDatabaseReachable(cms: Cms): Promise<boolean> {
  const answer = cms.published.getPublishedById(0).then(
    () => true,
    () => false,
  );
  return Promise.race([answer, wait(PATIENCE, false, { ref: false })]);
}
