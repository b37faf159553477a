import { openInstallation } from './operations/doctor/open-installation.ts';
import { printFindings } from './operations/doctor/print-findings.ts';
import { runChecks } from './operations/doctor/run-checks.ts';
import { runOperation } from './operations/run-operation.ts';
import { readArguments } from './operations/settings.ts';

const usage = `Usage: npm run doctor [-- --json]
Reports what is wrong with this installation and what to do, whether or not the product is running. Exits with code 1 if
something must be fixed.`;

await runOperation(async () => {
  const { flags } = readArguments(usage, ['--json'], 0);
  const { installation, findings: early, close } = await openInstallation();
  try {
    const findings = [...early, ...(await runChecks(installation))];
    const isWell = findings.every(({ level }) => level !== 'problem');
    process.stdout.write(
      flags.has('--json') ? `${JSON.stringify({ isWell, findings }, null, 2)}\n` : printFindings(findings),
    );
    if (!isWell) process.exitCode = 1;
  } finally {
    await close();
  }
});
