import { LaunchError } from '../launch/settings.ts';

/** Runs a command; an error of a catalogue is a sentence that says what to do, any other one is shown whole. Code 1. */
export async function runOperation(act: () => Promise<void>): Promise<void> {
  try {
    await act();
  } catch (error) {
    console.error(isExplained(error) ? error.message : error);
    process.exitCode = 1;
  }
}

function isExplained(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  return error instanceof LaunchError || ('status' in error && 'code' in error && error.code !== 'database_failed');
}

/** `2026-11-22T18-31-05Z`: sorts by time and fits into a file's name everywhere. */
export function printMoment(date: Date): string {
  return `${date.toISOString().slice(0, 19).replaceAll(':', '-')}Z`;
}
