import { explainFileError } from '../../kit/explain-file-error.ts';
import { SettingsError } from '../../kit/settings.ts';
import { otherFolder } from '../launch/check-data-directory.ts';
import { LaunchError } from '../launch/settings.ts';

/** Runs a command. Prints the message of a catalogued error, or any other error in full, and sets exit code 1. */
export async function runOperation(act: () => Promise<void>): Promise<void> {
  try {
    await act();
  } catch (error) {
    console.error(isExplained(error) ? error.message : (explainFileError(error, otherFolder) ?? error));
    process.exitCode = 1;
  }
}

function isExplained(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  return (
    error instanceof LaunchError ||
    error instanceof SettingsError ||
    ('status' in error && 'code' in error && error.code !== 'database_failed')
  );
}

/** `2026-11-22T18-31-05Z`: sorts by time and is valid in file names on every system. */
export function printMoment(date: Date): string {
  return `${date.toISOString().slice(0, 19).replaceAll(':', '-')}Z`;
}
