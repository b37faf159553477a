import './as-production.ts';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { digestContent } from '../cms/backup/testing/digest-content.ts';
import { runUntilKilled } from '../cms/backup/testing/run-until-killed.ts';
import { writeBackup } from '../cms/backup/write-backup.ts';
import { openDatabase } from '../cms/database/open-database.ts';
import { aPage, aPicture } from '../cms/testing/builders.ts';
import { startBareCms } from '../cms/testing/start-bare-cms.ts';
import { projectRoot } from '../e2e/support/product.ts';
import { startEmbeddedPostgres } from '../kit/database/embedded-postgres.ts';

/**
 * Kills a restore at random moments and compares every row and file with the old content and with the backup. Argument:
 * number of rounds (50). Exits with code 1 if one of them left a mixture.
 */
const rounds = Number(process.argv[2] ?? 50);
const dataDirectory = path.join(projectRoot, '.haptera/bench-kill-restore');
const file = path.join(dataDirectory, 'backup.tar.gz');

await rm(dataDirectory, { recursive: true, force: true });
await mkdir(dataDirectory, { recursive: true });
const server = await startEmbeddedPostgres({ directory: path.join(dataDirectory, 'postgres') });
const database = openDatabase(server.url);
const place = { databaseUrl: server.url, dataDirectory, file };
const cms = await startBareCms({ ...place, secret: 'a secret for a measurement, long enough' });
for (let number = 0; number < 20; number += 1) await aPage(cms);
await aPicture(cms);
await cms.close();
await writeBackup({ database, dataDirectory, file, contents: 'everything' });
const { ran } = await runUntilKilled('restore-once', place, 600_000);
const restored = JSON.stringify(await digestContent(database, dataDirectory));
const counts = { old: 0, restored: 0, mixed: 0 };
for (let round = 0; round < rounds; round += 1) {
  await database.run("delete from settings where key = 'round'");
  await database.run(`insert into settings (key, value) values ('round', '${round}')`);
  const old = JSON.stringify(await digestContent(database, dataDirectory));
  await runUntilKilled('restore-once', place, Math.random() * ran);
  const found = JSON.stringify(await digestContent(database, dataDirectory));
  if (found === old) counts.old += 1;
  else if (found === restored) counts.restored += 1;
  else counts.mixed += 1;
}
console.warn(
  `${rounds} kills within ${Math.round(ran)} ms: ${counts.old} left the old content, ${counts.restored} the restored one, ${counts.mixed} a mixture.`,
);
await database.close();
await server.stop();
await rm(dataDirectory, { recursive: true, force: true });
process.exitCode = counts.mixed === 0 ? 0 : 1;
