import path from 'node:path';
import { LaunchError, readDataDirectory } from '../launch/settings.ts';

export interface OperationSettings {
  readonly dataDirectory: string;
  /** Null: the packaged PostgreSQL in the data directory. */
  readonly databaseUrl: string | null;
}

/** Reads where the data is from the same variables as a start of the product. Creates nothing. */
export function readOperationSettings(): OperationSettings {
  return { dataDirectory: readDataDirectory(), databaseUrl: process.env.DATABASE_URL || null };
}

/** The default folder of backups. */
export function backupsOf(dataDirectory: string): string {
  return path.join(dataDirectory, 'backups');
}

export interface Arguments {
  readonly flags: ReadonlySet<string>;
  readonly values: readonly string[];
}

/** Throws an error with the usage for an unknown flag or more than `most` values. */
export function readArguments(usage: string, known: readonly string[], most: number): Arguments {
  const given = process.argv.slice(2);
  const flags = given.filter((text) => text.startsWith('-'));
  const values = given.filter((text) => !text.startsWith('-'));
  const unknown = flags.find((flag) => !known.includes(flag));
  if (unknown !== undefined) throw new LaunchError(`Unknown option: ${unknown}.\n${usage}`);
  if (values.length > most) throw new LaunchError(usage);
  return { flags: new Set(flags), values };
}
