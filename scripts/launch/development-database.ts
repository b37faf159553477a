import { isNews, startPackagedDatabase } from '../../cms/backup/start-packaged-database.ts';
import { readEnvironment } from '../../cms/env.ts';
import type { Variables } from '../../kit/settings.ts';
import type { Output } from './output.ts';
import type { Launch } from './run-product.ts';
import { serviceEnvironment } from './service-environment.ts';

/**
 * Runs the packaged database in the launcher, so that a change of the CMS's sources, which restarts the CMS, does not
 * restart PostgreSQL as well. Returns what the CMS needs to use it; nothing with a database of one's own.
 */
export async function startDevelopmentDatabase({
  settings,
  output,
  atEnd,
}: Pick<Launch, 'settings' | 'atEnd'> & { readonly output: Pick<Output, 'say' | 'warn'> }): Promise<Variables> {
  const environment = readEnvironment(serviceEnvironment(settings, 'development', 'cms'));
  if (environment.databaseUrl !== null) return {};
  const log = (line: string, level?: string) =>
    level === 'info' ? output.say('database', line) : output.warn('database', line);
  const database = await startPackagedDatabase(environment, {
    log,
    onServerLog: (line, level) => {
      if (isNews(line)) log(line, level);
    },
  });
  atEnd(database.stop);
  // With an address of a database, the CMS would expect content of its own in it.
  return { DATABASE_URL: database.url, HAPTERA_SEED: environment.seed };
}
