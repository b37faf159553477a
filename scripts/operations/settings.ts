import path from 'node:path';
import { LaunchError, readDataDirectory } from '../launch/settings.ts';

export interface OperationSettings {
  readonly dataDirectory: string;
  /** Null: the packaged PostgreSQL in the data directory. */
  readonly databaseUrl: string | null;
}

/** Where the data is, from the same variables as the product's own start; nothing is made. */
export function readOperationSettings(): OperationSettings {
  return { dataDirectory: readDataDirectory(), databaseUrl: process.env.DATABASE_URL || null };
}

/** Where backups go that nobody named. */
export function backupsOf(dataDirectory: string): string {
  return path.join(dataDirectory, 'backups');
}

export interface Arguments {
  readonly flags: ReadonlySet<string>;
  readonly values: readonly string[];
}

/** Throws with the usage for a flag that there is none of and for more values than `most`. */
export function readArguments(usage: string, known: readonly string[], most: number): Arguments {
  const given = process.argv.slice(2);
  const flags = given.filter((text) => text.startsWith('-'));
  const values = given.filter((text) => !text.startsWith('-'));
  const unknown = flags.find((flag) => !known.includes(flag));
  if (unknown !== undefined) throw new LaunchError(`There is no ${unknown}.\n${usage}`);
  if (values.length > most) throw new LaunchError(usage);
  return { flags: new Set(flags), values };
}
