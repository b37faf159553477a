import { openDatabase } from '../../database/open-database.ts';
import { writeBackup } from '../write-backup.ts';

/** Backs up once, in a process that can be killed. Prints `begun`, then `done`. Arguments as for `restore-once.ts`. */
const [databaseUrl = '', dataDirectory = '', file = ''] = process.argv.slice(2);

const database = openDatabase(databaseUrl);
process.stdout.write('begun\n');
await writeBackup({ database, dataDirectory, file, contents: 'everything' });
await database.close();
process.stdout.write('done\n');
