import type { RestoreReport } from '../../cms/backup/restore-backup.ts';

/**
 * What a restore did, and everything in which the restored content differs from the backup, with the reason.
 * `ownProgram`: of a CMS with the present settings, see `nameProgram`; null if it is not known yet.
 */
export function printRestored(report: RestoreReport, ownProgram: string | null): string {
  const { rows, header, filesWritten, filesKept, filesRemoved, presentedBy, safetyCopy, missingFiles, damagedFiles } =
    report;
  const { documents = 0, users = 0, 'platform.accounts': visitors = 0 } = rows;
  const outdated = Object.entries(presentedBy)
    .filter(([program]) => program !== ownProgram)
    .reduce((sum, [, count]) => sum + count, 0);
  return [
    `Restored: ${documents} documents, ${users} staff accounts and ${visitors} visitor accounts as of ${header.createdAt};`,
    `${filesWritten} files were written, ${filesKept} already existed, ${filesRemoved} files of the previous content were removed.`,
    'All rows are those of the backup, except: the mark of this data folder, the version of the content (the site renders',
    'every page again), an entry in the audit log, an announcement to the site. Sign-in sessions are in no backup.',
    ...(outdated > 0
      ? [
          `${outdated} published rows were presented by another version of the program, or with another PUBLIC_URL or HAPTERA_SECRET.`,
          'The next start presents them again: links to the site itself and tickets of restricted files are renewed, the content stays.',
        ]
      : []),
    'Everyone has to sign in again. Passwords and application passwords are those of that time: revoke again whatever was revoked since.',
    ...(safetyCopy ? [`The previous content is in ${safetyCopy.file}.`] : []),
    ...missingFiles.map((missing) => `Missing: the database refers to ${missing}, which does not exist.`),
    ...damagedFiles.map((damaged) => `Damaged: ${damaged} was no longer what was uploaded when it was backed up.`),
  ].join('\n');
}
