import type { Queryable } from '#kit/database/connect.ts';
import { type Sql, sql } from '#kit/database/sql.ts';
import type { Upload } from './model.ts';

/** Serializes the creation of all uploads, so that the limits are exact. */
export async function lockNewUploads(tx: Queryable): Promise<void> {
  await tx.query(sql`select pg_advisory_xact_lock(hashtextextended('platform.uploads', 0))`);
}

export interface Usage {
  /** Uploads of the account. */
  readonly uploads: number;
  /** Bytes of all uploads together. */
  readonly uploadedBytes: number;
  /** How many of these have not arrived yet. */
  readonly expectedBytes: number;
  /** Bytes of config files and uploads of the company, or of the account if it has none. */
  readonly folderBytes: number;
  readonly folderFiles: number;
}

export async function countUsage(
  tx: Queryable,
  { id, companyId }: { readonly id: string; readonly companyId: string | null },
): Promise<Usage> {
  const row = await tx.one<Usage>(sql`
    select
      (select count(*) from uploads where account_id = ${id}) as uploads,
      (select coalesce(sum(bytes), 0) from uploads)::bigint as "uploadedBytes",
      (select coalesce(sum(bytes - received), 0) from uploads)::bigint as "expectedBytes",
      ((select coalesce(sum(bytes), 0) from config_files where company_id = ${companyId} or owner_id = ${id}) +
        (select coalesce(sum(u.bytes), 0) from uploads u join accounts a on a.id = u.account_id
         where a.id = ${id} or a.company_id = ${companyId}))::bigint as "folderBytes",
      (select count(*) from config_files where company_id = ${companyId} or owner_id = ${id}) as "folderFiles"`);
  if (row === null) throw new Error('A statement without a condition gave no row.');
  return row;
}

export async function insertUpload(tx: Queryable, upload: Upload, now: string): Promise<void> {
  const { id, accountId, fileName, bytes, expiresAt } = upload;
  await tx.run(sql`
    insert into uploads (id, account_id, file_name, bytes, created_at, touched_at, expires_at)
    values (${id}, ${accountId}, ${fileName}, ${bytes}, ${now}, ${now}, ${expiresAt})`);
}

/** Null if the upload does not exist or belongs to another account. */
export async function findUpload(tx: Queryable, id: string, accountId: string, now: string): Promise<Upload | null> {
  const row = await tx.one<UploadRow>(
    sql`select ${columns} from uploads where id = ${id} and account_id = ${accountId} and expires_at > ${now}`,
  );
  return row && readRow(row);
}

/** Only for the holder of the turn. False when another one has it by now, or the upload has ended. */
export async function saveReceived(
  tx: Queryable,
  { id, received }: Pick<Upload, 'id' | 'received'>,
  { holder, next, now }: { readonly holder: string; readonly next: number; readonly now: string },
): Promise<boolean> {
  const touched = await tx.run(sql`
    update uploads set received = ${next}, touched_at = ${now}
    where id = ${id} and received = ${received} and turn = ${holder}`);
  return touched === 1;
}

/** Takes the turn for that many seconds by the database's clock. False while another process has it. */
export async function takeTurn(tx: Queryable, id: string, holder: string, seconds: number): Promise<boolean> {
  const touched = await tx.run(sql`
    update uploads set turn = ${holder}, is_turn_wanted = false, turn_until = ${turnEnd(seconds)}
    where id = ${id} and (turn is null or turn_until < clock_timestamp())`);
  return touched === 1;
}

/** Asks the current holder to release the turn. False when the upload does not exist. */
export async function wantTurn(tx: Queryable, id: string): Promise<boolean> {
  return (await tx.run(sql`update uploads set is_turn_wanted = true where id = ${id}`)) === 1;
}

export async function renewTurn(
  tx: Queryable,
  id: string,
  holder: string,
  seconds: number,
): Promise<'renewed' | 'wanted' | 'lost'> {
  const row = await tx.one<{ is_turn_wanted: boolean }>(sql`
    update uploads set turn_until = ${turnEnd(seconds)} where id = ${id} and turn = ${holder} returning is_turn_wanted`);
  if (row === null) return 'lost';
  return row.is_turn_wanted ? 'wanted' : 'renewed';
}

export async function endTurn(tx: Queryable, id: string, holder: string): Promise<void> {
  await tx.run(sql`update uploads set turn = null where id = ${id} and turn = ${holder}`);
}

function turnEnd(seconds: number): Sql {
  return sql`clock_timestamp() + make_interval(secs => ${seconds})`;
}

/** Marks the file as complete and waiting to be used. False when the upload was ended meanwhile. */
export async function saveWhole(
  tx: Queryable,
  id: string,
  { sha256, now, expiresAt }: { readonly sha256: string; readonly now: string; readonly expiresAt: string },
): Promise<boolean> {
  const touched = await tx.run(sql`
    update uploads set sha256 = ${sha256}, touched_at = ${now}, expires_at = ${expiresAt} where id = ${id}`);
  return touched === 1;
}

/** Of several concurrent calls only one gets true. */
export async function deleteUpload(tx: Queryable, id: string): Promise<boolean> {
  return (await tx.run(sql`delete from uploads where id = ${id}`)) === 1;
}

/** Deletes a complete upload of the account and returns it: the caller then owns its file. */
export async function takeUpload(tx: Queryable, id: string, accountId: string, now: string): Promise<Upload | null> {
  const row = await tx.one<UploadRow>(sql`
    delete from uploads where id = ${id} and account_id = ${accountId} and expires_at > ${now} and sha256 is not null
    returning ${columns}`);
  return row && readRow(row);
}

/** Deletes the account's upload that has been idle for longest, since `before` or earlier. Returns its id. */
export async function giveUpIdle(tx: Queryable, accountId: string, before: string): Promise<string | null> {
  const row = await tx.one<{ id: string }>(sql`
    delete from uploads where id = (
      select id from uploads where account_id = ${accountId} and touched_at <= ${before} order by touched_at limit 1)
    returning id`);
  return row?.id ?? null;
}

/** Deletes expired uploads and returns their ids. */
export async function deleteExpired(tx: Queryable, now: string): Promise<string[]> {
  const rows = await tx.query<{ id: string }>(sql`delete from uploads where expires_at <= ${now} returning id`);
  return rows.map(({ id }) => id);
}

/** The ids that belong to no upload and, with `orConfigFile`, to no config file either. */
export async function findUnknown(
  tx: Queryable,
  ids: readonly string[],
  { orConfigFile }: { readonly orConfigFile: boolean },
): Promise<string[]> {
  const rows = await tx.query<{ id: string }>(sql`
    select given.id from unnest(${ids}::text[]) as given (id)
    where not exists (select from uploads u where u.id::text = given.id)
      and not (${orConfigFile} and exists (select from config_files c where c.file_id::text = given.id))`);
  return rows.map(({ id }) => id);
}

const columns = sql`id, account_id, file_name, bytes, received, expires_at, sha256`;

interface UploadRow {
  id: string;
  account_id: string;
  file_name: string;
  bytes: number;
  received: number;
  expires_at: string;
  sha256: string | null;
}

function readRow({ account_id, file_name, expires_at, ...rest }: UploadRow): Upload {
  return { ...rest, accountId: account_id, fileName: file_name, expiresAt: expires_at };
}
