import type { Queryable } from '#kit/database/connect.ts';
import { sql } from '#kit/database/sql.ts';
import { emailKey } from '#session/rules.ts';
import type { PlatformLocale } from '../locale.ts';
import type { Account, RoleCode } from './model.ts';

export interface StoredAccount extends Account {
  readonly passwordHash: string;
}

export async function findAccount(tx: Queryable, email: string): Promise<StoredAccount | null> {
  const row = await tx.one<AccountRow>(sql`select * from accounts where email_key = ${emailKey(email)}`);
  return row && readAccountRow(row);
}

export async function getAccount(tx: Queryable, id: string): Promise<StoredAccount | null> {
  const row = await tx.one<AccountRow>(sql`select * from accounts where id = ${id}`);
  return row && readAccountRow(row);
}

/** Locks the row: the next writer waits for this transaction. */
export async function lockAccount(tx: Queryable, id: string): Promise<StoredAccount | null> {
  const row = await tx.one<AccountRow>(sql`select * from accounts where id = ${id} for update`);
  return row && readAccountRow(row);
}

export interface NewAccount extends StoredAccount {
  readonly industry: string;
  /** As entered at registration; not linked to a company in our database. */
  readonly companyName: string;
  readonly job: string;
}

/** False when the address is taken, including by a concurrent registration. */
export async function insertAccount(tx: Queryable, account: NewAccount): Promise<boolean> {
  const { id, username, passwordHash, roleCode, expiresAt, trialBegunAt, configFileAuth, companyId, isManager } =
    account;
  const { industry, companyName, job, locale, registeredAt, lastLoginAt, suspendedAt, provedAt } = account;
  const added = await tx.run(sql`
    insert into accounts (id, email, email_key, password_hash, role_code, expires_at, trial_begun_at, config_file_auth,
      company_id, is_manager, industry, company_name, job, locale, registered_at, last_login_at, suspended_at,
      proved_at)
    values (${id}, ${username}, ${emailKey(username)}, ${passwordHash}, ${roleCode}, ${expiresAt}, ${trialBegunAt},
      ${configFileAuth}, ${companyId}, ${isManager}, ${industry}, ${companyName}, ${job}, ${locale}, ${registeredAt},
      ${lastLoginAt}, ${suspendedAt}, ${provedAt})
    on conflict (email_key) do nothing`);
  return added === 1;
}

export async function savePassword(tx: Queryable, id: string, passwordHash: string): Promise<void> {
  await tx.run(sql`update accounts set password_hash = ${passwordHash} where id = ${id}`);
}

/** Stays at the first time. */
export async function saveProof(tx: Queryable, id: string, at: string): Promise<void> {
  await tx.run(sql`update accounts set proved_at = ${at} where id = ${id} and proved_at is null`);
}

/** Clears what an unproved user stated at registration. */
export async function clearProfile(tx: Queryable, id: string, locale: PlatformLocale): Promise<void> {
  await tx.run(sql`
    update accounts set industry = '', company_name = '', job = '', locale = ${locale} where id = ${id}`);
}

/** Unproved accounts without rights that were neither registered nor logged in to since `before`; at most `limit`. */
export async function listUnusedUnproved(tx: Queryable, before: string, limit: number): Promise<string[]> {
  const rows = await tx.query<{ id: string }>(sql`
    select id from accounts
    where proved_at is null and role_code = 'user' and company_id is null and not is_manager
      and config_file_auth is null and suspended_at is null
      and registered_at < ${before} and (last_login_at is null or last_login_at < ${before})
    order by registered_at limit ${limit}`);
  return rows.map(({ id }) => id);
}

export async function saveLogin(tx: Queryable, id: string, at: string, locale: PlatformLocale): Promise<void> {
  await tx.run(sql`update accounts set last_login_at = ${at}, locale = ${locale} where id = ${id}`);
}

/** Locks the table: no other transaction can change accounts until this one ends. */
export async function lockAccounts(tx: Queryable): Promise<void> {
  await tx.run(sql`lock table accounts in share row exclusive mode`);
}

export async function isWithoutAccounts(tx: Queryable): Promise<boolean> {
  return (await tx.one(sql`select 1 from accounts limit 1`)) === null;
}

/** The number of a company's accounts besides the given one, and how many of them are managers. */
export async function countOthers(
  tx: Queryable,
  companyId: string,
  id: string,
): Promise<{ readonly accounts: number; readonly managers: number }> {
  const row = await tx.one<{ accounts: number; managers: number }>(sql`
    select count(*)::integer as accounts, count(*) filter (where is_manager)::integer as managers
    from accounts where company_id = ${companyId} and id <> ${id}`);
  return row ?? { accounts: 0, managers: 0 };
}

export async function countManagers(tx: Queryable, companyId: string): Promise<number> {
  const row = await tx.one<{ count: number }>(
    sql`select count(*)::integer as count from accounts where company_id = ${companyId} and is_manager`,
  );
  return row?.count ?? 0;
}

/** The rights of an account. */
export type AccountRights = Pick<
  StoredAccount,
  'roleCode' | 'expiresAt' | 'trialBegunAt' | 'configFileAuth' | 'companyId' | 'isManager'
>;

export async function saveRights(tx: Queryable, id: string, rights: AccountRights): Promise<void> {
  const { roleCode, expiresAt, trialBegunAt, configFileAuth, companyId, isManager } = rights;
  await tx.run(sql`
    update accounts set role_code = ${roleCode}, expires_at = ${expiresAt}, trial_begun_at = ${trialBegunAt},
      config_file_auth = ${configFileAuth}, company_id = ${companyId}, is_manager = ${isManager}
    where id = ${id}`);
}

/** `at` null lifts the suspension. */
export async function saveSuspension(tx: Queryable, id: string, at: string | null): Promise<void> {
  await tx.run(sql`update accounts set suspended_at = ${at} where id = ${id}`);
}

/** Also deletes its sessions and links (on delete cascade). */
export async function deleteAccountRow(tx: Queryable, id: string): Promise<void> {
  await tx.run(sql`delete from accounts where id = ${id}`);
}

export interface AccountRow {
  id: string;
  email: string;
  password_hash: string;
  role_code: RoleCode;
  expires_at: string | null;
  trial_begun_at: string | null;
  config_file_auth: 0 | 1 | null;
  company_id: string | null;
  is_manager: boolean;
  locale: PlatformLocale;
  registered_at: string;
  last_login_at: string | null;
  suspended_at: string | null;
  proved_at: string | null;
}

export function readAccountRow(row: AccountRow): StoredAccount {
  return {
    id: row.id,
    username: row.email,
    passwordHash: row.password_hash,
    roleCode: row.role_code,
    expiresAt: row.expires_at,
    trialBegunAt: row.trial_begun_at,
    configFileAuth: row.config_file_auth,
    companyId: row.company_id,
    isManager: row.is_manager,
    locale: row.locale,
    registeredAt: row.registered_at,
    lastLoginAt: row.last_login_at,
    suspendedAt: row.suspended_at,
    provedAt: row.proved_at,
  };
}
