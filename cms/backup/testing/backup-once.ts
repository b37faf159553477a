import { openDatabase } from '../../database/open-database.ts';
import { writeBackup } from '../write-backup.ts';

/**
 * Backs up once, in a process that can be killed. Says `begun`, and `done` at the end. Arguments as of
 * `restore-once.ts`.
 */
const [databaseUrl = '', dataDirectory = '', file = ''] = process.argv.slice(2);

const database = openDatabase(databaseUrl);
process.stdout.write('begun\n');
await writeBackup({ database, dataDirectory, file, contents: 'everything' });
await database.close();
process.stdout.write('done\n');
