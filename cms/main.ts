import { setTimeout as sleep } from 'node:timers/promises';
import { collectGarbage } from '#kit/collect-garbage.ts';
import type { Database } from '#kit/database/connect.ts';
import type { EmbeddedPostgres } from '#kit/database/embedded-postgres.ts';
import { explainFileError } from '#kit/explain-file-error.ts';
import type { RunningServer } from '#kit/http/serve.ts';
import { createLineLog } from '#kit/line-log.ts';
import { createLog } from '#kit/log.ts';
import type { LogLevel } from '#kit/log-line.ts';
import { surviveLostReader } from '#kit/log-sink.ts';
import { propertyOf } from '#kit/property-of.ts';
import { SettingsError } from '#kit/settings.ts';
import { isNews, startPackagedDatabase } from './backup/start-packaged-database.ts';
import { type Cms, createCms } from './create-cms.ts';
import { joinInstallation, requireSameInstallation } from './database/installation.ts';
import { openDatabase } from './database/open-database.ts';
import { createHttp } from './doors/http.ts';
import { openMetrics } from './doors/metrics.ts';
import { serve } from './doors/serve.ts';
import { createStartingDoor } from './doors/starting-door.ts';
import { createTraffic } from './doors/traffic/traffic.ts';
import { type CmsEnvironment, readEnvironment } from './env.ts';
import { seedDemoContent } from './seed/seed-demo-content.ts';
import { ensureFirstAdministrator } from './users/first-administrator.ts';

/**
 * The CMS process: serves HTTP on 127.0.0.1, reporting the progress of the start from the first moment; opens the
 * database, acquires the write lease, and seeds content on a first start. Ends on SIGTERM and SIGINT.
 */
const log = createLog({ room: 'cms' });
const { write: say, flush } = createLineLog('cms', log);
const door = createStartingDoor();
const traffic = createTraffic();
const running: {
  figures?: { close(): Promise<void> };
  server?: RunningServer;
  postgres?: EmbeddedPostgres;
  database?: Database;
  cms?: Cms;
} = {};
let ending: Promise<never> | null = null;
let standbySince: string | null = null;

surviveLostReader(process.stdout);
surviveLostReader(process.stderr);
process.once('SIGTERM', () => void end(0));
process.once('SIGINT', () => void end(0));

try {
  await start(readEnvironment());
} catch (error) {
  // Ending in the middle of a start aborts whatever the start was waiting for; that is not an error to print.
  if (ending === null) reportFailure(error);
  await end(1);
}

async function start(environment: CmsEnvironment): Promise<void> {
  const { dataDirectory, publicUrl, port, acceptsNewDatabase } = environment;
  running.server = await serve(door.http, port, publicUrl, say);
  const databaseUrl = environment.databaseUrl ?? (await startDatabase(environment));
  const database = openDatabase(databaseUrl);
  running.database = database;
  await untilReachable(database);
  if (!acceptsNewDatabase) await requireSameInstallation(database, dataDirectory);
  else say('HAPTERA_NEW_DATABASE is set: remove it before the next start.');
  const cms = createCms({ ...environment, databaseUrl, log: say, onLost: () => void end(1) });
  running.cms = cms;
  await startCms(cms, environment);
  await joinInstallation(database, dataDirectory);
  if (environment.seed === 'demo') await seed(cms);
  if (await ensureFirstAdministrator(cms.users, environment.firstAdministrator))
    say('The first administrator was created.', 'info');
  door.enter(null);
  if (environment.metricsPort !== null) {
    running.figures = await openMetrics(environment.metricsPort, { cms, server: running.server, traffic });
  }
  say(`The CMS is listening at http://127.0.0.1:${running.server.port}.`, 'info');
}

async function startCms(cms: Cms, { isProduction }: CmsEnvironment): Promise<void> {
  const http = createHttp(cms, { log: say, isProduction, traffic });
  let isNew = false;
  await cms.start({
    onMigration: ({ number, name, statement, of }) => {
      isNew ||= number === 1;
      if (statement === 1 && !isNew) say(`Migrating the database: step ${number}, ${name}.`, 'info');
      door.enter({ status: 'migrating', migration: number, statement, of });
    },
    onStandby: (writer, isReadable) => {
      if (isReadable) door.open(http);
      standbySince ??= new Date().toISOString();
      door.enter({ status: 'standby', writer, since: standbySince });
    },
    onUnavailable: ({ message }) => {
      door.open(http);
      wait(message);
    },
  });
  door.open(http);
}

async function startDatabase(environment: CmsEnvironment): Promise<string> {
  const postgres = await startPackagedDatabase(environment, { log: say, onServerLog: logNews });
  running.postgres = postgres;
  return postgres.url;
}

/**
 * Retries until the database is reachable. One that refuses the connection is misconfigured, and that error is thrown.
 */
async function untilReachable(database: Database): Promise<void> {
  for (;;) {
    const { error } = await database.health();
    if (error === null) return;
    if (error.code === 'database_refused') throw error;
    wait(error.message);
    await sleep(1_000);
  }
}

/** Logs each reason once. */
function wait(reason: string): void {
  const phase = door.phase();
  if (phase?.status !== 'waiting' || phase.reason !== reason) say(`Waiting for the database. ${reason}`);
  door.enter({ status: 'waiting', reason });
}

async function seed(cms: Cms): Promise<void> {
  const report = await seedDemoContent(cms);
  if (report === null) return;
  say(
    `Created the sample content: ${report.pages} pages, ${report.posts} posts, ${report.tutorials} tutorials, ${report.docs} documents, ${report.questions} questions, ${report.resources} resources, ${report.media} pictures.`,
    'info',
  );
  await collectGarbage();
}

/** PostgreSQL logs every start and end; only its warnings and errors matter to a person. */
function logNews(line: string, level?: LogLevel): void {
  const isOfOurEnd = ending !== null && line.includes('terminating connection due to administrator command');
  if (isNews(line) && !isOfOurEnd) say(line, level);
}

/** Closes the door first and the database last, each of them even if closing an earlier one failed. */
function end(code: number): Promise<never> {
  ending ??= (async () => {
    const { figures, server, cms, database, postgres } = running;
    const parts = [figures, server, cms, database].map((part) => () => part?.close());
    let result = code;
    for (const close of [...parts, () => postgres?.stop()]) {
      try {
        await close();
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

/** Errors of our catalogues say what to do, so their message is enough; of all others the log has the stack. */
function reportFailure(error: unknown): void {
  const sentence = explain(error);
  if (sentence === null) log.error('failed', 'The CMS ended because of an unexpected error.', { error });
  else log.error('failed', sentence, { code: propertyOf(error, 'code') });
}

function explain(error: unknown): string | null {
  if (error instanceof SettingsError) return error.message;
  if (!(error instanceof Error) || !('code' in error)) return null;
  if (error.code === 'EADDRINUSE') {
    return 'The CMS cannot start: another program is using its port. Stop that program, or set CMS_PORT to another number.';
  }
  if ('status' in error && error.code !== 'database_failed') return error.message;
  return explainFileError(error, 'set DATA_DIRECTORY to another folder');
}
