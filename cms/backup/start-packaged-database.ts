import { join } from 'node:path';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#kit/database/embedded-postgres.ts';
import type { WriteLine } from '#kit/line-log.ts';
import { requireNewFolder } from '../database/installation.ts';
import type { CmsEnvironment } from '../env.ts';
import { upgradePostgres } from './upgrade-postgres.ts';

/**
 * Starts the packaged database of a data folder, after upgrading the files of an older PostgreSQL if its programs are
 * named. Throws `haptera_database_missing` if the folder shows that another database belongs to it.
 */
export async function startPackagedDatabase(
  environment: Pick<CmsEnvironment, 'dataDirectory' | 'oldPostgres' | 'acceptsNewDatabase'>,
  { log, onServerLog }: { readonly log: WriteLine; readonly onServerLog: WriteLine },
): Promise<EmbeddedPostgres> {
  const { dataDirectory, oldPostgres, acceptsNewDatabase } = environment;
  await upgradePostgres({ dataDirectory, oldPostgres, log, onServerLog });
  return startEmbeddedPostgres({
    directory: join(dataDirectory, 'postgres'),
    onLog: onServerLog,
    beforeCreation: async () => {
      if (!acceptsNewDatabase) await requireNewFolder(dataDirectory);
    },
  });
}

/** Whether a line of the server says more than that it started or ended, which it logs every time. */
export function isNews(line: string): boolean {
  return !/ LOG: {2}/.test(line);
}
