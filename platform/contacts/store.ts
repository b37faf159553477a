import type { Queryable } from '#kit/database/connect.ts';
import { sql } from '#kit/database/sql.ts';
import type { NewContact } from './model.ts';

export async function insertContact(tx: Queryable, contact: NewContact): Promise<void> {
  await tx.run(sql`
    insert into contacts (id, form, name, company, position, phone, email, message, business_type, usage_scenarios, device,
      official_website, office_address, locale, sender, created_at)
    values (${contact.id}, ${contact.form}, ${contact.name}, ${contact.company}, ${contact.position}, ${contact.phone},
      ${contact.email}, ${contact.message}, ${contact.businessType}, ${contact.usageScenarios}, ${contact.device},
      ${contact.officialWebsite}, ${contact.officeAddress}, ${contact.locale}, ${contact.sender}, ${contact.createdAt})`);
}

/** When a sender's most recent forms arrived, newest first. */
export async function listContactTimes(tx: Queryable, sender: string, most: number): Promise<string[]> {
  const rows = await tx.query<{ created_at: string }>(
    sql`select created_at from contacts where sender = ${sender} order by created_at desc limit ${most}`,
  );
  return rows.map(({ created_at }) => created_at);
}

export async function forgetContactSenders(tx: Queryable, before: string): Promise<void> {
  await tx.run(sql`update contacts set sender = null where sender is not null and created_at < ${before}`);
}
