import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '#kit/database/connect.ts';
import { listStoredFiles } from '../../media/file-store.ts';
import { listSequences, listTables, readRows } from '../tables.ts';

/** A hash of every table's rows, in the order of their keys, and of every file: equal when the content is equal. */
export async function digestContent(database: Database, dataDirectory: string): Promise<Record<string, string>> {
  const digests: Record<string, string> = {};
  await database.transaction(async (tx) => {
    for (const table of await listTables(tx, 'cms')) {
      const hash = createHash('sha256');
      for await (const line of readRows(tx, 'cms', table)) hash.update(`${line}\n`);
      digests[table.name] = hash.digest('hex');
    }
    digests.sequences = JSON.stringify(await listSequences(tx, 'cms'));
  });
  for (const file of await listStoredFiles(dataDirectory)) {
    digests[file] = createHash('sha256')
      .update(await readFile(join(dataDirectory, file)))
      .digest('hex');
  }
  return digests;
}
