import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runUploadKills } from '../cms/testing/kill-uploads.ts';
import { startEmbeddedPostgres } from '../kit/database/embedded-postgres.ts';

/**
 * Kills an uploading CMS at random moments, sweeps, and checks the files: `tsx bench/kill-uploads.ts [rounds]`, 20
 * rounds by default. Exits with an error if a file or a row is left over or lost.
 */
const rounds = Number(process.argv[2] ?? 20);

const directory = await mkdtemp(join(tmpdir(), 'haptera-kill-'));
const embedded = await startEmbeddedPostgres({ directory });
const report = await runUploadKills({
  databaseUrl: embedded.url,
  dataDirectory: directory,
  secret: 'a secret for the bench which is long enough',
  rounds,
  within: 1_500,
});
await embedded.stop();
await rm(directory, { recursive: true, force: true });
process.stdout.write(`${JSON.stringify(report, null, 2)}\n`);
process.exitCode = report.faults.length === 0 ? 0 : 1;
