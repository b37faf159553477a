import { DatabaseError } from '../database-error.ts';

/** PostgreSQL cannot read the data files of another major version, and the packages contain only one. */
export function otherMajorVersion(cluster: string, data: string, packaged: string): DatabaseError {
  return new DatabaseError(
    [
      `The data in ${cluster} was written by PostgreSQL ${data}, but this version of the program includes PostgreSQL ${packaged}, which cannot read it. Nothing was changed. You have two options:`,
      `- With the previous version of the program, run "npm run backup -- <file>". Then move ${cluster} away and run "npm run restore -- <file>" with this version.`,
      `- If PostgreSQL ${data} is installed, set HAPTERA_OLD_POSTGRES to the folder of its programs, such as /usr/lib/postgresql/${data}/bin, and start again: the content is transferred, and the old files are kept.`,
    ].join('\n'),
    { code: 'database_version', status: 503 },
  );
}
