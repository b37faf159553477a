import { rm, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database, Queryable } from '#kit/database/connect.ts';
import { identifier, sql } from '#kit/database/sql.ts';
import { saveAudit } from '../audit/store.ts';
import { readDatabaseInstallation, readFolderInstallation } from '../database/installation.ts';
import { createWriterLease, type WriterLease } from '../database/lease.ts';
import { migrateCms } from '../database/open-database.ts';
import { CmsError } from '../errors.ts';
import { saveEntry } from '../outbox/store.ts';
import { backupErrors } from './backup-errors.ts';
import { type CheckedBackup, checkBackup, readMembers, readVerified } from './check-backup.ts';
import { findDamaged, listStoredChecksums } from './find-damaged.ts';
import { cmsRoom, type KeptRoom, keptRooms, replacedOf, stagingOf } from './kept-rooms.ts';
import { listFolderFiles } from './list-folder-files.ts';
import { countRows } from './model.ts';
import { placeFile } from './place-file.ts';
import { dropSchema, inSchemaAlone, openStaging, requireKnownMigrations, type Staging } from './staging.ts';
import { hasTable, inSchema, insertRows, listNamedFiles } from './tables.ts';
import { type BackupReport, writeBackup } from './write-backup.ts';

export interface RestoreOptions {
  readonly database: Database;
  /** Absolute path. Files go to `uploads/` and the folders of other rooms in it. */
  readonly dataDirectory: string;
  readonly file: string;
  /** Whether existing content may be replaced; otherwise the restore fails if there is any. */
  readonly mayReplace: boolean;
  /** The file to which existing content is backed up first; null: it is discarded. */
  readonly safetyCopy: string | null;
  readonly onProgress?: (line: string) => void;
}

export interface RestoreReport extends CheckedBackup {
  /** By table: `documents`, `platform.accounts`. */
  readonly rows: Readonly<Record<string, number>>;
  readonly filesWritten: number;
  /** Files that already existed with the same bytes. */
  readonly filesKept: number;
  /** Files that only the former content used. */
  readonly filesRemoved: number;
  /** Files that the restored database names but that do not exist. */
  readonly missingFiles: readonly string[];
  /** Media that were damaged before they were backed up. */
  readonly damagedFiles: readonly string[];
  /**
   * The number of published rows and gates by the program (version, public address and secret) that presented them: see
   * `nameProgram`. The CMS presents those of other programs again after its next start.
   */
  readonly presentedBy: Readonly<Record<string, number>>;
  /** Null if there was nothing to back up. */
  readonly safetyCopy: BackupReport | null;
}

const SCHEMA = cmsRoom.schema;
const STAGING = stagingOf(cmsRoom);

/**
 * Replaces the present content with a backup. A room that an older backup does not contain stays as it is. Everything
 * is read and verified against its checksums before anything is touched. New tables are built beside the present ones
 * and replace them in one transaction, once the files are on the disk. If the process is killed at any moment, either
 * the old content or the new one is there. Throws `haptera_backup_*` and `haptera_restore_*`.
 */
export async function restoreBackup(options: RestoreOptions): Promise<RestoreReport> {
  return restoreChecked(options, await checkBackup(options.file));
}

/** Restores a backup that was just checked with `checkBackup`. Verifies it against those checksums once more. */
export async function restoreChecked(options: RestoreOptions, checked: CheckedBackup): Promise<RestoreReport> {
  const { database, dataDirectory, onProgress: say = () => undefined } = options;
  requireKnownMigrations(checked.header);
  await requireOwner(dataDirectory);
  if (!(await hasTable(database, SCHEMA, 'writer_lease'))) await migrateCms(database);
  const lease = await takeLease(database);
  try {
    await requireRoom(dataDirectory, checked);
    const safetyCopy = await makeWay(options, say);
    await dropAll(database, replacedOf);
    const rooms = roomsOf(checked);
    const former = await listFormerFiles(options, rooms);
    const files = await load(options, checked, say);
    const named = await listNamedFiles(database, STAGING);
    const stored = await listStoredChecksums(database, STAGING);
    say('Switching to the restored content …');
    await switchContent(options, lease, checked);
    await lease.release();
    await dropAll(database, replacedOf);
    const filesRemoved = await removeFormerFiles(dataDirectory, checked, former, named);
    const missingFiles = await listMissing(dataDirectory, named);
    const presentedBy = await countPresented(database);
    return {
      ...checked,
      rows: countRows(checked.checksums),
      ...files,
      filesRemoved,
      missingFiles,
      damagedFiles: findDamaged(stored, checked.checksums.members),
      presentedBy,
      safetyCopy,
    };
  } catch (error) {
    // The next restore drops what cannot be dropped now. The first error is the one to report.
    await dropAll(database, stagingOf).catch(() => undefined);
    await lease.release().catch(() => undefined);
    throw error;
  }
}

