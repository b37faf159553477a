import type { Queryable } from '#kit/database/connect.ts';
import { jsonb, prepared, type Sql, sql } from '#kit/database/sql.ts';
import { storageTerms } from '../files/storage-terms.ts';
import type { PlatformLocale } from '../locale.ts';

export interface NewMail {
  readonly id: string;
  readonly recipient: string;
  readonly locale: PlatformLocale;
  readonly template: string;
  readonly values: object;
  /** Milliseconds. */
  readonly lifetime: number;
}

export interface Mail extends Omit<NewMail, 'values' | 'lifetime'> {
  readonly values: unknown;
  /** Number of attempts, including the current one. */
  readonly tries: number;
}

/** All times of mails come from the database's clock, because several processes share one queue. */
export async function insertMail(tx: Queryable, mail: NewMail): Promise<void> {
  const { id, recipient, locale, template, values, lifetime } = mail;
  await tx.run(sql`
    insert into mails (id, recipient, locale, template, "values", expires_at)
    values (${id}, ${recipient}, ${locale}, ${template}, ${jsonb(values)},
      now() + ${lifetime}::double precision * interval '1 ms')`);
}

/** Leases one mail that is due to the caller, for `lease` milliseconds; null when none is due. */
export async function leaseMail(tx: Queryable, lease: number): Promise<Mail | null> {
  return tx.one<Mail>(
    prepared(
      'platform-lease-mail',
      sql`update mails set lease_until = now() + ${lease}::double precision * interval '1 ms', tries = tries + 1
        where id = (
          select id from mails
          where sent_at is null and failed_at is null and due_at <= now() and expires_at > now()
            and (lease_until is null or lease_until < now())
          order by due_at limit 1 for update skip locked)
        returning id, recipient, locale, template, "values", tries`,
    ),
  );
}

/** Also clears the values, so that codes and links are not stored longer than needed. */
export async function markSent(tx: Queryable, id: string): Promise<void> {
  await tx.run(sql`
    update mails set sent_at = now(), lease_until = null, last_error = null, "values" = '{}'::jsonb where id = ${id}`);
}

/** `wait`: milliseconds until the next attempt; null: no further attempt. */
export async function markFailed(
  tx: Queryable,
  id: string,
  { error, wait }: { readonly error: string; readonly wait: number | null },
): Promise<void> {
  await (wait === null
    ? tx.run(sql`
        update mails set failed_at = now(), lease_until = null, last_error = ${error}
        where id = ${id} and sent_at is null`)
    : tx.run(sql`
        update mails set due_at = now() + ${wait}::double precision * interval '1 ms', lease_until = null,
          last_error = ${error}
        where id = ${id} and sent_at is null`));
}

/** Marks expired mails as failed, and deletes old ones, and the oldest beyond the maximum (`storageTerms.mails`). */
export async function tidyMails(tx: Queryable): Promise<void> {
  const { most, age, failedAge } = storageTerms.mails;
  await tx.run(sql`
    update mails set failed_at = now(), lease_until = null,
      last_error = concat_ws(' ', 'Too old to be sent.', last_error)
    where sent_at is null and failed_at is null and expires_at <= now() and (lease_until is null or lease_until < now())`);
  await tx.run(sql`update mails set "values" = '{}'::jsonb where failed_at is not null and expires_at <= now()`);
  await tx.run(sql`
    delete from mails where sent_at < ${before(age)} or failed_at < ${before(failedAge)} or id in (
      select id from mails where sent_at is not null or failed_at is not null
      order by coalesce(sent_at, failed_at) desc offset ${most})`);
}

function before(milliseconds: number): Sql {
  return sql`now() - ${milliseconds}::double precision * interval '1 ms'`;
}

/** Deletes all mails to an address, when its account is erased. */
export async function deleteMailsTo(tx: Queryable, recipient: string): Promise<void> {
  await tx.run(sql`delete from mails where recipient = ${recipient}`);
}
