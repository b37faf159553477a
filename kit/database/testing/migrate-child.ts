/**
 * A program to be killed by tests: migrates `room` in the database of its first argument; the second is the number of
 * slow steps.
 */
import { connectDatabase } from '../connect.ts';
import { migrate } from '../migrate.ts';

const [url = '', steps = '1'] = process.argv.slice(2);
const database = connectDatabase(url);
const statements = Array.from({ length: Number(steps) }, (_, step) => [
  `create table step_${step} (id integer primary key)`,
  `insert into step_${step} select ${step} from pg_sleep(0.03)`,
]).flat();
process.stdout.write('ready\n');
const applied = await migrate(database, { name: 'room', migrations: [{ number: 1, name: 'slow', statements }] });
process.stdout.write(`applied ${applied.length}\n`);
await database.close();
