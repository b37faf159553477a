/**
 * A program to be killed by tests: starts the database in the folder given as its argument, inserts rows continuously
 * over four connections and prints the number of each row once its insert is acknowledged. Output: `server <pid>`, then
 * numbers. While the database is unavailable it retries.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { connectDatabase } from '../connect.ts';
import { DatabaseError } from '../database-error.ts';
import { startEmbeddedPostgres } from '../embedded-postgres.ts';

const [directory = '', first = '1'] = process.argv.slice(2);
const server = await startEmbeddedPostgres({ directory });
const database = connectDatabase(server.url, { max: 4 });
await database.run('create table if not exists acknowledged (id bigint primary key, note text not null)');
process.stdout.write(`server ${server.pid}\n`);

let next = Number(first);
await Promise.all(Array.from({ length: 4 }, insertForever));

async function insertForever(): Promise<void> {
  for (;;) {
    const id = next++;
    try {
      await database.run('insert into acknowledged values ($1, $2)', [id, `Zeile ${id} 第${id}行`]);
      process.stdout.write(`${id}\n`);
    } catch (error) {
      if (!(error instanceof DatabaseError) || error.status !== 503) throw error;
      await sleep(20);
    }
  }
}
