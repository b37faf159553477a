import type { Queryable } from '#kit/database/connect.ts';
import { likePattern } from '#kit/database/like-pattern.ts';
import { sql } from '#kit/database/sql.ts';
import { allOf, type Page, printPage } from '../forms/store.ts';
import type { PlatformLocale } from '../locale.ts';

type MailState = 'waiting' | 'sent' | 'failed';

export interface MailEntry {
  readonly id: string;
  readonly recipient: string;
  readonly template: string;
  readonly locale: PlatformLocale;
  readonly state: MailState;
  readonly createdAt: string;
  readonly sentAt: string | null;
  readonly tries: number;
  readonly lastError: string | null;
  readonly mayRetry: boolean;
}

export async function listMailRows(
  tx: Queryable,
  { state, keyword }: { readonly state: MailState | ''; readonly keyword: string },
  page: Page,
): Promise<{ total: number; mails: MailEntry[] }> {
  const where = allOf([
    state === '' ? null : sql`${stateOf} = ${state}`,
    keyword === '' ? null : sql`recipient ilike ${likePattern(keyword)}`,
  ]);
  const counted = await tx.one<{ total: number }>(sql`select count(*) as total from mails where ${where}`);
  const rows = await tx.query<MailRow>(sql`
    select id, recipient, template, locale, ${stateOf} as state, created_at, sent_at, tries, last_error,
      failed_at is not null and expires_at > now() as may_retry
    from mails where ${where} order by created_at desc, id ${printPage(page)}`);
  return { total: counted?.total ?? 0, mails: rows.map(readRow) };
}

/** Queues a failed mail again. False if it has not failed or its content has expired. */
export async function requeueMail(tx: Queryable, id: string): Promise<boolean> {
  const touched = await tx.run(sql`
    update mails set failed_at = null, due_at = now(), lease_until = null
    where id = ${id} and failed_at is not null and expires_at > now()`);
  return touched === 1;
}

const stateOf = sql`case when sent_at is not null then 'sent' when failed_at is not null then 'failed' else 'waiting' end`;

interface MailRow {
  id: string;
  recipient: string;
  template: string;
  locale: PlatformLocale;
  state: MailState;
  created_at: string;
  sent_at: string | null;
  tries: number;
  last_error: string | null;
  may_retry: boolean;
}

function readRow({ created_at, sent_at, last_error, may_retry, ...rest }: MailRow): MailEntry {
  return { ...rest, createdAt: created_at, sentAt: sent_at, lastError: last_error, mayRetry: may_retry };
}
