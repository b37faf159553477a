import type { Queryable } from '#kit/database/connect.ts';
import { likePattern } from '#kit/database/like-pattern.ts';
import { type Sql, sql } from '#kit/database/sql.ts';
import { allOf, type Page, printPage } from '../forms/store.ts';
import type { PlatformLocale } from '../locale.ts';
import type { FormStatus } from '../staff/inputs.ts';
import type { FeedbackFile } from './model.ts';

export interface Feedback {
  readonly id: string;
  readonly type: number;
  readonly content: string;
  readonly email: string;
  readonly locale: PlatformLocale;
  readonly createdAt: string;
  readonly status: FormStatus;
  readonly note: string;
  readonly changedAt: string | null;
  readonly changedBy: string;
  /** The number of attached files. */
  readonly files: number;
}

/** An empty value matches all. */
export interface FeedbackFilter {
  readonly status: FormStatus | '';
  readonly type: string;
  readonly keyword: string;
}

export async function listFeedbackRows(
  tx: Queryable,
  filter: FeedbackFilter,
  page: Page,
): Promise<{ total: number; feedback: Feedback[] }> {
  const where = printFilter(filter);
  const counted = await tx.one<{ total: number }>(sql`select count(*) as total from ${source} where ${where}`);
  const rows = await tx.query<FeedbackRow>(
    sql`select ${columns} from ${source} where ${where} order by f.created_at desc, f.id ${printPage(page)}`,
  );
  return { total: counted?.total ?? 0, feedback: rows.map(readRow) };
}

export async function findFeedback(
  tx: Queryable,
  id: string,
): Promise<{ feedback: Feedback; files: FeedbackFile[] } | null> {
  const row = await tx.one<FeedbackRow>(sql`select ${columns} from ${source} where f.id = ${id}`);
  if (row === null) return null;
  const files = await tx.query<FileRow>(sql`
    select id, name, media_type, bytes from feedback_files where feedback_id = ${id} order by place`);
  return { feedback: readRow(row), files: files.map(readFileRow) };
}

export async function findFeedbackFile(tx: Queryable, id: string): Promise<FeedbackFile | null> {
  const row = await tx.one<FileRow>(sql`select id, name, media_type, bytes from feedback_files where id = ${id}`);
  return row && readFileRow(row);
}

/** The account's own address is read from the account, so that it disappears with the account. */
const source = sql`feedback f left join accounts a on a.id = f.account_id`;
const address = sql`coalesce(nullif(f.email, ''), a.email, '')`;
const columns = sql`f.id, f.type, f.content, ${address} as email, f.locale, f.created_at, f.status, f.note, f.changed_at,
  f.changed_by, (select count(*) from feedback_files where feedback_id = f.id) as files`;

function printFilter({ status, type, keyword }: FeedbackFilter): Sql {
  const like = likePattern(keyword);
  return allOf([
    status === '' ? null : sql`f.status = ${status}`,
    type === '' ? null : sql`f.type = ${Number(type)}`,
    keyword === '' ? null : sql`(f.content ilike ${like} or ${address} ilike ${like})`,
  ]);
}

interface FeedbackRow {
  id: string;
  type: number;
  content: string;
  email: string;
  locale: PlatformLocale;
  created_at: string;
  status: FormStatus;
  note: string;
  changed_at: string | null;
  changed_by: string;
  files: number;
}

function readRow({ created_at, changed_at, changed_by, ...rest }: FeedbackRow): Feedback {
  return { ...rest, createdAt: created_at, changedAt: changed_at, changedBy: changed_by };
}

interface FileRow {
  id: string;
  name: string;
  media_type: string;
  bytes: number;
}

function readFileRow({ media_type, ...rest }: FileRow): FeedbackFile {
  return { ...rest, mediaType: media_type };
}
