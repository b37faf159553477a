import { type KeptRoom, keptRooms, replacedOf, stagingOf } from '../../../cms/backup/kept-rooms.ts';
import { listMigrations } from '../../../cms/backup/tables.ts';
import { printWriter, readWriter } from '../../../cms/database/lease.ts';
import { migrations } from '../../../cms/database/migrations.ts';
import { getDeliveryFigures } from '../../../cms/outbox/store.ts';
import type { Database } from '../../../kit/database/connect.ts';
import { type Check, type Finding, ok, printSpan, problem, warning } from './finding.ts';

const OLDEST_SERVER = 15;

/** Version, tables, and what a restore that was killed left. */
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
      warning(
        'database',
        'The database is empty.',
        'Start the product, or bring a backup back with "npm run restore".',
      ),
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
        `A restore that did not end left the schema ${left.map(({ name }) => name).join(' and ')}; the content is whole.`,
        `Restore again, or drop it: drop schema ${left[0]?.name} cascade.`,
      ),
    );
  if (findings.length === 0)
    findings.push(
      ok(
        'database',
        `PostgreSQL ${server?.text}, tables of ${rooms.map(({ complete }, at) => `${keptRooms[at]?.schema} ${complete}`).join(' and ')}.`,
      ),
    );
  return findings;
};

/** How far a room's tables are, and what is to be done about it. */
async function judgeTables(
  database: Database,
  { schema, migrations }: KeptRoom,
): Promise<{ made: number; complete: number; finding: Finding | null }> {
  const made = await listMigrations(database, schema);
  const complete = made.filter(({ checksum }) => checksum !== null).length;
  const newest = made.at(-1);
  const judge = (): Finding | null => {
    if (made.length === 0)
      return warning('database', `The database has no tables of the ${schema}.`, 'Start the product: it makes them.');
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
        'Start the product: it backs the database up and brings it up to date.',
      );
    return null;
  };
  return { made: made.length, complete, finding: judge() };
}

/** The clock of this machine against that of the database, and against what was written already. */
export const checkClock: Check = async ({ database, now }) => {
  if (database === null || !(await hasTables(database))) return [];
  const begun = Date.now();
  const row = await database.one<{ now: string; newest: string | null }>(
    `select clock_timestamp() as now, (select max(modified_at) from documents) as newest`,
  );
  const ahead = Date.parse(row?.now ?? '') - (begun + Date.now()) / 2;
  const findings: Finding[] = [];
  const remedy = 'Set the clock, and let it be kept right (NTP).';
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

/** Who writes. */
export const checkWriter: Check = async ({ database }) => {
  if (database === null || !(await hasTables(database))) return [];
  const writer = await readWriter(database);
  if (writer !== null) return [ok('writer', `One process writes: ${printWriter(writer)}.`)];
  const lost = await database.one<{ seconds: number }>(
    `select extract(epoch from clock_timestamp() - beat_at)::double precision as seconds from writer_lease
     where holder is not null`,
  );
  if (lost === null) return [ok('writer', 'Nobody writes to the database: the product does not run.')];
  return [
    warning(
      'writer',
      `The process that wrote has been silent for ${printSpan(lost.seconds * 1000)}.`,
      'Start the product again; the next process takes over by itself.',
    ),
  ];
};

/** What the site was not told yet. */
export const checkOutbox: Check = async ({ database, now }) => {
  if (database === null || !(await hasTables(database))) return [];
  const { pending, oldest, attempts, lastError } = await getDeliveryFigures(database);
  if (pending === 0) return [ok('outbox', 'The site knows of every change.')];
  const age = now.getTime() - Date.parse(oldest ?? '');
  const said = `${pending} changes wait to be told to the site, the oldest for ${printSpan(age)}${lastError ? ` (${attempts} attempts, last error: ${lastError})` : ''}.`;
  if (age < 30_000) return [ok('outbox', said)];
  const remedy = 'Start the product if it does not run; else see that site and edge answer.';
  return [age > 300_000 && attempts > 0 ? problem('outbox', said, remedy) : warning('outbox', said, remedy)];
};

async function hasTables(database: NonNullable<Parameters<Check>[0]['database']>): Promise<boolean> {
  const made = await listMigrations(database, 'cms');
  return made.length >= migrations.length;
}
