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
Puts a backup in the place of what is there. The product must not run. --replace: also when there is content, which is
backed up to DATA_DIRECTORY/backups first, unless --without-safety-copy says to lose it. --check only reads the backup.`;

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
  // Before a database is started or made for it.
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
    console.warn(`Restored: ${documents} documents, ${users} accounts and ${visitors} of visitors as they were at ${report.header.createdAt};
${report.filesWritten} files were written, ${report.filesKept} were there already, ${report.filesRemoved} of the former content were removed.
Everybody signs in anew. Passwords and application passwords are those of that moment: revoke again what was revoked since.`);
    if (report.safetyCopy) console.warn(`What was there before is in ${report.safetyCopy.file}.`);
    for (const missing of report.missingFiles)
      console.warn(`Missing: ${missing} is named by the database and is not there.`);
  } finally {
    await close();
  }
});

async function check(file: string): Promise<void> {
  const { header } = await checkBackup(file);
  const { count, bytes } = header.files;
  console.warn(
    `${file} is whole: version ${header.version}, made at ${header.createdAt}, ${header.contents}, ${count} files (${printBytes(bytes)}).`,
  );
}
