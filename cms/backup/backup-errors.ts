import { CmsError } from '../errors.ts';

/** Errors of backups and restores. They are read at a terminal, so every message says what to do next. */
export const backupErrors = {
  damaged: (what: string, cause?: unknown) =>
    new CmsError(
      'haptera_backup_damaged',
      422,
      `This backup is damaged: ${what}. Nothing was changed. Use another backup, or another copy of this one.`,
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
    new CmsError('haptera_backup_exists', 409, `${file} already exists. Choose another name, or move that file away.`),
  nothingThere: () =>
    new CmsError(
      'haptera_backup_nothing',
      404,
      'There is nothing to back up: the database contains none of our tables. Check DATABASE_URL and DATA_DIRECTORY.',
    ),
  noRoom: (file: string, cause: unknown) =>
    new CmsError(
      'haptera_backup_no_room',
      507,
      `The disk is full: ${file} could not be written and was removed. Free up space, or choose a file on another disk.`,
      {},
      cause,
    ),
  unfitFile: (name: string) =>
    new CmsError(
      'haptera_backup_unfit_file',
      500,
      `${name} cannot be backed up: the limits are 100 bytes for names and 8 GiB for files.`,
    ),
  keepsChanging: () =>
    new CmsError(
      'haptera_backup_unsettled',
      503,
      'Every attempt to start the backup failed because files were being deleted. Run it again when nobody deletes files.',
    ),
  hasContent: (what: string) =>
    new CmsError(
      'haptera_restore_has_content',
      409,
      `There is already content here (${what}). Add --replace to replace it with the backup; it is backed up first.`,
    ),
  safetyCopyFailed: (cause: unknown) =>
    new CmsError(
      'haptera_restore_no_safety_copy',
      503,
      `The present content could not be backed up first: ${cause instanceof Error ? cause.message : String(cause)} Nothing was changed. Fix the cause, or add --without-safety-copy to discard that content.`,
      {},
      cause,
    ),
  held: (cause: Error) =>
    new CmsError(
      'haptera_restore_running',
      503,
      `The product is running on this data. ${cause.message} Nothing was changed. Stop it, then restore.`,
      {},
      cause,
    ),
  upgradeWithoutBackup: (cause: unknown) =>
    new CmsError(
      'haptera_upgrade_no_backup',
      503,
      `The tables have to be upgraded for this program, but the database could not be backed up first: ${cause instanceof Error ? cause.message : String(cause)} Nothing was changed. Fix the cause, or set HAPTERA_BACKUP_BEFORE_UPGRADE=no if you have a backup.`,
      {},
      cause,
    ),
  takenOver: () =>
    new CmsError(
      'haptera_restore_overtaken',
      503,
      'Another process has started to write to this database. Nothing was changed. Stop it, then restore again.',
    ),
  noRoomToRestore: (needed: number, free: number) =>
    new CmsError(
      'haptera_restore_no_room',
      507,
      `The files of this backup need ${megabytes(needed)}, but only ${megabytes(free)} are free on the disk. Nothing was changed. Free up space first.`,
    ),
  otherUser: (directory: string, owner: number) =>
    new CmsError(
      'haptera_restore_other_user',
      403,
      `${directory} belongs to user ${owner}, as whom the product runs: it could not access files restored by another user. Run this as that user.`,
    ),
} as const;

function megabytes(bytes: number): string {
  return `${Math.ceil(bytes / 1_000_000).toLocaleString('en')} MB`;
}
