import type { Queryable } from '#kit/database/connect.ts';
import { sql } from '#kit/database/sql.ts';

/** The address of the site settings to which forms of visitors are mailed; null if there is none. */
export async function findRecipient(tx: Queryable): Promise<string | null> {
  const row = await tx.one<{ email: string }>(sql`select email from form_recipient`);
  return row?.email ?? null;
}

/** Null: the address of the environment again. */
export async function saveRecipient(tx: Queryable, email: string | null): Promise<void> {
  if (email === null) return void (await tx.run(sql`delete from form_recipient`));
  await tx.run(sql`
    insert into form_recipient (email) values (${email})
    on conflict (is_set) do update set email = excluded.email`);
}
