import type { Queryable } from '#kit/database/connect.ts';
import { likePattern } from '#kit/database/like-pattern.ts';
import { sql } from '#kit/database/sql.ts';
import { allOf, type Page, printPage } from '../forms/store.ts';

/**
 * Increments the day's count for a file, or for a gated document, whose address is its name. The account is not stored.
 */
export async function countDownload(
  tx: Queryable,
  { offer, fileName, day }: { readonly offer: string; readonly fileName: string; readonly day: string },
): Promise<void> {
  await tx.run(sql`
    insert into download_counts (offer, file_name, day, number) values (${offer}, ${fileName}, ${day}, 1)
    on conflict (offer, file_name, day) do update set number = download_counts.number + 1`);
}

export interface DownloadCount {
  readonly fileName: string;
  readonly lastMonth: number;
  readonly ever: number;
  /** `2026-03-01`. */
  readonly lastOn: string;
}

/** The counts of each file, the most downloaded since that day first. An empty keyword matches all. */
export async function listDownloadCounts(
  tx: Queryable,
  { keyword, since }: { readonly keyword: string; readonly since: string },
  page: Page,
): Promise<{ total: number; downloads: DownloadCount[] }> {
  const where = allOf([keyword === '' ? null : sql`file_name ilike ${likePattern(keyword)}`]);
  const counted = await tx.one<{ total: number }>(
    sql`select count(distinct file_name)::integer as total from download_counts where ${where}`,
  );
  const downloads = await tx.query<DownloadCount>(sql`
    select file_name as "fileName", sum(number)::bigint as ever, to_char(max(day), 'YYYY-MM-DD') as "lastOn",
      coalesce(sum(number) filter (where day >= ${since}), 0)::bigint as "lastMonth"
    from download_counts where ${where} group by file_name order by 4 desc, 2 desc, 1 ${printPage(page)}`);
  return { total: counted?.total ?? 0, downloads };
}
