import { CmsError } from '../errors.ts';

/** What goes wrong with backups: who reads it stands at a terminal, so every message names the way out. */
export const backupErrors = {
  damaged: (what: string, cause?: unknown) =>
    new CmsError(
      'haptera_backup_damaged',
      422,
      `This backup is damaged: ${what}. Nothing was changed. Take another backup, or another copy of this one.`,
      {},
      cause,
    ),
  noBackup: (file: string, reason: string) =>
    new CmsError(
      'haptera_backup_missing',
      404,
      `The backup ${file} cannot be read (${reason}). Name a file that "npm run backup" wrote.`,
    ),
  newer: (what: string) =>
    new CmsError(
      'haptera_backup_newer',
      422,
      `${what} Nothing was changed. Restore it with the version of the program that made it, or a newer one.`,
    ),
  foreign: (what: string) =>
    new CmsError(
      'haptera_backup_foreign',
      422,
      `${what} Nothing was changed. Restore it with the version of the program that made it.`,
    ),
  exists: (file: string) =>
    new CmsError('haptera_backup_exists', 409, `${file} exists already. Name another file, or move that one away.`),
  nothingThere: () =>
    new CmsError(
      'haptera_backup_nothing',
      404,
      'There is nothing to back up: the database has no content of this program. Check DATABASE_URL and DATA_DIRECTORY.',
    ),
  noRoom: (file: string, cause: unknown) =>
    new CmsError(
      'haptera_backup_no_room',
      507,
      `The disk is full: ${file} could not be written and was removed. Free space, or name a file on another disk.`,
      {},
      cause,
    ),
  unfitFile: (name: string) =>
    new CmsError(
      'haptera_backup_unfit_file',
      500,
      `${name} does not fit into a backup: names have at most 100 bytes and files at most 8 GiB.`,
    ),
  keepsChanging: () =>
    new CmsError(
      'haptera_backup_unsettled',
      503,
      'Files were deleted each time while the backup began. Run it again when nobody deletes files.',
    ),
  hasContent: (what: string) =>
    new CmsError(
      'haptera_restore_has_content',
      409,
      `There is content already (${what}). Add --replace to put the backup in its place; what is there now is backed up first.`,
    ),
  safetyCopyFailed: (cause: unknown) =>
    new CmsError(
      'haptera_restore_no_safety_copy',
      503,
      `What is there now could not be backed up first: ${cause instanceof Error ? cause.message : String(cause)} Nothing was changed. Correct the cause, or add --without-safety-copy to lose it.`,
      {},
      cause,
    ),
  held: (cause: Error) =>
    new CmsError(
      'haptera_restore_running',
      503,
      `The product runs on this data. ${cause.message} Nothing was changed. Stop it, then restore.`,
      {},
      cause,
    ),
  upgradeWithoutBackup: (cause: unknown) =>
    new CmsError(
      'haptera_upgrade_no_backup',
      503,
      `This program has newer tables, and the database could not be backed up before they are changed: ${cause instanceof Error ? cause.message : String(cause)} Nothing was changed. Correct the cause, or set HAPTERA_BACKUP_BEFORE_UPGRADE=no when you have a backup.`,
      {},
      cause,
    ),
  takenOver: () =>
    new CmsError(
      'haptera_restore_overtaken',
      503,
      'Another process began to write to this database. Nothing was changed. Stop it, then restore again.',
    ),
  noRoomToRestore: (needed: number, free: number) =>
    new CmsError(
      'haptera_restore_no_room',
      507,
      `The files of this backup need ${megabytes(needed)} and the disk has ${megabytes(free)} free. Nothing was changed. Free space first.`,
    ),
  otherUser: (directory: string, owner: number) =>
    new CmsError(
      'haptera_restore_other_user',
      403,
      `${directory} belongs to user ${owner}, under whom the product runs: its files would be out of reach. Run this as that user.`,
    ),
} as const;

function megabytes(bytes: number): string {
  return `${Math.ceil(bytes / 1_000_000).toLocaleString('en')} MB`;
}
