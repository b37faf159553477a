import path from 'node:path';
import { printBytes } from '#kit/print-bytes.ts';
import { writeBackup } from '../cms/backup/write-backup.ts';
import { readS3Settings } from '../platform/files/s3-settings.ts';
import { openData } from './operations/open-data.ts';
import { printMoment, runOperation } from './operations/run-operation.ts';
import { backupsOf, readArguments, readOperationSettings } from './operations/settings.ts';

const usage = `Usage: npm run backup [-- [--database-only] <file>]
Writes database and files into one archive, while the product runs or not. Without a file's name:
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
      `${documents} documents, ${users} accounts, ${visitors} of visitors, and ${files.count} files (${printBytes(files.bytes)}) are in ${file} (${printBytes(report.bytes)}).`,
    );
    console.warn(
      'It holds password hashes and drafts: keep it where only you can read it. HAPTERA_SECRET is not in it.',
    );
    const objectStore = readS3Settings(process.env, []);
    if (objectStore !== null) {
      console.warn(
        `Files that visitors sent are not in it: the bucket ${objectStore.bucket} has them, and is backed up by its own means.`,
      );
    }
    for (const missing of report.missingFiles)
      console.warn(`Missing: ${missing} is named by the database and was not there.`);
  } finally {
    await close();
  }
});
