import path from 'node:path';
import { printBytes } from '#kit/print-bytes.ts';
import { writeBackup } from '../cms/backup/write-backup.ts';
import { readS3Settings } from '../platform/files/s3-settings.ts';
import { openData } from './operations/open-data.ts';
import { printMoment, runOperation } from './operations/run-operation.ts';
import { backupsOf, readArguments, readOperationSettings } from './operations/settings.ts';

const usage = `Usage: npm run backup [-- [--database-only] <file>]
Writes database and files to one archive, whether or not the product is running. Default file:
DATA_DIRECTORY/backups/haptera-<time>.tar.gz.`;

await runOperation(async () => {
  const { flags, values } = readArguments(usage, ['--database-only'], 1);
  const settings = readOperationSettings();
  const { dataDirectory } = settings;
  const name = values[0] ?? path.join(backupsOf(dataDirectory), `haptera-${printMoment(new Date())}.tar.gz`);
  const file = path.resolve(name);
  const { database, close } = await openData(settings, { mayMake: false });
  try {
    const contents = flags.has('--database-only') ? 'database' : 'everything';
    const report = await writeBackup({ database, dataDirectory, file, contents });
    const { files } = report.header;
    const { documents = 0, users = 0, 'platform.accounts': visitors = 0 } = report.rows;
    console.warn(
      `Saved ${documents} documents, ${users} staff accounts, ${visitors} visitor accounts and ${files.count} files (${printBytes(files.bytes)}) to ${file} (${printBytes(report.bytes)}).`,
    );
    console.warn(
      'It contains password hashes and drafts: store it where only you can read it. It does not contain HAPTERA_SECRET.',
    );
    const objectStore = readS3Settings(process.env, () => undefined);
    if (objectStore !== null) {
      console.warn(
        `It does not contain the files that visitors sent: they are in the bucket ${objectStore.bucket}, which must be backed up separately.`,
      );
    }
    for (const missing of report.missingFiles)
      console.warn(`Missing: the database refers to ${missing}, which does not exist.`);
    for (const damaged of report.damagedFiles)
      console.warn(
        `Damaged: ${damaged} is not what was uploaded. Keep an older backup, and restore the file from it (npm run doctor).`,
      );
  } finally {
    await close();
  }
});
