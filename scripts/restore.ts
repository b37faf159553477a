import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { printBytes } from '#kit/print-bytes.ts';
import { checkBackup } from '../cms/backup/check-backup.ts';
import { restoreChecked } from '../cms/backup/restore-backup.ts';
import { LaunchError } from './launch/settings.ts';
import { openData } from './operations/open-data.ts';
import { printMoment, runOperation } from './operations/run-operation.ts';
import { backupsOf, readArguments, readOperationSettings } from './operations/settings.ts';

const usage = `Usage: npm run restore -- [--replace] [--without-safety-copy] <file>
       npm run restore -- --check <file>
Restores a backup. The product must not be running. --replace: replaces existing content, which is backed up to
DATA_DIRECTORY/backups first, unless --without-safety-copy is given. --check: only verifies the backup.`;

await runOperation(async () => {
  const { flags, values } = readArguments(usage, ['--replace', '--without-safety-copy', '--check'], 1);
  const [name] = values;
  if (name === undefined) throw new LaunchError(usage);
  const file = path.resolve(name);
  if (flags.has('--check')) return check(file);
  const settings = readOperationSettings();
  const { dataDirectory } = settings;
  await mkdir(dataDirectory, { recursive: true });
  console.warn(`Checking ${file} …`);
  // Check the archive before a database is started or created for it.
  const checked = await checkBackup(file);
  const { database, close } = await openData(settings, { mayMake: true });
  try {
    const safetyCopy = path.join(backupsOf(dataDirectory), `before-restore-${printMoment(new Date())}.tar.gz`);
    const report = await restoreChecked(
      {
        database,
        dataDirectory,
        file,
        mayReplace: flags.has('--replace'),
        safetyCopy: flags.has('--without-safety-copy') ? null : safetyCopy,
        onProgress: (line) => console.warn(line),
      },
      checked,
    );
    const { documents = 0, users = 0, 'platform.accounts': visitors = 0 } = report.rows;
    console.warn(`Restored: ${documents} documents, ${users} staff accounts and ${visitors} visitor accounts as of ${report.header.createdAt};
${report.filesWritten} files were written, ${report.filesKept} already existed, ${report.filesRemoved} files of the previous content were removed.
Everyone has to sign in again. Passwords and application passwords are those of that time: revoke again whatever was revoked since.`);
    if (report.safetyCopy) console.warn(`The previous content is in ${report.safetyCopy.file}.`);
    for (const missing of report.missingFiles)
      console.warn(`Missing: the database refers to ${missing}, which does not exist.`);
  } finally {
    await close();
  }
});

async function check(file: string): Promise<void> {
  const { header } = await checkBackup(file);
  const { count, bytes } = header.files;
  console.warn(
    `${file} is complete: version ${header.version}, created at ${header.createdAt}, ${header.contents}, ${count} files (${printBytes(bytes)}).`,
  );
}
