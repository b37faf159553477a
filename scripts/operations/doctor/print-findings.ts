import type { Finding, Level } from './finding.ts';

const marks: Readonly<Record<Level, string>> = { ok: '✓', warning: '!', problem: '✗' };

/** Prints one line for each finding, its remedy below it, and a summary. */
export function printFindings(findings: readonly Finding[]): string {
  const lines = findings.flatMap(({ check, level, message, remedy }) => [
    `${marks[level]} ${check.padEnd(12)} ${message}`,
    ...(remedy === null ? [] : [`${' '.repeat(15)}→ ${remedy}`]),
  ]);
  const count = (level: Level) => findings.filter((finding) => finding.level === level).length;
  const [problems, warnings] = [count('problem'), count('warning')];
  const sum = problems + warnings === 0 ? 'Everything is fine.' : `Problems: ${problems}. Warnings: ${warnings}.`;
  return `${lines.join('\n')}\n\n${sum}\n`;
}
