import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '#kit/database/connect.ts';
import { keptRooms } from '../kept-rooms.ts';
import { listFolderFiles } from '../list-folder-files.ts';
import { listNamedFiles, listSequences, listTables, readRows } from '../tables.ts';

/** Tables that are not content: a restore resets the version and the mark, and adds an entry to the audit log. */
const notContent = ['content_state', 'audit_log', 'audit_head', 'installation'];

/**
 * Hashes of every table's rows, ordered by key, and of every file that they name: equal if the content is equal. A file
 * that does not exist counts as `missing`.
 */
export async function digestContent(database: Database, dataDirectory: string): Promise<Record<string, string>> {
  const digests: Record<string, string> = {};
  const files: string[] = [];
  await database.transaction(async (tx) => {
    for (const { schema, leftOut, folder } of keptRooms) {
      const nameOf = (name: string) => (schema === 'cms' ? name : `${schema}.${name}`);
      for (const table of await listTables(tx, schema, leftOut)) {
        if (notContent.includes(nameOf(table.name))) continue;
        const hash = createHash('sha256');
        for await (const line of readRows(tx, schema, table)) hash.update(`${line}\n`);
        digests[nameOf(table.name)] = hash.digest('hex');
      }
      for (const { name, lastValue, isCalled } of await listSequences(tx, schema)) {
        if (!Object.keys(leftOut).some((table) => name.startsWith(`${table}_`)))
          digests[nameOf(name)] = `${lastValue} ${isCalled}`;
      }
      if (folder !== null) files.push(...(await listFolderFiles(dataDirectory, folder)));
    }
  });
  for (const file of [...(await listNamedFiles(database, 'cms')), ...files]) {
    const bytes = await readFile(join(dataDirectory, file)).catch(() => null);
    digests[file] = bytes ? createHash('sha256').update(bytes).digest('hex') : 'missing';
  }
  return digests;
}
