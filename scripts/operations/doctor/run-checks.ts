import { checkBackups } from './check-backups.ts';
import { checkDamage } from './check-damage.ts';
import { checkClock, checkDatabase, checkOutbox, checkWriter } from './check-database.ts';
import { checkDisk } from './check-disk.ts';
import { checkFiles } from './check-files.ts';
import { checkMailServer } from './check-mail-server.ts';
import { checkNode } from './check-node.ts';
import { checkObjectStore } from './check-object-store.ts';
import { checkPages } from './check-pages.ts';
import { checkPorts } from './check-ports.ts';
import { checkRedis } from './check-redis.ts';
import { checkSecrets, checkSettings } from './check-settings.ts';
import { type Check, type Finding, type Installation, problem } from './finding.ts';

const checks: Readonly<Record<string, Check>> = {
  node: checkNode,
  settings: checkSettings,
  secrets: checkSecrets,
  ports: checkPorts,
  disk: checkDisk,
  database: checkDatabase,
  clock: checkClock,
  writer: checkWriter,
  outbox: checkOutbox,
  pages: checkPages,
  files: checkFiles,
  damage: checkDamage,
  'object-store': checkObjectStore,
  mail: checkMailServer,
  redis: checkRedis,
  backups: checkBackups,
};

/** Runs all checks one after the other; a check that fails is reported, and the others still run. */
export async function runChecks(installation: Installation): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const [name, check] of Object.entries(checks)) {
    const found = await check(installation).catch((error: unknown) => [
      problem(
        name,
        `This check failed: ${error instanceof Error ? error.message : String(error)}`,
        'Fix the cause, then run the doctor again.',
      ),
    ]);
    findings.push(...found);
  }
  return findings;
}
