import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { addresses } from '#contract/addresses.ts';
import type { Database } from '#kit/database/connect.ts';
import { DatabaseError } from '#kit/database/database-error.ts';
import { findEmbeddedServer } from '#kit/database/embedded/find-server.ts';
import { type RunningServer, serve } from '#kit/http/serve.ts';
import { createLineLog } from '#kit/line-log.ts';
import { surviveLostReader } from '#kit/log-sink.ts';
import type { MetricsServer } from '#kit/serve-metrics.ts';
import { createPlatform, type Platform } from './create-platform.ts';
import { openDatabase } from './database/open-database.ts';
import { PlatformConfigurationError, type PlatformEnvironment, readEnvironment } from './env.ts';
import { PlatformError } from './errors.ts';
import { createHttp } from './http.ts';
import { openMetrics } from './metrics.ts';
import { createStartingDoor } from './starting-door.ts';

/**
 * The platform as a process: HTTP on 127.0.0.1, which tells from the first moment how far the start is. Ends on SIGTERM and
 * SIGINT.
 */
const { write: log, flush } = createLineLog('platform');
const door = createStartingDoor();
const running: { server?: RunningServer; figures?: MetricsServer; platform?: Platform } = {};
let ending: Promise<never> | null = null;

surviveLostReader(process.stdout);
surviveLostReader(process.stderr);
process.once('SIGTERM', () => void end(0));
process.once('SIGINT', () => void end(0));

try {
  await start(readEnvironment());
} catch (error) {
  // An end in the middle of a start breaks off whatever the start was waiting for.
  if (ending === null) console.error(explain(error));
  await end(1);
}

async function start(environment: PlatformEnvironment): Promise<void> {
  const { port, metricsPort, publicUrl } = environment;
  running.server = await serve(door.http, {
    port,
    publicUrl,
    log,
    nameDoor: (target) => (target.startsWith(`${addresses.platform.path}/`) ? 'calls' : 'other'),
    unreadableBody: () => new PlatformError('badRequest'),
  });
  const { server } = running;
  if (metricsPort !== null) running.figures = await openMetrics(metricsPort, { server, isReady: door.isOpen });
  const platform = createPlatform({ ...environment, database: await untilReachable(environment), log });
  running.platform = platform;
  await platform.start();
  door.open(createHttp(platform, { log }));
  log(`The platform answers at http://127.0.0.1:${server.port}.`);
}

/** The database may come later than this process, and be away for a while. One that refuses it is set up wrong. */
async function untilReachable({ databaseUrl, dataDirectory }: PlatformEnvironment): Promise<Database> {
  for (;;) {
    const url = databaseUrl ?? (await findEmbeddedServer(join(dataDirectory, 'postgres'))).url;
    if (url === null) wait('The database of the product does not run yet.');
    else {
      const database = openDatabase(url);
      const { error } = await database.health();
      if (error === null) return database;
      await database.close();
      if (databaseUrl !== null && error.code === 'database_refused') throw error;
      wait(error.message);
    }
    await sleep(250);
  }
}

/** Says it once for each reason. */
function wait(reason: string): void {
  if (door.reason() !== reason) log(`Waiting for the database. ${reason}`);
  door.wait(reason);
}

/** The door first, the database last; each of them also when one before it could not be closed in order. */
function end(code: number): Promise<never> {
  ending ??= (async () => {
    let result = code;
    for (const part of [running.server, running.figures, running.platform]) {
      try {
        await part?.close();
      } catch (error) {
        console.error(explain(error));
        result = 1;
      }
    }
    flush();
    return process.exit(result);
  })();
  return ending;
}

function explain(error: unknown): unknown {
  if (error instanceof PlatformConfigurationError) return error.message;
  if (error instanceof DatabaseError && error.code !== 'database_failed') return error.message;
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    return 'The platform cannot start: a port of its own, or that of its figures, is taken by another program. Stop that one, or set PLATFORM_PORT or PLATFORM_METRICS_PORT to another number.';
  }
  return error;
}
