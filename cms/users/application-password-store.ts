import type { PasswordScope } from '#contract/roles.ts';
import type { Queryable } from '#kit/database/connect.ts';
import { prepared, sql } from '#kit/database/sql.ts';
import type { ApplicationPassword } from './model.ts';

export async function listApplicationPasswordRows(tx: Queryable, userId: number): Promise<ApplicationPassword[]> {
  const rows = await tx.query<PasswordRow>(
    sql`select * from application_passwords where user_id = ${userId} order by created_at, uuid`,
  );
  return rows.map(readPassword);
}

export async function getApplicationPasswordRow(
  tx: Queryable,
  userId: number,
  uuid: string,
): Promise<ApplicationPassword | null> {
  const row = await tx.one<PasswordRow>(
    sql`select * from application_passwords where user_id = ${userId} and uuid = ${uuid}`,
  );
  return row && readPassword(row);
}

export async function findApplicationPasswordRow(
  tx: Queryable,
  userId: number,
  hash: string,
): Promise<ApplicationPassword | null> {
  const row = await tx.one<PasswordRow>(
    prepared(
      'application-password',
      sql`select * from application_passwords where user_id = ${userId} and hash = ${hash}`,
    ),
  );
  return row && readPassword(row);
}

export async function insertApplicationPassword(tx: Queryable, item: ApplicationPassword, hash: string): Promise<void> {
  await tx.run(sql`
    insert into application_passwords (uuid, user_id, app_id, name, scope, hash, created_at, expires_at)
    values (${item.uuid}, ${item.userId}, ${item.appId}, ${item.name}, ${item.scope}, ${hash}, ${item.createdAt},
      ${item.expiresAt})`);
}

export async function touchApplicationPassword(
  tx: Queryable,
  uuid: string,
  now: string,
  address: string | null,
): Promise<void> {
  await tx.run(
    sql`update application_passwords set last_used_at = ${now}, last_address = ${address} where uuid = ${uuid}`,
  );
}

export async function deleteApplicationPasswordRow(tx: Queryable, uuid: string): Promise<void> {
  await tx.run(sql`delete from application_passwords where uuid = ${uuid}`);
}

/** Returns the number of deleted passwords. */
export function deleteApplicationPasswordsOf(tx: Queryable, userId: number): Promise<number> {
  return tx.run(sql`delete from application_passwords where user_id = ${userId}`);
}

interface PasswordRow {
  uuid: string;
  user_id: number;
  app_id: string;
  name: string;
  scope: PasswordScope;
  created_at: string;
  expires_at: string | null;
  last_used_at: string | null;
  last_address: string | null;
}

function readPassword(row: PasswordRow): ApplicationPassword {
  return {
    uuid: row.uuid,
    userId: row.user_id,
    appId: row.app_id,
    name: row.name,
    scope: row.scope,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    lastUsedAt: row.last_used_at,
    lastAddress: row.last_address,
  };
}
