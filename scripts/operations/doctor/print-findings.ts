import type { Finding, Level } from './finding.ts';

const marks: Readonly<Record<Level, string>> = { ok: '✓', warning: '!', problem: '✗' };

/** One line for each finding, the way out below it, and a sentence that sums up. */
export function printFindings(findings: readonly Finding[]): string {
  const lines = findings.flatMap(({ check, level, message, remedy }) => [
    `${marks[level]} ${check.padEnd(9)} ${message}`,
    ...(remedy === null ? [] : [`${' '.repeat(12)}→ ${remedy}`]),
  ]);
  const count = (level: Level) => findings.filter((finding) => finding.level === level).length;
  const [problems, warnings] = [count('problem'), count('warning')];
  const sum = problems + warnings === 0 ? 'All is well.' : `${problems} to put right, ${warnings} to look at.`;
  return `${lines.join('\n')}\n\n${sum}\n`;
}
