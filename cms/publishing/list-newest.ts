import type { Locale } from '#cms-schema/locale.ts';
import type { DocumentType } from '#contract/content-types.ts';
import type { Queryable } from '#kit/database/connect.ts';
import { sql } from '#kit/database/sql.ts';
import type { PublishedSummary } from './model.ts';

/** The most recently published documents of several types together, newest first. */
export async function listNewest(
  tx: Queryable,
  locale: Locale,
  types: readonly DocumentType[],
  limit: number,
): Promise<PublishedSummary[]> {
  const rows = await tx.query<{ summary: PublishedSummary }>(sql`
    select summary from published where locale = ${locale} and type = any(${types})
    order by date desc, document_id desc limit ${limit}`);
  return rows.map(({ summary }) => summary);
}
