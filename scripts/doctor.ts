import { LaunchError } from './launch/settings.ts';
import { openInstallation } from './operations/doctor/open-installation.ts';
import { printFindings } from './operations/doctor/print-findings.ts';
import { runChecks } from './operations/doctor/run-checks.ts';
import { runOperation } from './operations/run-operation.ts';
import { readArguments } from './operations/settings.ts';

const usage = `Usage: npm run doctor [-- [--json] [--files [<file>]]]
Reports what is wrong with this installation and what to do, whether or not the product is running. Exits with code 1 if
something must be fixed. --files: reads every file, after the given one, and compares it with its checksum.`;

await runOperation(async () => {
  const { flags, values } = readArguments(usage, ['--json', '--files'], 1);
  if (values.length > 0 && !flags.has('--files')) throw new LaunchError(usage);
  const readsFiles = flags.has('--files') && {
    after: values[0] ?? null,
    onProgress: (line: string) => console.warn(line),
  };
  const { installation: opened, findings: early, close } = await openInstallation();
  const installation = { ...opened, ...(readsFiles && { readsFiles }) };
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
