import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runKillRounds } from '../cms/testing/kill-rounds.ts';
import { startEmbeddedPostgres } from '../kit/database/embedded-postgres.ts';

/**
 * Kills a publishing CMS at random moments and checks the data:
 * `tsx bench/kill-publish.ts [rounds] [database address]`; by default 100 rounds on its own embedded database. Exits
 * with an error if anything was lost.
 */
const rounds = Number(process.argv[2] ?? 100);
const address = process.argv[3];

const directory = await mkdtemp(join(tmpdir(), 'haptera-kill-'));
const embedded = address === undefined ? await startEmbeddedPostgres({ directory }) : null;
const report = await runKillRounds({
  databaseUrl: address ?? embedded?.url ?? '',
  dataDirectory: directory,
  secret: 'a secret for the bench which is long enough',
  rounds,
  within: 500,
});
await embedded?.stop();
await rm(directory, { recursive: true, force: true });
process.stdout.write(`${JSON.stringify(report, null, 2)}\n`);
process.exitCode = report.faults.length === 0 ? 0 : 1;