function roomsOf({ header }: CheckedBackup): KeptRoom[] {
  return keptRooms.filter(({ schema }) => header.rooms.some((made) => made.schema === schema));
}

async function dropAll(database: Database, nameOf: (room: KeptRoom) => string): Promise<void> {
  for (const room of keptRooms) await dropSchema(database, nameOf(room));
}

async function takeLease(database: Database): Promise<WriterLease> {
  const lease = createWriterLease({ database, log: () => undefined, onLost: () => undefined });
  try {
    await lease.acquire('refuse');
    return lease;
  } catch (error) {
    if (error instanceof CmsError && error.code === 'haptera_database_held') throw backupErrors.held(error);
    throw error;
  }
}

/** Backs up the present content; null if there is none. */
async function makeWay(options: RestoreOptions, say: (line: string) => void): Promise<BackupReport | null> {
  const { database, dataDirectory, mayReplace, safetyCopy } = options;
  const content = await countContent(database);
  if (content.length === 0) return null;
  if (!mayReplace) throw backupErrors.hasContent(content.join(', '));
  if (safetyCopy === null) return null;
  say('Backing up the present content …');
  return writeBackup({ database, dataDirectory, file: safetyCopy, contents: 'everything' }).catch((error: unknown) => {
    throw backupErrors.safetyCopyFailed(error);
  });
}

/** `12 documents` and so on, for every kind of content that exists. */
async function countContent(database: Database): Promise<string[]> {
  const counted: string[] = [];
  for (const { schema, content } of keptRooms) {
    for (const [table, name] of Object.entries(content)) {
      if (!(await hasTable(database, schema, table))) continue;
      const row = await database.one<{ count: number }>(sql`select count(*) as count from ${inSchema(schema, table)}`);
      if (row && row.count > 0) counted.push(`${row.count} ${name}`);
    }
  }
  return counted;
}

async function load(
  { database, dataDirectory, file }: RestoreOptions,
  { header, checksums }: CheckedBackup,
  say: (line: string) => void,
): Promise<{ filesWritten: number; filesKept: number }> {
  say('Loading the database …');
  const stagings = new Map<string, Staging>();
  for (const made of header.rooms) stagings.set(made.schema, await openStaging(database, made));
  const checksumOf = new Map(checksums.members.map((member) => [member.name, member]));
  let filesWritten = 0;
  let filesKept = 0;
  for await (const part of readMembers(file)) {
    const { member, name, content } = part;
    if (member.kind === 'rows') {
      const { text, rows } = await readVerified(part, checksums);
      const staging = stagings.get(member.schema);
      if (!staging)
        throw backupErrors.damaged(`it contains rows of "${member.schema}", which its header does not list`);
      const { table, columns } = staging.table(member.table);
      const added = await insertRows(database, stagingOf(member), table, columns, text);
      if (added !== rows) throw backupErrors.damaged(`${name} contains ${added} rows instead of ${rows}`);
    } else if (member.kind === 'file') {
      const expected = checksumOf.get(name);
      if (!expected) throw backupErrors.damaged(`${name} is not listed in its checksums`);
      if (filesWritten + filesKept === 0) say(`Writing ${header.files.count} files …`);
      if (await placeFile(dataDirectory, expected, content)) filesWritten += 1;
      else filesKept += 1;
    }
  }
  say('Checking the database …');
  for (const staging of stagings.values()) await staging.finish();
  return { filesWritten, filesKept };
}

