import { type KeptRoom, keptRooms, replacedOf, stagingOf } from '../../../cms/backup/kept-rooms.ts';
import { listMigrations } from '../../../cms/backup/tables.ts';
import { printWriter, readWriter } from '../../../cms/database/lease.ts';
import { migrations } from '../../../cms/database/migrations.ts';
import { getDeliveryFigures } from '../../../cms/outbox/store.ts';
import type { Database } from '../../../kit/database/connect.ts';
import { type Check, type Finding, ok, printSpan, problem, warning } from './finding.ts';

const OLDEST_SERVER = 15;

/** Checks the server version, the tables, and leftovers of a killed restore. */
export const checkDatabase: Check = async ({ database }) => {
  if (database === null) return [];
  const findings: Finding[] = [];
  const server = await database.one<{ version: number; text: string }>(
    `select current_setting('server_version_num')::integer / 10000 as version, current_setting('server_version') as text`,
  );
  if (server && server.version < OLDEST_SERVER)
    findings.push(
      problem('database', `PostgreSQL ${server.text} is too old.`, `Use PostgreSQL ${OLDEST_SERVER} or newer.`),
    );
  const rooms = await Promise.all(keptRooms.map((room) => judgeTables(database, room)));
  if (rooms.every(({ made }) => made === 0))
    findings.push(
      warning('database', 'The database is empty.', 'Start the product, or restore a backup with "npm run restore".'),
    );
  else findings.push(...rooms.flatMap(({ finding }) => finding ?? []));
  const left = await database.query<{ name: string }>(
    'select nspname as name from pg_namespace where nspname = any($1)',
    [keptRooms.flatMap((room) => [stagingOf(room), replacedOf(room)])],
  );
  if (left.length > 0)
    findings.push(
      warning(
        'database',
        `An interrupted restore left the schema ${left.map(({ name }) => name).join(' and ')}; the content is intact.`,
        `Restore again, or drop it: drop schema ${left[0]?.name} cascade.`,
      ),
    );
  if (findings.length === 0)
    findings.push(
      ok(
        'database',
        `PostgreSQL ${server?.text}, migrations: ${rooms.map(({ complete }, at) => `${keptRooms[at]?.schema} ${complete}`).join(', ')}.`,
      ),
    );
  return findings;
};

/** Checks which migrations of a room have been applied. */
async function judgeTables(
  database: Database,
  { schema, migrations }: KeptRoom,
): Promise<{ made: number; complete: number; finding: Finding | null }> {
  const made = await listMigrations(database, schema);
  const complete = made.filter(({ checksum }) => checksum !== null).length;
  const newest = made.at(-1);
  const judge = (): Finding | null => {
    if (made.length === 0)
      return warning('database', `The database has no tables of the ${schema}.`, 'Start the product: it creates them.');
    if (newest && newest.number > migrations.length)
      return problem(
        'database',
        `The database has newer tables of the ${schema} (${newest.number}, "${newest.name}") than this program (${migrations.length}).`,
        'Start the newer program, or restore the backup in DATA_DIRECTORY/backups that was made before the upgrade.',
      );
    if (complete < migrations.length)
      return warning(
        'database',
        `${migrations.length - complete} migrations of the ${schema} are pending.`,
        'Start the product: it backs the database up and migrates it.',
      );
    return null;
  };
  return { made: made.length, complete, finding: judge() };
}

/** Compares the clock of this machine with that of the database and with the newest change. */
export const checkClock: Check = async ({ database, now }) => {
  if (database === null || !(await hasTables(database))) return [];
  const begun = Date.now();
  const row = await database.one<{ now: string; newest: string | null }>(
    `select clock_timestamp() as now, (select max(modified_at) from documents) as newest`,
  );
  const ahead = Date.parse(row?.now ?? '') - (begun + Date.now()) / 2;
  const findings: Finding[] = [];
  const remedy = 'Set the clock, and synchronize it with NTP.';
  if (Math.abs(ahead) > 2_000)
    findings.push(
      warning(
        'clock',
        `This machine's clock is ${printSpan(Math.abs(ahead))} ${ahead > 0 ? 'behind' : 'ahead of'} the database's.`,
        remedy,
      ),
    );
  const future = Date.parse(row?.newest ?? '') - now.getTime();
  if (future > 60_000)
    findings.push(
      problem('clock', `Something was changed ${printSpan(future)} in the future: the clock was set back.`, remedy),
    );
  return findings.length > 0 ? findings : [ok('clock', 'The clock agrees with the database.')];
};

/** Checks which process writes to the database. */
export const checkWriter: Check = async ({ database }) => {
  if (database === null || !(await hasTables(database))) return [];
  const writer = await readWriter(database);
  if (writer !== null) return [ok('writer', `One process writes to the database: ${printWriter(writer)}.`)];
  const lost = await database.one<{ seconds: number }>(
    `select extract(epoch from clock_timestamp() - beat_at)::double precision as seconds from writer_lease
     where holder is not null`,
  );
  if (lost === null) return [ok('writer', 'No process writes to the database: the product is not running.')];
  return [
    warning(
      'writer',
      `The writing process has been silent for ${printSpan(lost.seconds * 1000)}.`,
      'Restart the product; the next process takes over automatically.',
    ),
  ];
};

/** Checks for announcements that the site has not received yet. */
export const checkOutbox: Check = async ({ database, now }) => {
  if (database === null || !(await hasTables(database))) return [];
  const { pending, oldest, attempts, lastError } = await getDeliveryFigures(database);
  if (pending === 0) return [ok('outbox', 'The site has received every change.')];
  const age = now.getTime() - Date.parse(oldest ?? '');
  const said = `${pending} changes are waiting to be sent to the site, the oldest for ${printSpan(age)}${lastError ? ` (${attempts} attempts, last error: ${lastError})` : ''}.`;
  if (age < 30_000) return [ok('outbox', said)];
  const remedy = 'Start the product if it is not running; otherwise check that site and edge answer.';
  return [age > 300_000 && attempts > 0 ? problem('outbox', said, remedy) : warning('outbox', said, remedy)];
};

async function hasTables(database: NonNullable<Parameters<Check>[0]['database']>): Promise<boolean> {
  const made = await listMigrations(database, 'cms');
  return made.length >= migrations.length;
}
