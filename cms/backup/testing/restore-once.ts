import { openDatabase } from '../../database/open-database.ts';
import { restoreBackup } from '../restore-backup.ts';

/**
 * Restores once, in a process that can be killed. Prints `begun` before it reads the archive, and `done` at the end.
 * Arguments: database address, data folder, archive.
 */
const [databaseUrl = '', dataDirectory = '', file = ''] = process.argv.slice(2);

const database = openDatabase(databaseUrl);
process.stdout.write('begun\n');
await restoreBackup({ database, dataDirectory, file, mayReplace: true, safetyCopy: null });
await database.close();
process.stdout.write('done\n');
