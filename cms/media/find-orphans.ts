import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Queryable } from '#kit/database/connect.ts';
import { listStoredFiles } from './file-store.ts';
import { listEndedFolders } from './incoming-folder.ts';
import { getMediaRow, getNamedFiles, listFiles, listNamedFiles } from './store.ts';

/** A file that nothing refers to. */
export interface Orphan {
  /**
   * Below the data folder: `uploads/2026/11/3f…-640.webp`, the same below `private`, or within `uploads/.incoming/`.
   */
  readonly file: string;
  readonly bytes: number;
  /** Milliseconds since 1970, by the clock of the machine with the disk. */
  readonly modifiedAt: number;
}

export interface OrphanReport {
  /** Files without a row, left behind by a killed upload or deletion. */
  readonly orphans: readonly Orphan[];
  /** Rows whose file is missing: visitors see broken pictures. */
  readonly missing: readonly { readonly mediaId: number; readonly file: string }[];
  /** The number of files that rows refer to. */
  readonly named: number;
}

/** No upload takes this long, and its files are not looked at before it has finished. */
export const ORPHAN_AGE_MILLISECONDS = 60 * 60 * 1000;

/**
 * Compares the uploads with the database without changing anything; safe while the CMS runs. Ignores files whose names
 * do not look like uploads (an operator's note, a folder of the file system). `olderThan`: the minimum age in
 * milliseconds, since younger files may belong to a running upload. Files that a process was receiving when it ended
 * are orphans at any age.
 */
export async function findOrphans(
  { database, dataDirectory }: { readonly database: Queryable; readonly dataDirectory: string },
  { olderThan = ORPHAN_AGE_MILLISECONDS }: { readonly olderThan?: number } = {},
): Promise<OrphanReport> {
  // List files before rows, so that files uploaded in between are not mistaken for orphans.
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

/** Those of these orphans that still exist unchanged and still have no row. */
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

/** Checks again, since the file or its row may have been added or deleted while the lists were read. */
async function isMissing(database: Queryable, dataDirectory: string, id: number, file: string): Promise<boolean> {
  if (await describe(dataDirectory, file)) return false;
  const media = await getMediaRow(database, id);
  return media !== null && listFiles(media).includes(file);
}

async function describe(dataDirectory: string, file: string): Promise<Orphan | null> {
  const found = await stat(join(dataDirectory, ...file.split('/'))).catch(() => null);
  return found && { file, bytes: found.size, modifiedAt: found.mtimeMs };
}
