import type { Queryable } from '#kit/database/connect.ts';
import { likePattern } from '#kit/database/like-pattern.ts';
import { type Sql, sql } from '#kit/database/sql.ts';
import { allOf, type Page, printPage } from '../forms/store.ts';
import type { PlatformLocale } from '../locale.ts';
import type { FormStatus } from '../staff/inputs.ts';
import type { ContactForm, ContactTexts } from './model.ts';

export interface Contact extends ContactTexts {
  readonly id: string;
  readonly form: ContactForm;
  readonly locale: PlatformLocale;
  readonly createdAt: string;
  readonly status: FormStatus;
  readonly note: string;
  readonly changedAt: string | null;
  readonly changedBy: string;
}

/** An empty value matches all. */
export interface ContactFilter {
  readonly status: FormStatus | '';
  readonly form: ContactForm | '';
  readonly keyword: string;
}

export async function listContactRows(
  tx: Queryable,
  filter: ContactFilter,
  page: Page,
): Promise<{ total: number; contacts: Contact[] }> {
  const where = printFilter(filter);
  const counted = await tx.one<{ total: number }>(sql`select count(*) as total from contacts where ${where}`);
  const rows = await tx.query<ContactRow>(
    sql`select * from contacts where ${where} order by created_at desc, id ${printPage(page)}`,
  );
  return { total: counted?.total ?? 0, contacts: rows.map(readRow) };
}

export async function findContact(tx: Queryable, id: string): Promise<Contact | null> {
  const row = await tx.one<ContactRow>(sql`select * from contacts where id = ${id}`);
  return row && readRow(row);
}

function printFilter({ status, form, keyword }: ContactFilter): Sql {
  const like = likePattern(keyword);
  return allOf([
    status === '' ? null : sql`status = ${status}`,
    form === '' ? null : sql`form = ${form}`,
    keyword === ''
      ? null
      : sql`(name ilike ${like} or company ilike ${like} or email ilike ${like} or phone ilike ${like}
          or message ilike ${like})`,
  ]);
}

interface ContactRow {
  id: string;
  form: ContactForm;
  name: string;
  company: string;
  position: string;
  phone: string;
  email: string;
  message: string;
  business_type: string;
  usage_scenarios: string;
  device: string;
  official_website: string;
  office_address: string;
  locale: PlatformLocale;
  created_at: string;
  status: FormStatus;
  note: string;
  changed_at: string | null;
  changed_by: string;
}

function readRow(row: ContactRow): Contact {
  const { id, form, name, company, position, phone, email, message, device, locale, status, note } = row;
  return {
    id,
    form,
    name,
    company,
    position,
    phone,
    email,
    message,
    device,
    locale,
    status,
    note,
    businessType: row.business_type,
    usageScenarios: row.usage_scenarios,
    officialWebsite: row.official_website,
    officeAddress: row.office_address,
    createdAt: row.created_at,
    changedAt: row.changed_at,
    changedBy: row.changed_by,
  };
}