/** Switches all tables in one transaction. The restored content gets a version that no cached page was made from. */
async function switchContent(
  { database, dataDirectory }: RestoreOptions,
  lease: WriterLease,
  checked: CheckedBackup,
): Promise<void> {
  const epoch = lease.epoch();
  if (epoch === null) throw backupErrors.takenOver();
  const installation = (await readFolderInstallation(dataDirectory)) ?? (await readDatabaseInstallation(database));
  await inSchemaAlone(database, STAGING, async (tx) => {
    const former = await tx.one<{ version: number }>(
      sql`select version from ${inSchema(SCHEMA, 'content_state')} where epoch = ${epoch} for update`,
    );
    if (!former) throw backupErrors.takenOver();
    // Content of another installation, or from before the mark, gets the mark of this folder.
    if (installation !== null)
      await tx.run(sql`
        insert into installation (id, uuid, created_at) values (1, ${installation}, now())
        on conflict (id) do update set uuid = excluded.uuid`);
    await settleContent(tx, former.version, epoch, checked.header.createdAt);
    for (const room of roomsOf(checked)) {
      if (await hasTable(tx, room.schema, 'schema_migrations'))
        await tx.run(sql`alter schema ${identifier(room.schema)} rename to ${identifier(replacedOf(room))}`);
      await tx.run(sql`alter schema ${identifier(stagingOf(room))} rename to ${identifier(room.schema)}`);
    }
  });
}

/**
 * Sets the version, the epoch and the announcement of the restored content. Unqualified names are in the staging
 * schema.
 */
async function settleContent(tx: Queryable, formerVersion: number, epoch: number, createdAt: string): Promise<void> {
  const state = await tx.one<{ version: number }>(sql`
    update content_state set version = greatest(version, ${formerVersion}) + 1, epoch = ${epoch + 1} returning version`);
  if (!state) throw backupErrors.damaged('the version of its content is missing');
  await tx.run(sql`update writer_lease set holder = null, epoch = ${epoch + 1}`);
  const now = new Date().toISOString();
  // The site must not keep anything that it cached before.
  await saveEntry(tx, { tags: ['cms'], paths: [], version: state.version, now });
  await saveAudit(tx, [
    {
      at: now,
      actorId: null,
      via: 'system',
      action: 'installation.restore',
      objectKind: 'installation',
      objectId: 'content',
      details: { backup_of: createdAt },
      network: null,
    },
  ]);
}

/** The files of the content to be replaced: named by its rows, or in the folders of the restored rooms. */
async function listFormerFiles(
  { database, dataDirectory }: RestoreOptions,
  rooms: readonly KeptRoom[],
): Promise<string[]> {
  const folders = await Promise.all(rooms.map(({ folder }) => (folder ? listFolderFiles(dataDirectory, folder) : [])));
  return [...(await listNamedFiles(database, SCHEMA)), ...folders.flat()];
}

async function removeFormerFiles(
  dataDirectory: string,
  { header, checksums }: CheckedBackup,
  former: readonly string[],
  named: readonly string[],
): Promise<number> {
  // A backup of the database alone uses the files that are already there.
  if (header.contents === 'database') return 0;
  const kept = new Set([...named, ...checksums.members.map(({ name }) => name)]);
  const gone = former.filter((file) => !kept.has(file));
  for (const file of gone) await rm(join(dataDirectory, ...file.split('/')), { force: true });
  return gone.length;
}

async function countPresented(database: Database): Promise<Record<string, number>> {
  const [published, gates] = [inSchema(SCHEMA, 'published'), inSchema(SCHEMA, 'gates')];
  const rows = await database.query<{ program: string; count: number }>(sql`
    select presented_by as program, count(*) as count
    from (select presented_by from ${published} union all select presented_by from ${gates}) as shown
    group by presented_by`);
  return Object.fromEntries(rows.map(({ program, count }) => [program, count]));
}

async function listMissing(dataDirectory: string, named: readonly string[]): Promise<string[]> {
  const missing: string[] = [];
  for (const file of named) {
    if (!(await stat(join(dataDirectory, ...file.split('/'))).catch(() => null))) missing.push(file);
  }
  return missing;
}

async function requireRoom(dataDirectory: string, { header }: CheckedBackup): Promise<void> {
  const { bavail, bsize } = await statfs(dataDirectory);
  if (bavail * bsize < header.files.bytes) throw backupErrors.noRoomToRestore(header.files.bytes, bavail * bsize);
}

async function requireOwner(dataDirectory: string): Promise<void> {
  const { uid } = await stat(dataDirectory);
  const self = process.getuid?.();
  if (self !== undefined && self !== uid) throw backupErrors.otherUser(dataDirectory, uid);
}
