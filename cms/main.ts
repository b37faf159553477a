import { join } from 'node:path';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#kit/database/embedded-postgres.ts';
import { upgradePostgres } from './backup/upgrade-postgres.ts';
import { type Cms, createCms } from './create-cms.ts';
import { type CmsEnvironment, readEnvironment } from './env.ts';
import { createHttp } from './http.ts';
import { seedDemoContent } from './seed/seed-demo-content.ts';
import { type RunningServer, serve } from './serve.ts';
import { ensureFirstAdministrator } from './users/first-administrator.ts';

/** The CMS as a process: database, content on a first start, HTTP on 127.0.0.1. Ends on SIGTERM and SIGINT. */
const log = (line: string) => console.warn(line);
const running: { postgres?: EmbeddedPostgres; cms?: Cms; server?: RunningServer } = {};
let ending: Promise<never> | null = null;

process.once('SIGTERM', () => void end(0));
process.once('SIGINT', () => void end(0));

try {
  await start(readEnvironment());
} catch (error) {
  console.error(explain(error));
  await end(1);
}

async function start(environment: CmsEnvironment): Promise<void> {
  const { publicUrl, port } = environment;
  const databaseUrl = environment.databaseUrl ?? (await startDatabase(environment));
  const cms = createCms({ ...environment, databaseUrl, log });
  running.cms = cms;
  await cms.start();
  if (environment.seed === 'demo') await seed(cms);
  if (await ensureFirstAdministrator(cms.users, environment.firstAdministrator))
    log('The first administrator was made.');
  running.server = await serve(createHttp(cms, { log, isProduction: environment.isProduction }), port, publicUrl, log);
  log(`The CMS answers at http://127.0.0.1:${running.server.port}.`);
}

async function startDatabase({ dataDirectory, oldPostgres }: CmsEnvironment): Promise<string> {
  await upgradePostgres({ dataDirectory, oldPostgres, log, onServerLog: logNews });
  const postgres = await startEmbeddedPostgres({ directory: join(dataDirectory, 'postgres'), onLog: logNews });
  running.postgres = postgres;
  return postgres.url;
}

async function seed(cms: Cms): Promise<void> {
  const report = await seedDemoContent(cms);
  if (report)
    log(`Sample content was written: ${report.pages} pages, ${report.posts} posts, ${report.media} pictures.`);
}

/** PostgreSQL tells of every start and end; its warnings and errors are what a person needs. */
function logNews(line: string): void {
  if (!/ LOG: {2}/.test(line)) log(line);
}

/** The last started first. */
function end(code: number): Promise<never> {
  ending ??= (async () => {
    try {
      await running.server?.close();
      await running.cms?.close();
      await running.postgres?.stop();
    } catch (error) {
      console.error(error);
      process.exit(1);
    }
    return process.exit(code);
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
