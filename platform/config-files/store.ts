import type { Queryable } from '#kit/database/connect.ts';
import { likePattern } from '#kit/database/like-pattern.ts';
import { type Sql, sql } from '#kit/database/sql.ts';
import { configFileNameKey } from '#session/config-file-rules.ts';
import { type ConfigFile, type ConfigFileText, PAGE_SIZE } from './model.ts';

/** The account that reads: it sees config files of its company and its own. */
export interface Reader {
  readonly id: string;
  readonly companyId: string | null;
}

/** Pages start at 1. An empty keyword matches all. */
export async function listConfigFileRows(
  tx: Queryable,
  reader: Reader,
  { page, keyword }: { readonly page: number; readonly keyword: string },
): Promise<{ total: number; files: ConfigFile[] }> {
  const like = likePattern(keyword);
  const found =
    keyword === ''
      ? sql`true`
      : sql`(f.name ilike ${like} or f.actuator ilike ${like} or f.device ilike ${like} or f.file_name ilike ${like})`;
  const where = sql`${isReadable(reader)} and ${found}`;
  const counted = await tx.one<{ total: number }>(sql`select count(*) as total from config_files f where ${where}`);
  const rows = await tx.query<ConfigFileRow>(sql`
    select ${columns} from ${source} where ${where} order by f.updated_at desc, f.id
    limit ${PAGE_SIZE} offset ${(page - 1) * PAGE_SIZE}`);
  return { total: counted?.total ?? 0, files: rows.map(readRow) };
}

/** Null if it does not exist or the reader may not see it. */
export async function findConfigFile(tx: Queryable, id: string, reader: Reader): Promise<ConfigFile | null> {
  const row = await tx.one<ConfigFileRow>(
    sql`select ${columns} from ${source} where f.id = ${id} and ${isReadable(reader)}`,
  );
  return row && readRow(row);
}

/** Locks the row: the next writer waits for this transaction. */
export async function lockConfigFile(tx: Queryable, id: string, reader: Reader): Promise<ConfigFile | null> {
  const row = await tx.one<ConfigFileRow>(
    sql`select ${columns} from ${source} where f.id = ${id} and ${isReadable(reader)} for update of f`,
  );
  return row && readRow(row);
}

/** Regardless of the owner, for requests with a signed URL. */
export async function findByFile(
  tx: Queryable,
  fileId: string,
): Promise<Pick<ConfigFile, 'id' | 'creatorId' | 'fileName' | 'sha256'> | null> {
  const row = await tx.one<{ id: string; creator_id: string | null; file_name: string; sha256: string }>(
    sql`select id, creator_id, file_name, sha256 from config_files where file_id = ${fileId}`,
  );
  return row && { id: row.id, creatorId: row.creator_id, fileName: row.file_name, sha256: row.sha256 };
}

/** False when the folder already has a file with that name. */
export async function insertConfigFile(tx: Queryable, file: Omit<ConfigFile, 'creator'>): Promise<boolean> {
  const added = await tx.run(sql`
    insert into config_files (id, company_id, owner_id, creator_id, name, name_key, actuator, device, note, file_id,
      file_name, bytes, sha256, version, created_at, updated_at)
    values (${file.id}, ${file.companyId}, ${file.ownerId}, ${file.creatorId}, ${file.name},
      ${configFileNameKey(file.name)}, ${file.actuator}, ${file.device}, ${file.note}, ${file.fileId}, ${file.fileName},
      ${file.bytes}, ${file.sha256}, ${file.version}, ${file.createdAt}, ${file.updatedAt})
    on conflict (coalesce(company_id, owner_id), name_key) do nothing`);
  return added === 1;
}

/** The row must be locked. False when another file in its folder has the name. */
export async function isNameFree(
  tx: Queryable,
  { id, companyId, ownerId }: ConfigFile,
  name: string,
): Promise<boolean> {
  const other = await tx.one(sql`
    select 1 from config_files
    where coalesce(company_id, owner_id) = ${companyId ?? ownerId} and name_key = ${configFileNameKey(name)} and id <> ${id}`);
  return other === null;
}

export async function saveConfigFile(
  tx: Queryable,
  id: string,
  next: ConfigFileText & Pick<ConfigFile, 'fileId' | 'fileName' | 'bytes' | 'sha256' | 'version' | 'updatedAt'>,
): Promise<void> {
  await tx.run(sql`
    update config_files set name = ${next.name}, name_key = ${configFileNameKey(next.name)}, actuator = ${next.actuator},
      device = ${next.device}, note = ${next.note}, file_id = ${next.fileId}, file_name = ${next.fileName},
      bytes = ${next.bytes}, sha256 = ${next.sha256}, version = ${next.version}, updated_at = ${next.updatedAt}
    where id = ${id}`);
}

export async function deleteConfigFileRow(tx: Queryable, id: string): Promise<void> {
  await tx.run(sql`delete from config_files where id = ${id}`);
}

/** Deletes all rows of a company's folder and returns their number. The sweep removes the stored files later. */
export async function deleteConfigFilesOf(tx: Queryable, companyId: string): Promise<number> {
  return tx.run(sql`delete from config_files where company_id = ${companyId}`);
}

/** Transfers everything that one account created or owns to another. */
export async function handOverConfigFiles(tx: Queryable, from: string, to: string): Promise<void> {
  await tx.run(sql`update config_files set creator_id = ${to} where creator_id = ${from}`);
  await tx.run(sql`update config_files set owner_id = ${to} where owner_id = ${from}`);
}

const source = sql`config_files f left join accounts a on a.id = f.creator_id`;
const columns = sql`f.id, f.company_id, f.owner_id, f.creator_id, coalesce(a.email, '') as creator, f.name, f.actuator,
  f.device, f.note, f.file_id, f.file_name, f.bytes, f.sha256, f.version, f.created_at, f.updated_at`;

function isReadable({ id, companyId }: Reader): Sql {
  return sql`(f.company_id = ${companyId} or f.owner_id = ${id})`;
}

interface ConfigFileRow {
  id: string;
  company_id: string | null;
  owner_id: string | null;
  creator_id: string | null;
  creator: string;
  name: string;
  actuator: string;
  device: string;
  note: string;
  file_id: string;
  file_name: string;
  bytes: number;
  sha256: string;
  version: number;
  created_at: string;
  updated_at: string;
}

function readRow(row: ConfigFileRow): ConfigFile {
  return {
    id: row.id,
    companyId: row.company_id,
    ownerId: row.owner_id,
    creatorId: row.creator_id,
    creator: row.creator,
    name: row.name,
    actuator: row.actuator,
    device: row.device,
    note: row.note,
    fileId: row.file_id,
    fileName: row.file_name,
    bytes: row.bytes,
    sha256: row.sha256,
    version: row.version,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}
