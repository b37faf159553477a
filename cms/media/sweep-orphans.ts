import { readdir, rm, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Queryable } from '#kit/database/connect.ts';
import type { WriteLine } from '#kit/line-log.ts';
import { confirmOrphans, findOrphans, type OrphanReport } from './find-orphans.ts';
import { listEndedFolders } from './incoming-folder.ts';
import { placeFiles } from './place.ts';
import { listFiles, listPrivateMedia } from './store.ts';

export interface SweepOptions {
  readonly database: Queryable;
  /** Absolute; holds `uploads/`. */
  readonly dataDirectory: string;
  readonly log: WriteLine;
  readonly signal?: AbortSignal;
  /** Milliseconds between the first and the second check. */
  readonly pause?: number;
  /** As in `findOrphans`. */
  readonly olderThan?: number;
}

/**
 * Longer than an upload's timeout, packing and commit together. So a file that did not change between the two checks
 * belongs to no upload, even if a clock adjustment made it look old.
 */
const PAUSE_MILLISECONDS = 2 * 60 * 1000;

/**
 * More than killed processes leave behind. This many files without a row more likely belong to another database (a
 * wrong `DATABASE_URL`, an old backup), so an operator has to look at them first.
 */
const DOUBTFUL_FILES = 100;
const DOUBTFUL_SHARE = 0.2;

/**
 * Immediately removes partial uploads of ended processes and public names of private files; then, after a second check,
 * files without a row. Returns the paths of the latter.
 */
export async function sweepOrphans(options: SweepOptions): Promise<string[]> {
  const { dataDirectory, log, signal, pause = PAUSE_MILLISECONDS, olderThan } = options;
  await removeEndedFolders(dataDirectory);
  await hidePrivateFiles(options);
  const report = await findOrphans(options, { ...(olderThan !== undefined && { olderThan }) });
  tellMissing(report, log);
  if (isDoubtful(report)) {
    log(
      `Uploads: ${report.orphans.length} files have no row in this database, which refers to ${report.named} files. They were not removed, because there are so many: does DATABASE_URL belong to this DATA_DIRECTORY?`,
    );
    return [];
  }
  if (report.orphans.length === 0) return [];
  await sleep(pause, undefined, { ...(signal && { signal }) }).catch(() => undefined);
  if (signal?.aborted) return [];
  const confirmed = await confirmOrphans(options, report.orphans);
  for (const { file } of confirmed) await rm(join(dataDirectory, ...file.split('/')), { force: true });
  await removeEmptyFolders(
    dataDirectory,
    confirmed.map(({ file }) => file),
  );
  const bytes = confirmed.reduce((sum, one) => sum + one.bytes, 0);
  if (confirmed.length > 0) {
    log(`Uploads: removed ${confirmed.length} files of interrupted uploads (${Math.ceil(bytes / 1024)} KB).`, 'info');
  }
  return confirmed.map(({ file }) => file);
}

/** A process killed while making a file private may have left its public name, which everyone could open. */
async function hidePrivateFiles({ database, dataDirectory }: SweepOptions): Promise<void> {
  for await (const media of listPrivateMedia(database)) {
    for (const file of listFiles(placeFiles(media, 'everyone')))
      await rm(join(dataDirectory, ...file.split('/')), { force: true });
  }
}

async function removeEndedFolders(dataDirectory: string): Promise<void> {
  for (const name of await listEndedFolders(dataDirectory)) {
    await rm(join(dataDirectory, 'uploads', '.incoming', name), { recursive: true, force: true });
  }
}

function isDoubtful({ orphans, named }: OrphanReport): boolean {
  const placed = orphans.filter(({ file }) => !file.startsWith('uploads/.incoming/')).length;
  return placed > DOUBTFUL_FILES && placed > named * DOUBTFUL_SHARE;
}

function tellMissing({ missing }: OrphanReport, log: SweepOptions['log']): void {
  const [first] = missing;
  if (!first) return;
  log(
    `Uploads: ${missing.length} files that pages may show are missing, among them ${first.file} of media ${first.mediaId}. Restore them from a backup of DATA_DIRECTORY/uploads, or upload them again.`,
  );
}

/** Removes empty folders of partial uploads. Folders of months stay. */
async function removeEmptyFolders(dataDirectory: string, removed: readonly string[]): Promise<void> {
  const folders = new Set<string>();
  for (const file of removed) {
    const parts = file.split('/');
    if (parts[1] !== '.incoming') continue;
    for (let length = parts.length - 1; length > 2; length -= 1)
      folders.add(join(dataDirectory, ...parts.slice(0, length)));
  }
  const deepestFirst = [...folders].sort((a, b) => b.length - a.length);
  for (const folder of deepestFirst) {
    const isEmpty = (await readdir(folder).catch(() => ['?'])).length === 0;
    // Fails, as it should, if a file has been added in between.
    if (isEmpty) await rmdir(folder).catch(() => undefined);
  }
}
