import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runUploadKills } from '../cms/testing/kill-uploads.ts';
import { startEmbeddedPostgres } from '../kit/database/embedded-postgres.ts';

/**
 * Kills an uploading CMS at random moments, sweeps, and looks at what is left: `tsx bench/kill-uploads.ts [rounds]`, 20
 * rounds unless told otherwise. Ends with an error when a file or a row is left over or lost.
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
