import { dirname, join } from 'node:path';
import type { Queryable } from '#kit/database/connect.ts';
import { sql } from '#kit/database/sql.ts';
import { readFreeBytes } from '#kit/disk-space.ts';
import { KEPT_FREE_BYTES } from './media/disk-room.ts';

/**
 * `database-read-only`: the database accepts no writes, as happens to the packaged one while its disk is full.
 * `uploads-full`: uploads are refused because too little space would be left on their disk.
 */
export type StorageProblem = 'database-read-only' | 'uploads-full';

/** What prevents changes or uploads from being stored. Throws `DatabaseError` if the database does not respond. */
export async function checkStorage(database: Queryable, dataDirectory: string): Promise<readonly StorageProblem[]> {
  const problems: StorageProblem[] = [];
  const row = await database.one<{ isReadOnly: boolean }>(
    sql`select current_setting('transaction_read_only') = 'on' as "isReadOnly"`,
  );
  if (row?.isReadOnly !== false) problems.push('database-read-only');
  if ((await readFreeBytesNear(join(dataDirectory, 'uploads'))) < KEPT_FREE_BYTES) problems.push('uploads-full');
  return problems;
}

/** The free bytes for the folder, or for the nearest existing one above it: the first upload creates the folder. */
async function readFreeBytesNear(folder: string): Promise<number> {
  try {
    return await readFreeBytes(folder);
  } catch (error) {
    if (dirname(folder) === folder) throw error;
    return readFreeBytesNear(dirname(folder));
  }
}
