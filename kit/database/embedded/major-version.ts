import { DatabaseError } from '../database-error.ts';

/** Data files of one major version cannot be read by another one's programs, and a package brings the programs of one. */
export function otherMajorVersion(cluster: string, data: string, packaged: string): DatabaseError {
  return new DatabaseError(
    [
      `The data in ${cluster} was written by PostgreSQL ${data}, and this version of the program brings PostgreSQL ${packaged}, which cannot read it. Nothing was changed. There are two ways on:`,
      `- With the former version of the program, run "npm run backup -- <file>". Then move ${cluster} away and run "npm run restore -- <file>" with this version.`,
      `- Where PostgreSQL ${data} is installed, set HAPTERA_OLD_POSTGRES to the folder of its programs, such as /usr/lib/postgresql/${data}/bin, and start again: the content is carried over, and the old files are kept.`,
    ].join('\n'),
    { code: 'database_version', status: 503 },
  );
}
