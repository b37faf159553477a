import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Queryable } from '#kit/database/connect.ts';
import { listStoredFiles } from './file-store.ts';
import { listEndedFolders } from './incoming-folder.ts';
import { getMediaRow, getNamedFiles, listFiles, listNamedFiles } from './store.ts';

/** A file that nothing needs. */
export interface Orphan {
  /** Below the data folder: `uploads/2026/11/3f…-640.webp`, the same below `private`, or within `uploads/.incoming/`. */
  readonly file: string;
  readonly bytes: number;
  /** Milliseconds since 1970, by the clock of the disk's machine. */
  readonly modifiedAt: number;
}

export interface OrphanReport {
  /** Files that no row names: a killed upload or deletion left them. */
  readonly orphans: readonly Orphan[];
  /** Rows whose file is not there: pictures that visitors miss. */
  readonly missing: readonly { readonly mediaId: number; readonly file: string }[];
  /** Files that rows name. */
  readonly named: number;
}

/** No upload takes as long, and nothing looks at its files before it is over. */
export const ORPHAN_AGE_MILLISECONDS = 60 * 60 * 1000;

/**
 * Compares the uploads with the database, and changes nothing; also while the CMS runs. Files that are not named as uploads
 * are (an operator's note, a folder of the file system) count for nothing.
 * `olderThan`: milliseconds since a file was written; younger ones may belong to an upload. What a process that has ended
 * was receiving is an orphan at any age.
 */
export async function findOrphans(
  { database, dataDirectory }: { readonly database: Queryable; readonly dataDirectory: string },
  { olderThan = ORPHAN_AGE_MILLISECONDS }: { readonly olderThan?: number } = {},
): Promise<OrphanReport> {
  // Files first: what is uploaded in between has a row, and is not taken for an orphan.
  const files = await listStoredFiles(dataDirectory);
  const present = new Set(files);
  const ended = await listEndedFolders(dataDirectory);
  const named = new Set<string>();
  const missing: { mediaId: number; file: string }[] = [];
  for await (const { id, files: own } of listNamedFiles(database)) {
    for (const file of own) {
      named.add(file);
      if (!present.has(file) && (await isMissing(database, dataDirectory, id, file)))
        missing.push({ mediaId: id, file });
    }
  }
  const orphans: Orphan[] = [];
  for (const file of files) {
    const isIncoming = file.startsWith(INCOMING);
    if (named.has(file) || !(isIncoming || UPLOADED.test(file))) continue;
    const orphan = await describe(dataDirectory, file);
    const isAbandoned = isIncoming && ended.has(file.split('/')[2] ?? '');
    if (orphan && (isAbandoned || Date.now() - orphan.modifiedAt > olderThan)) orphans.push(orphan);
  }
  return { orphans, missing, named: named.size };
}

/** Those of these orphans that are still there as they were, and still have no row. */
export async function confirmOrphans(
  { database, dataDirectory }: { readonly database: Queryable; readonly dataDirectory: string },
  orphans: readonly Orphan[],
): Promise<Orphan[]> {
  const named = await getNamedFiles(
    database,
    orphans.map(({ file }) => file),
  );
  const confirmed: Orphan[] = [];
  for (const orphan of orphans) {
    const now = named.has(orphan.file) ? null : await describe(dataDirectory, orphan.file);
    if (now?.bytes === orphan.bytes && now.modifiedAt === orphan.modifiedAt) confirmed.push(orphan);
  }
  return confirmed;
}

const INCOMING = 'uploads/.incoming/';
const UPLOADED = /^(?:uploads|private)\/\d{4}\/\d{2}\/[0-9a-f]{32}(?:-\d{1,5})?\.[a-z0-9]{2,5}$/;

/** Asked again: it may have been uploaded, or deleted, while the list was read. */
async function isMissing(database: Queryable, dataDirectory: string, id: number, file: string): Promise<boolean> {
  if (await describe(dataDirectory, file)) return false;
  const media = await getMediaRow(database, id);
  return media !== null && listFiles(media).includes(file);
}

async function describe(dataDirectory: string, file: string): Promise<Orphan | null> {
  const found = await stat(join(dataDirectory, ...file.split('/'))).catch(() => null);
  return found && { file, bytes: found.size, modifiedAt: found.mtimeMs };
}
