import { backupErrors } from './backup-errors.ts';

/** Increment this if older programs cannot read what this one writes. */
export const BACKUP_FORMAT = 3;

/** The first member: describes the rest. */
export const HEADER_NAME = 'backup.json';
/** The last member: the checksums of all others. An archive without it is truncated. */
export const CHECKSUMS_NAME = 'checksums.json';

/** `everything`: the database and every file; `database`: the database alone. */
export type BackupContents = 'everything' | 'database';

export interface BackupHeader {
  readonly format: number;
  /** The version of the program that wrote it. */
  readonly version: string;
  /** ISO 8601: the moment of the snapshot. */
  readonly createdAt: string;
  readonly contents: BackupContents;
  /** The CMS first; other rooms only if their tables existed. */
  readonly rooms: readonly BackupRoom[];
  readonly files: { readonly count: number; readonly bytes: number };
}

export interface BackupRoom {
  readonly schema: string;
  /** The migrations that had been applied, in order. */
  readonly migrations: readonly BackupMigration[];
  readonly tables: readonly BackupTable[];
  readonly sequences: readonly BackupSequence[];
}

export interface BackupMigration {
  readonly number: number;
  readonly name: string;
  /** SHA-256 of its statements; null while it is incomplete. */
  readonly checksum: string | null;
}

export interface BackupTable {
  readonly name: string;
  readonly columns: readonly string[];
}

export interface BackupSequence {
  readonly name: string;
  /** Digits: it may exceed the range of exact numbers. */
  readonly lastValue: string;
  readonly isCalled: boolean;
}

export interface BackupChecksums {
  readonly members: readonly MemberChecksum[];
  /** Files that the database names but that did not exist when the backup was made. */
  readonly missingFiles: readonly string[];
}

export interface MemberChecksum {
  readonly name: string;
  readonly bytes: number;
  readonly sha256: string;
  /** The number of rows in a part of a table; 0 for other members. */
  readonly rows: number;
}

export type MemberKind =
  | { readonly kind: 'header' }
  | { readonly kind: 'checksums' }
  | { readonly kind: 'rows'; readonly schema: string; readonly table: string }
  | { readonly kind: 'file'; readonly file: string };

/** The kind of member with this name; null for names that no backup contains, such as paths out of its folder. */
export function parseMemberName(name: string): MemberKind | null {
  if (name === HEADER_NAME) return { kind: 'header' };
  if (name === CHECKSUMS_NAME) return { kind: 'checksums' };
  const [, schema = OWNER, table] =
    /^database\/(?:([a-z][a-z0-9_]{0,40})\.)?([a-z][a-z0-9_]{0,62})\/\d{6,}\.json$/.exec(name) ?? [];
  if (table !== undefined) return { kind: 'rows', schema, table };
  return isUploadName(name) || isFolderFileName(name) ? { kind: 'file', file: name } : null;
}

/** The room whose tables have no schema prefix in the archive, as in the first format, which had no other room. */
const OWNER = 'cms';

export function printRowsName(schema: string, table: string, part: number): string {
  return `database/${printTableName(schema, table)}/${String(part).padStart(6, '0')}.json`;
}

function printTableName(schema: string, table: string): string {
  return schema === OWNER ? table : `${schema}.${table}`;
}

/** As the file store names them: `uploads/2026/11/3f….webp`, or below `private`. */
export function isUploadName(name: string): boolean {
  return /^(?:uploads|private)\/\d{4}\/\d{2}\/[A-Za-z0-9][A-Za-z0-9._-]*$/.test(name);
}

/** A file in a room's folder. No segment may begin with a dot: names of unfinished files do. */
export function isFolderFileName(name: string): boolean {
  return /^platform(?:\/[A-Za-z0-9][A-Za-z0-9._-]*){1,6}$/.test(name);
}

export function parseHeader(text: string): BackupHeader {
  const value = parseObject(text, HEADER_NAME);
  if (typeof value.format === 'number' && value.format > BACKUP_FORMAT) {
    throw backupErrors.newer(`This backup has format ${value.format}, and this program reads up to ${BACKUP_FORMAT}.`);
  }
  const { format, version, createdAt, contents } = value;
  const isWhole =
    typeof format === 'number' &&
    typeof version === 'string' &&
    typeof createdAt === 'string' &&
    (contents === 'everything' || contents === 'database');
  if (!isWhole) throw unreadable(HEADER_NAME);
  return {
    format,
    version,
    createdAt,
    contents,
    rooms: parseRooms(value),
    files: parseFiles(value.files),
  };
}

/** The first format contained only the CMS. */
function parseRooms(header: Record<string, unknown>): BackupRoom[] {
  if (header.format === 1) return [parseRoom({ ...header, schema: OWNER })];
  return listOf(header.rooms, HEADER_NAME, parseRoom);
}

function parseRoom({ schema, migrations, tables, sequences }: Record<string, unknown>): BackupRoom {
  if (typeof schema !== 'string') throw unreadable(HEADER_NAME);
  return {
    schema,
    migrations: listOf(migrations, HEADER_NAME, ({ number, name, checksum }) =>
      isCount(number) && typeof name === 'string' && (checksum === null || typeof checksum === 'string')
        ? { number, name, checksum }
        : null,
    ),
    tables: listOf(tables, HEADER_NAME, ({ name, columns }) =>
      typeof name === 'string' && isTexts(columns) ? { name, columns } : null,
    ),
    sequences: listOf(sequences, HEADER_NAME, ({ name, lastValue, isCalled }) =>
      typeof name === 'string' &&
      typeof lastValue === 'string' &&
      /^\d+$/.test(lastValue) &&
      typeof isCalled === 'boolean'
        ? { name, lastValue, isCalled }
        : null,
    ),
  };
}

export function parseChecksums(text: string): BackupChecksums {
  const value = parseObject(text, CHECKSUMS_NAME);
  if (!isTexts(value.missingFiles)) throw unreadable(CHECKSUMS_NAME);
  return {
    members: listOf(value.members, CHECKSUMS_NAME, ({ name, bytes, sha256, rows }) =>
      typeof name === 'string' && isCount(bytes) && typeof sha256 === 'string' && isCount(rows)
        ? { name, bytes, sha256, rows }
        : null,
    ),
    missingFiles: value.missingFiles,
  };
}

/** The number of rows by table: `documents`, `platform.accounts`. */
export function countRows(checksums: BackupChecksums): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { name, rows } of checksums.members) {
    const member = parseMemberName(name);
    if (member?.kind !== 'rows') continue;
    const table = printTableName(member.schema, member.table);
    counts[table] = (counts[table] ?? 0) + rows;
  }
  return counts;
}

function parseFiles(value: unknown): BackupHeader['files'] {
  const { count, bytes } = isRecord(value) ? value : {};
  if (!isCount(count) || !isCount(bytes)) throw unreadable(HEADER_NAME);
  return { count, bytes };
}

function parseObject(text: string, name: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    if (isRecord(value)) return value;
  } catch (error) {
    throw backupErrors.damaged(`${name} is not readable`, error);
  }
  throw unreadable(name);
}

function listOf<T>(value: unknown, name: string, parse: (entry: Record<string, unknown>) => T | null): T[] {
  if (!Array.isArray(value)) throw unreadable(name);
  return value.map((entry: unknown) => {
    const parsed = isRecord(entry) ? parse(entry) : null;
    if (parsed === null) throw unreadable(name);
    return parsed;
  });
}

function unreadable(name: string) {
  return backupErrors.damaged(`${name} is not readable`);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((entry) => typeof entry === 'string');
}
