import type { Queryable } from '#kit/database/connect.ts';
import { likePattern } from '#kit/database/like-pattern.ts';
import { sql } from '#kit/database/sql.ts';
import { allOf, type Page, printPage } from '../forms/store.ts';

export interface CompanyEntry {
  readonly id: string;
  readonly name: string;
  readonly createdAt: string;
  readonly contractEndsAt: string | null;
  readonly accounts: number;
  readonly managers: number;
  readonly configFiles: number;
}

export async function listCompanyEntries(
  tx: Queryable,
  { keyword }: { readonly keyword: string },
  page: Page,
): Promise<{ total: number; companies: CompanyEntry[] }> {
  const where = allOf([keyword === '' ? null : sql`c.name ilike ${likePattern(keyword)}`]);
  const counted = await tx.one<{ total: number }>(
    sql`select count(*)::integer as total from companies c where ${where}`,
  );
  const rows = await tx.query<CompanyRow>(sql`
    select c.*, m.accounts, m.managers,
      (select count(*)::integer from config_files where company_id = c.id) as config_files
    from companies c cross join lateral (
      select count(*)::integer as accounts, count(*) filter (where is_manager)::integer as managers
      from accounts where company_id = c.id) m
    where ${where} order by lower(c.name), c.id ${printPage(page)}`);
  return { total: counted?.total ?? 0, companies: rows.map(readRow) };
}

/** Locks the table: no other transaction can add or rename a company until this one ends. */
export async function lockCompanies(tx: Queryable): Promise<void> {
  await tx.run(sql`lock table companies in share row exclusive mode`);
}

/** `but` is a company to ignore, since it may have the name. */
export async function isNameTaken(tx: Queryable, name: string, but: string | null): Promise<boolean> {
  const row = await tx.one(
    sql`select 1 from companies where lower(name) = lower(${name}) and id is distinct from ${but}::uuid limit 1`,
  );
  return row !== null;
}

export async function renameCompany(tx: Queryable, id: string, name: string): Promise<void> {
  await tx.run(sql`update companies set name = ${name} where id = ${id}`);
}

export async function saveContractEnd(tx: Queryable, id: string, at: string | null): Promise<void> {
  await tx.run(sql`update companies set contract_ends_at = ${at} where id = ${id}`);
}

export async function hasAccounts(tx: Queryable, companyId: string): Promise<boolean> {
  return (await tx.one(sql`select 1 from accounts where company_id = ${companyId} limit 1`)) !== null;
}

/** The company must not be referenced any more. */
export async function deleteCompany(tx: Queryable, id: string): Promise<void> {
  await tx.run(sql`delete from companies where id = ${id}`);
}

/** Sets when the privileges of all customers of a company end. Returns the number of customers. */
export async function endCustomersAt(tx: Queryable, companyId: string, at: string | null): Promise<number> {
  return tx.run(sql`
    update accounts set expires_at = ${at} where company_id = ${companyId} and role_code = 'customer'`);
}

interface CompanyRow {
  id: string;
  name: string;
  created_at: string;
  contract_ends_at: string | null;
  accounts: number;
  managers: number;
  config_files: number;
}

function readRow({ created_at, contract_ends_at, config_files, ...rest }: CompanyRow): CompanyEntry {
  return { ...rest, createdAt: created_at, contractEndsAt: contract_ends_at, configFiles: config_files };
}
