import { join } from 'node:path';
import { carryOverData } from '#kit/database/embedded/carry-over.ts';
import type { WriteLine } from '#kit/line-log.ts';
import { openDatabase } from '../database/open-database.ts';
import { restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

/**
 * If the data was written by an older PostgreSQL than the packaged one and the folder of its programs is known,
 * migrates the content by backup and restore; the backup stays in `backups/`. Otherwise does nothing. Throws the errors
 * of `carryOverData`, `writeBackup` and `restoreBackup`, which leave the old files in place.
 */
export async function upgradePostgres(options: {
  readonly dataDirectory: string;
  readonly oldPostgres: string | null;
  readonly log: WriteLine;
  /** Receives the log lines of both servers. */
  readonly onServerLog: WriteLine;
}): Promise<void> {
  const { dataDirectory, oldPostgres, log, onServerLog } = options;
  const kept = await carryOverData({
    directory: join(dataDirectory, 'postgres'),
    oldPrograms: oldPostgres,
    onLog: onServerLog,
    copy: async (from, to) => {
      const moment = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
      const file = join(dataDirectory, 'backups', `before-postgres-upgrade-${moment}Z.tar.gz`);
      await withDatabase(from, (database) => writeBackup({ database, dataDirectory, file, contents: 'database' }));
      log(`The database was backed up to ${file}.`, 'info');
      await withDatabase(to, (database) =>
        restoreBackup({
          database,
          dataDirectory,
          file,
          mayReplace: false,
          safetyCopy: null,
          onProgress: (line) => log(line, 'info'),
        }),
      );
    },
  });
  if (kept !== null) {
    log(
      `The content was migrated. The files of the old PostgreSQL are kept in ${kept}: delete them when everything works.`,
      'info',
    );
  }
}

async function withDatabase<T>(
  url: string,
  act: (database: ReturnType<typeof openDatabase>) => Promise<T>,
): Promise<T> {
  const database = openDatabase(url);
  try {
    return await act(database);
  } finally {
    await database.close();
  }
}
