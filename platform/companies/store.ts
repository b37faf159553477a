import type { Queryable } from '#kit/database/connect.ts';
import { likePattern } from '#kit/database/like-pattern.ts';
import { sql } from '#kit/database/sql.ts';
import { emailKey } from '#session/rules.ts';
import { type AccountRow, readAccountRow, type StoredAccount } from '../accounts/store.ts';

export async function insertCompany(
  tx: Queryable,
  { id, name, createdAt }: { readonly id: string; readonly name: string; readonly createdAt: string },
): Promise<void> {
  await tx.run(sql`insert into companies (id, name, created_at) values (${id}, ${name}, ${createdAt})`);
}

/** Locks the row, which serializes changes to the company and its accounts. Null if it does not exist. */
export async function lockCompany(tx: Queryable, id: string): Promise<{ readonly name: string } | null> {
  return tx.one<{ name: string }>(sql`select name from companies where id = ${id} for update`);
}

export interface CompanyTotals {
  readonly companyName: string;
  readonly accounts: number;
  readonly loginsOfLastWeek: number;
  readonly proUsers: number;
  readonly expiringAccounts: number;
}

/** Logins count from `weekAgo` on; privileges that end before `soon` count as expiring. */
export async function countCompany(
  tx: Queryable,
  companyId: string,
  times: { readonly now: string; readonly weekAgo: string; readonly soon: string },
): Promise<CompanyTotals | null> {
  const { now, weekAgo, soon } = times;
  const row = await tx.one<Record<'accounts' | 'logins' | 'pro' | 'expiring', number> & { name: string }>(sql`
    select c.name, count(a.id)::integer as accounts,
      count(*) filter (where a.last_login_at >= ${weekAgo})::integer as logins,
      count(*) filter (where a.is_pro)::integer as pro,
      count(*) filter (where a.is_pro and a.expires_at <= ${soon})::integer as expiring
    from companies c left join lateral (
      select *, (role_code <> 'user' and expires_at > ${now}) or (role_code = 'customer' and expires_at is null) as is_pro
      from accounts where company_id = c.id) a on true
    where c.id = ${companyId} group by c.id`);
  if (!row) return null;
  const { name: companyName, accounts, logins: loginsOfLastWeek, pro: proUsers, expiring: expiringAccounts } = row;
  return { companyName, accounts, loginsOfLastWeek, proUsers, expiringAccounts };
}

export interface AccountSearch {
  readonly companyId: string;
  /** Part of an address; empty: all. */
  readonly keyword: string;
  readonly limit: number;
  readonly offset: number;
}

export async function listAccountRows(
  tx: Queryable,
  { companyId, keyword, limit, offset }: AccountSearch,
): Promise<{ total: number; accounts: StoredAccount[] }> {
  const found = sql`from accounts where company_id = ${companyId} and email_key like ${likePattern(emailKey(keyword))}`;
  const count = await tx.one<{ total: number }>(sql`select count(*)::integer as total ${found}`);
  const rows = await tx.query<AccountRow>(
    sql`select * ${found} order by registered_at desc, id limit ${limit} offset ${offset}`,
  );
  return { total: count?.total ?? 0, accounts: rows.map(readAccountRow) };
}

/** Null if the account does not exist or belongs to another company. */
export async function lockCompanyAccount(tx: Queryable, companyId: string, id: string): Promise<StoredAccount | null> {
  const row = await tx.one<AccountRow>(
    sql`select * from accounts where id = ${id} and company_id = ${companyId} for update`,
  );
  return row && readAccountRow(row);
}

/** Transfers an account to another person, without any data of the previous owner. False when the address is taken. */
export async function handOver(
  tx: Queryable,
  id: string,
  next: { readonly id: string; readonly email: string; readonly passwordHash: string; readonly now: string },
): Promise<boolean> {
  const added = await tx.run(sql`
    insert into accounts (id, email, email_key, password_hash, role_code, expires_at, trial_begun_at, config_file_auth,
      company_id, is_manager, industry, company_name, locale, registered_at, suspended_at)
    select ${next.id}, ${next.email}, ${emailKey(next.email)}, ${next.passwordHash}, role_code, expires_at, trial_begun_at,
      config_file_auth, company_id, is_manager, industry, company_name, locale, ${next.now},
      suspended_at
    from accounts where id = ${id}
    on conflict (email_key) do nothing`);
  return added === 1;
}
