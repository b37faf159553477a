import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Database, Queryable } from '#kit/database/connect.ts';
import { type ArchiveWriter, openArchiveWriter } from './archive-writer.ts';
import { backupErrors } from './backup-errors.ts';
import { findDamaged, listStoredChecksums, type StoredChecksums } from './find-damaged.ts';
import { cmsRoom, type KeptRoom, keptRooms } from './kept-rooms.ts';
import { listFolderFiles } from './list-folder-files.ts';
import {
  BACKUP_FORMAT,
  type BackupContents,
  type BackupHeader,
  type BackupRoom,
  CHECKSUMS_NAME,
  countRows,
  HEADER_NAME,
  printRowsName,
} from './model.ts';
import { readProductVersion } from './product-version.ts';
import { type FileSnapshot, holdFiles } from './snapshot-files.ts';
import {
  hasTable,
  isFileNamed,
  listMigrations,
  listNamedFiles,
  listSequences,
  listTables,
  readRows,
  type Table,
} from './tables.ts';

export interface BackupOptions {
  readonly database: Database;
  /** Absolute path of the folder with `uploads/` and the folders of other rooms. */
  readonly dataDirectory: string;
  /** Path of the archive. Its folder is created. */
  readonly file: string;
  readonly contents: BackupContents;
}

export interface BackupReport {
  readonly file: string;
  readonly bytes: number;
  readonly header: BackupHeader;
  /** By table: `documents`, `platform.accounts`. */
  readonly rows: Readonly<Record<string, number>>;
  readonly missingFiles: readonly string[];
  /** Media that the disk has changed since they were stored. They are in the archive as they are. */
  readonly damagedFiles: readonly string[];
}

/** Bytes of rows per member, which are held in memory at once. */
const PART = 4 * 1024 * 1024;
/** Milliseconds per statement. */
const STATEMENT = 600_000;
const ATTEMPTS = 5;

/**
 * Writes a consistent snapshot of database and files to an archive. The product may be running and writing: the rows of
 * all rooms come from one snapshot transaction, and the files are those that these rows name. Memory use is bounded.
 * Throws `haptera_backup_*`. Whatever happens, no incomplete file is left that looks like a backup.
 */
export async function writeBackup(options: BackupOptions): Promise<BackupReport> {
  const { database, file } = options;
  if (!(await hasTable(database, cmsRoom.schema, 'content_state'))) throw backupErrors.nothingThere();
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const createdAt = new Date();
  const writer = await openArchiveWriter(file, createdAt);
  const held: Held = { files: null, checksums: new Map() };
  try {
    const header = await writeRows(writer, createdAt, options, held);
    if (header === null || held.files === null) throw backupErrors.keepsChanging();
    const { files, missing, read } = held.files;
    for (const each of files) await writer.addStream(each.file, each.size, read(each.file));
    const checksums = { members: writer.checksums(), missingFiles: missing };
    await writer.add(CHECKSUMS_NAME, printJson(checksums));
    const bytes = await writer.finish();
    const damagedFiles = findDamaged(held.checksums, checksums.members);
    return { file, bytes, header, rows: countRows(checksums), missingFiles: missing, damagedFiles };
  } catch (error) {
    await writer.discard();
    throw error;
  } finally {
    await held.files?.release();
  }
}

interface Held {
  files: FileSnapshot | null;
  checksums: StoredChecksums;
}

/** Null if files were deleted between reading the database and reading the disk, in every attempt. */
async function writeRows(
  writer: ArchiveWriter,
  createdAt: Date,
  options: BackupOptions,
  held: Held,
): Promise<BackupHeader | null> {
  const { database } = options;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const header = await database.transaction(
      async (tx) => {
        // Reading many files from a slow disk leaves the transaction idle, for which its time limit is a minute.
        await tx.run('set local idle_in_transaction_session_timeout to 0');
        const snapshot = await takeSnapshot(tx, options);
        if (snapshot === null) return null;
        held.files = snapshot.files;
        held.checksums = await listStoredChecksums(tx, cmsRoom.schema);
        const version = await readProductVersion();
        const written: BackupHeader = { ...snapshot.header, version, createdAt: createdAt.toISOString() };
        await writer.add(HEADER_NAME, printJson(written));
        for (const { schema, tables } of snapshot.rooms)
          for (const table of tables) await addTable(writer, tx, schema, table);
        return written;
      },
      // No automatic retries: the second run would append to what the first one wrote.
      { isolation: 'repeatable read', isReadOnly: true, retries: 0, statementTimeout: STATEMENT },
    );
    if (header !== null) return header;
  }
  return null;
}

type HeaderParts = Omit<BackupHeader, 'version' | 'createdAt'>;

interface Snapshot {
  readonly header: HeaderParts;
  readonly rooms: readonly { readonly schema: string; readonly tables: readonly Table[] }[];
  readonly files: FileSnapshot;
}

/** Null if a file was deleted after the database was read: its row is still in the snapshot. */
async function takeSnapshot(
  tx: Queryable,
  { database, dataDirectory, contents }: BackupOptions,
): Promise<Snapshot | null> {
  const rooms = await listRooms(tx);
  // Rows first: a file is on the disk before a row names it.
  const names = contents === 'everything' ? await listFiles(tx, dataDirectory) : [];
  const files = await holdFiles(dataDirectory, names, (file) => isFileNamed(database, cmsRoom.schema, file));
  if (files === null) return null;
  return {
    header: {
      format: BACKUP_FORMAT,
      contents,
      rooms: rooms.map(({ described }) => described),
      files: { count: files.files.length, bytes: files.files.reduce((sum, { size }) => sum + size, 0) },
    },
    rooms: rooms.map(({ room: { schema }, tables }) => ({ schema, tables })),
    files,
  };
}

interface FoundRoom {
  readonly room: KeptRoom;
  readonly tables: readonly Table[];
  readonly described: BackupRoom;
}

/** The rooms whose tables exist. */
async function listRooms(tx: Queryable): Promise<FoundRoom[]> {
  const found: FoundRoom[] = [];
  for (const room of keptRooms) {
    const { schema } = room;
    const migrations = await listMigrations(tx, schema);
    if (migrations.length === 0) continue;
    const tables = await listTables(tx, schema, room.leftOut);
    const described: BackupRoom = {
      schema,
      migrations,
      tables: tables.map(({ name, columns }) => ({ name, columns: columns.map((column) => column.name) })),
      sequences: await listSequences(tx, schema),
    };
    found.push({ room, tables, described });
  }
  return found;
}

async function listFiles(tx: Queryable, dataDirectory: string): Promise<string[]> {
  const folders = await Promise.all(
    keptRooms.map(({ folder }) => (folder ? listFolderFiles(dataDirectory, folder) : [])),
  );
  return [...(await listNamedFiles(tx, cmsRoom.schema)), ...folders.flat()];
}

async function addTable(writer: ArchiveWriter, tx: Queryable, schema: string, table: Table): Promise<void> {
  let lines: string[] = [];
  let bytes = 0;
  let part = 0;
  const flush = async () => {
    if (lines.length === 0) return;
    part += 1;
    const content = Buffer.from(`[\n${lines.join(',\n')}\n]\n`);
    await writer.add(printRowsName(schema, table.name, part), content, lines.length);
    lines = [];
    bytes = 0;
  };
  for await (const line of readRows(tx, schema, table)) {
    lines.push(line);
    bytes += Buffer.byteLength(line);
    if (bytes >= PART) await flush();
  }
  await flush();
}

function printJson(value: unknown): Buffer {
  return Buffer.from(`${JSON.stringify(value, null, 1)}\n`);
}
