import type { Queryable } from '#kit/database/connect.ts';
import { sql } from '#kit/database/sql.ts';

/** One more of the day. Who it was is not kept. */
export async function countDownload(
  tx: Queryable,
  { offer, fileName, day }: { readonly offer: string; readonly fileName: string; readonly day: string },
): Promise<void> {
  await tx.run(sql`
    insert into download_counts (offer, file_name, day, number) values (${offer}, ${fileName}, ${day}, 1)
    on conflict (offer, file_name, day) do update set number = download_counts.number + 1`);
}
