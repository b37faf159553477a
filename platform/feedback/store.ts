import type { Queryable } from '#kit/database/connect.ts';
import { sql } from '#kit/database/sql.ts';
import type { NewFeedback } from './model.ts';

export async function insertFeedback(tx: Queryable, feedback: NewFeedback): Promise<void> {
  const { id, type, content, email, accountId, locale, sender, createdAt, files } = feedback;
  await tx.run(sql`
    insert into feedback (id, type, content, email, account_id, locale, sender, created_at)
    values (${id}, ${type}, ${content}, ${email}, ${accountId}, ${locale}, ${sender}, ${createdAt})`);
  for (const [place, file] of files.entries()) {
    await tx.run(sql`
      insert into feedback_files (id, feedback_id, place, name, media_type, bytes)
      values (${file.id}, ${id}, ${place}, ${file.name}, ${file.mediaType}, ${file.bytes})`);
  }
}

/** When a sender's most recent feedback arrived, newest first. */
export async function listFeedbackTimes(tx: Queryable, sender: string, most: number): Promise<string[]> {
  const rows = await tx.query<{ created_at: string }>(
    sql`select created_at from feedback where sender = ${sender} order by created_at desc limit ${most}`,
  );
  return rows.map(({ created_at }) => created_at);
}

export async function forgetFeedbackSenders(tx: Queryable, before: string): Promise<void> {
  await tx.run(sql`update feedback set sender = null where sender is not null and created_at < ${before}`);
}

/** How much is stored with feedback. */
export async function measureFiles(tx: Queryable): Promise<{ readonly files: number; readonly bytes: number }> {
  const row = await tx.one<{ files: number; bytes: number }>(
    sql`select count(*) as files, coalesce(sum(bytes), 0)::bigint as bytes from feedback_files`,
  );
  return row ?? { files: 0, bytes: 0 };
}

/** Deletes the files of feedback that was sent before this time from it, and returns their ids. */
export async function detachFiles(tx: Queryable, before: string): Promise<string[]> {
  const rows = await tx.query<{ id: string }>(sql`
    delete from feedback_files file using feedback
    where feedback.id = file.feedback_id and feedback.created_at < ${before} returning file.id`);
  return rows.map(({ id }) => id);
}

/** The ids that belong to no row. */
export async function findFilesWithoutRow(tx: Queryable, ids: readonly string[]): Promise<string[]> {
  const rows = await tx.query<{ id: string }>(sql`
    select given.id from unnest(${ids}::text[]) as given (id)
    where not exists (select from feedback_files file where file.id::text = given.id)`);
  return rows.map(({ id }) => id);
}
