import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { addresses } from '#contract/addresses.ts';
import type { Database } from '#kit/database/connect.ts';
import { DatabaseError } from '#kit/database/database-error.ts';
import { findEmbeddedServer } from '#kit/database/embedded/find-server.ts';
import { explainFileError } from '#kit/explain-file-error.ts';
import { type RunningServer, serve } from '#kit/http/serve.ts';
import { createLineLog } from '#kit/line-log.ts';
import { createLog } from '#kit/log.ts';
import { surviveLostReader } from '#kit/log-sink.ts';
import { propertyOf } from '#kit/property-of.ts';
import type { MetricsServer } from '#kit/serve-metrics.ts';
import { SettingsError } from '#kit/settings.ts';
import { createPlatform, type Platform } from './create-platform.ts';
import { openDatabase } from './database/open-database.ts';
import { type PlatformEnvironment, readEnvironment } from './env.ts';
import { PlatformError } from './errors.ts';
import { createHttp } from './http.ts';
import { openMetrics } from './metrics.ts';
import { createStartingDoor } from './starting-door.ts';

/**
 * The platform as a process: HTTP on 127.0.0.1, which reports the progress of the start from the first moment. Shuts
 * down on SIGTERM and SIGINT.
 */
const log = createLog({ room: 'platform' });
const { write: say, flush } = createLineLog('platform', log);
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
  // A shutdown during the start makes whatever the start was waiting for fail; that is not an error to report.
  if (ending === null) reportFailure(error);
  await end(1);
}

async function start(environment: PlatformEnvironment): Promise<void> {
  const { port, metricsPort, publicUrl } = environment;
  running.server = await serve(door.http, {
    port,
    publicUrl,
    log: say,
    nameDoor: (target) => (target.startsWith(`${addresses.platform.path}/`) ? 'calls' : 'other'),
    unreadableBody: () => new PlatformError('badRequest'),
  });
  const { server } = running;
  if (metricsPort !== null) running.figures = await openMetrics(metricsPort, { server, isReady: door.isOpen });
  const platform = createPlatform({ ...environment, database: await untilReachable(environment), log: say });
  running.platform = platform;
  await platform.start();
  door.open(createHttp(platform, { log: say }));
  say(`The platform is listening at http://127.0.0.1:${server.port}.`, 'info');
}

/**
 * The database may start later than this process, or be down for a while. If it refuses the connection, the settings
 * are wrong.
 */
async function untilReachable({ databaseUrl, dataDirectory }: PlatformEnvironment): Promise<Database> {
  for (;;) {
    const url = databaseUrl ?? (await findEmbeddedServer(join(dataDirectory, 'postgres'))).url;
    if (url === null) wait('The bundled database is not running yet.');
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

/** Logs each reason once. */
function wait(reason: string): void {
  if (door.reason() !== reason) say(`Waiting for the database. ${reason}`);
  door.wait(reason);
}

/**
 * Closes the HTTP server first and the database last. A part that fails to close does not prevent the others from
 * closing.
 */
function end(code: number): Promise<never> {
  ending ??= (async () => {
    let result = code;
    for (const part of [running.server, running.figures, running.platform]) {
      try {
        await part?.close();
      } catch (error) {
        reportFailure(error);
        result = 1;
      }
    }
    flush();
    return process.exit(result);
  })();
  return ending;
}

function reportFailure(error: unknown): void {
  const sentence = explain(error);
  if (sentence === null) log.error('failed', 'The platform ended because of an unexpected error.', { error });
  else log.error('failed', sentence, { code: propertyOf(error, 'code') });
}

function explain(error: unknown): string | null {
  if (error instanceof SettingsError) return error.message;
  if (error instanceof DatabaseError && error.code !== 'database_failed') return error.message;
  if (propertyOf(error, 'code') === 'EADDRINUSE') {
    return 'The platform cannot start: its port or its metrics port is in use by another program. Stop that program, or set PLATFORM_PORT or PLATFORM_METRICS_PORT to another number.';
  }
  return explainFileError(error, 'set DATA_DIRECTORY to another folder');
}
