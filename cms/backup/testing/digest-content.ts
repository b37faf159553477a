import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '#kit/database/connect.ts';
import { leftOut, listNamedFiles, listSequences, listTables, readRows } from '../tables.ts';

/** Who writes and which version the content has: no content itself, and a restore sets both anew and notes itself. */
const notContent = ['content_state', 'audit_log', 'audit_head', 'installation'];

/**
 * A hash of every table's rows, in the order of their keys, and of every file that they name: equal when the content is
 * equal. A file that is not there counts as `missing`.
 */
export async function digestContent(database: Database, dataDirectory: string): Promise<Record<string, string>> {
  const digests: Record<string, string> = {};
  await database.transaction(async (tx) => {
    for (const table of await listTables(tx, 'cms')) {
      if (notContent.includes(table.name)) continue;
      const hash = createHash('sha256');
      for await (const line of readRows(tx, 'cms', table)) hash.update(`${line}\n`);
      digests[table.name] = hash.digest('hex');
    }
    for (const { name, lastValue, isCalled } of await listSequences(tx, 'cms')) {
      if (!Object.keys(leftOut).some((table) => name.startsWith(`${table}_`)))
        digests[name] = `${lastValue} ${isCalled}`;
    }
  });
  for (const file of await listNamedFiles(database, 'cms')) {
    const bytes = await readFile(join(dataDirectory, file)).catch(() => null);
    digests[file] = bytes ? createHash('sha256').update(bytes).digest('hex') : 'missing';
  }
  return digests;
}
