import type { Queryable } from '#kit/database/connect.ts';
import { likePattern } from '#kit/database/like-pattern.ts';
import { type Sql, sql } from '#kit/database/sql.ts';
import { emailKey } from '#session/rules.ts';
import { allOf, type Page, printPage } from '../forms/store.ts';
import type { Account, AccountStanding, RoleCode } from './model.ts';
import { type AccountRow, readAccountRow } from './store.ts';

export interface AccountEntry extends Account {
  readonly companyName: string;
  readonly industry: string;
  /** As entered at registration; not linked to a company in our database. */
  readonly statedCompany: string;
  readonly job: string;
}

/** An empty value matches all. */
export interface AccountFilter {
  readonly keyword: string;
  readonly role: RoleCode | '';
  readonly standing: AccountStanding | '';
  readonly company: string;
}

/** Accounts that end before `soon` count as expiring. */
export interface StandingTimes {
  readonly now: string;
  readonly soon: string;
}

export async function listAccountEntries(
  tx: Queryable,
  filter: AccountFilter,
  times: StandingTimes,
  page: Page,
): Promise<{ total: number; accounts: AccountEntry[] }> {
  const where = printFilter(filter, times);
  const counted = await tx.one<{ total: number }>(
    sql`select count(*)::integer as total from accounts a where ${where}`,
  );
  const rows = await tx.query<EntryRow>(
    sql`select ${columns} where ${where} order by a.registered_at desc, a.id ${printPage(page)}`,
  );
  return { total: counted?.total ?? 0, accounts: rows.map(readRow) };
}

export async function findAccountEntry(tx: Queryable, id: string): Promise<AccountEntry | null> {
  const row = await tx.one<EntryRow>(sql`select ${columns} where a.id = ${id}`);
  return row && readRow(row);
}

export interface AccountAct {
  readonly at: string;
  readonly action: string;
  readonly by: string;
}

/** Recent changes to an account from the audit log, newest first; sign-ins are not included. */
export async function listAccountActs(tx: Queryable, id: string): Promise<AccountAct[]> {
  return tx.query<{ at: string; action: string; by: string }>(sql`
    select at, action, coalesce(details->>'by', '') as by from audit_log
    where object_kind = 'account' and object_id = ${id}
      and (action like 'staff.%' or action like 'account.%' or action like 'trial.%' or action like 'company.%')
    order by at desc, id limit 20`);
}

const columns = sql`a.*, coalesce(c.name, '') as owner_name from accounts a left join companies c on c.id = a.company_id`;

function printFilter({ keyword, role, standing, company }: AccountFilter, times: StandingTimes): Sql {
  return allOf([
    keyword === '' ? null : sql`a.email_key like ${likePattern(emailKey(keyword))}`,
    role === '' ? null : sql`a.role_code = ${role}`,
    company === '' ? null : sql`a.company_id = ${company}`,
    standing === '' ? null : printStanding(standing, times),
  ]);
}

function printStanding(standing: AccountStanding, { now, soon }: StandingTimes): Sql {
  switch (standing) {
    case 'suspended':
      return sql`a.suspended_at is not null`;
    case 'active':
      return sql`a.suspended_at is null and (a.role_code = 'user' or a.expires_at is null or a.expires_at > ${now})`;
    case 'expiring':
      return sql`a.suspended_at is null and a.role_code <> 'user' and a.expires_at > ${now} and a.expires_at <= ${soon}`;
    case 'unproved':
      return sql`a.proved_at is null`;
    case 'expired':
      return sql`a.suspended_at is null and a.role_code <> 'user' and a.expires_at <= ${now}`;
  }
}

interface EntryRow extends AccountRow {
  owner_name: string;
  industry: string;
  company_name: string;
  job: string;
}

function readRow(row: EntryRow): AccountEntry {
  const { passwordHash: _, ...account } = readAccountRow(row);
  const { owner_name: companyName, industry, company_name: statedCompany, job } = row;
  return { ...account, companyName, industry, statedCompany, job };
}
