import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { collectGarbage } from '#kit/collect-garbage.ts';
import type { Database } from '#kit/database/connect.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#kit/database/embedded-postgres.ts';
import type { RunningServer } from '#kit/http/serve.ts';
import { createLineLog } from '#kit/line-log.ts';
import { surviveLostReader } from '#kit/log-sink.ts';
import { upgradePostgres } from './backup/upgrade-postgres.ts';
import { type Cms, createCms } from './create-cms.ts';
import { joinInstallation, requireNewFolder, requireSameInstallation } from './database/installation.ts';
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
 * The CMS as a process: HTTP on 127.0.0.1, which tells from the first moment how far the start is; database, right to write,
 * content on a first start. Ends on SIGTERM and SIGINT.
 */
const { write: log, flush } = createLineLog('cms');
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

async function start(environment: CmsEnvironment): Promise<void> {
  const { dataDirectory, publicUrl, port, acceptsNewDatabase } = environment;
  running.server = await serve(door.http, port, publicUrl, log);
  const databaseUrl = environment.databaseUrl ?? (await startDatabase(environment));
  const database = openDatabase(databaseUrl);
  running.database = database;
  await untilReachable(database);
  if (!acceptsNewDatabase) await requireSameInstallation(database, dataDirectory);
  else log('HAPTERA_NEW_DATABASE is set: leave it out from the next start on.');
  const cms = createCms({ ...environment, databaseUrl, log, onLost: () => void end(1) });
  running.cms = cms;
  await startCms(cms, environment);
  await joinInstallation(database, dataDirectory);
  if (environment.seed === 'demo') await seed(cms);
  if (await ensureFirstAdministrator(cms.users, environment.firstAdministrator))
    log('The first administrator was made.');
  door.enter(null);
  if (environment.metricsPort !== null) {
    running.figures = await openMetrics(environment.metricsPort, { cms, server: running.server, traffic });
  }
  log(`The CMS answers at http://127.0.0.1:${running.server.port}.`);
}

async function startCms(cms: Cms, { isProduction }: CmsEnvironment): Promise<void> {
  const http = createHttp(cms, { log, isProduction, traffic });
  let isNew = false;
  await cms.start({
    onMigration: ({ number, name, statement, of }) => {
      isNew ||= number === 1;
      if (statement === 1 && !isNew) log(`The database is brought up to date: step ${number}, ${name}.`);
      door.enter({ status: 'migrating', migration: number, statement, of });
    },
    onStandby: (writer, isReadable) => {
      if (isReadable) door.open(http);
      door.enter({ status: 'standby', writer });
    },
    onUnavailable: ({ message }) => {
      door.open(http);
      wait(message);
    },
  });
  door.open(http);
}

async function startDatabase({ dataDirectory, oldPostgres, acceptsNewDatabase }: CmsEnvironment): Promise<string> {
  await upgradePostgres({ dataDirectory, oldPostgres, log, onServerLog: logNews });
  const postgres = await startEmbeddedPostgres({
    directory: join(dataDirectory, 'postgres'),
    onLog: logNews,
    beforeCreation: async () => {
      if (!acceptsNewDatabase) await requireNewFolder(dataDirectory);
    },
  });
  running.postgres = postgres;
  return postgres.url;
}

/** A database that is away comes back without a new start of this process. One that refuses it is set up wrong. */
async function untilReachable(database: Database): Promise<void> {
  for (;;) {
    const { error } = await database.health();
    if (error === null) return;
    if (error.code === 'database_refused') throw error;
    wait(error.message);
    await sleep(1_000);
  }
}

/** Says it once for each reason. */
function wait(reason: string): void {
  const phase = door.phase();
  if (phase?.status !== 'waiting' || phase.reason !== reason) log(`Waiting for the database. ${reason}`);
  door.enter({ status: 'waiting', reason });
}

async function seed(cms: Cms): Promise<void> {
  const report = await seedDemoContent(cms);
  if (report === null) return;
  log(
    `Sample content was written: ${report.pages} pages, ${report.posts} posts, ${report.tutorials} tutorials, ${report.docs} documents, ${report.questions} questions, ${report.resources} resources, ${report.media} pictures.`,
  );
  await collectGarbage();
}

/** PostgreSQL tells of every start and end; its warnings and errors are what a person needs. */
function logNews(line: string): void {
  const isOfOurEnd = ending !== null && line.includes('terminating connection due to administrator command');
  if (!/ LOG: {2}/.test(line) && !isOfOurEnd) log(line);
}

/** The door first, the database last; each of them also when one before it could not be closed in order. */
function end(code: number): Promise<never> {
  ending ??= (async () => {
    const { figures, server, cms, database, postgres } = running;
    const parts = [figures, server, cms, database].map((part) => () => part?.close());
    let result = code;
    for (const close of [...parts, () => postgres?.stop()]) {
      try {
        await close();
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

/** Errors of the catalogues say what to do; of others the place in the program is needed. */
function explain(error: unknown): unknown {
  if (!(error instanceof Error) || !('code' in error)) return error;
  if (error.code === 'EADDRINUSE') {
    return 'The CMS cannot start: its port is taken by another program. Stop that one, or set CMS_PORT to another number.';
  }
  return 'status' in error && error.code !== 'database_failed' ? error.message : error;
}
