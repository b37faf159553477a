import { hasTable } from '../../../cms/backup/tables.ts';
import { findOrphans } from '../../../cms/media/find-orphans.ts';
import { type Check, type Finding, ok, printSome, problem, warning } from './finding.ts';

/** Uploads without a row, and rows without their file. */
export const checkFiles: Check = async ({ database, dataDirectory }) => {
  if (database === null || !(await hasTable(database, 'cms', 'media'))) return [];
  const { orphans, missing, named } = await findOrphans({ database, dataDirectory });
  const findings: Finding[] = [];
  if (missing.length > 0)
    findings.push(
      problem(
        'files',
        `${missing.length} files are missing: ${printSome(missing.map(({ file }) => file))}.`,
        'Restore them from a backup, or upload them again.',
      ),
    );
  if (orphans.length > 0)
    findings.push(
      warning(
        'files',
        `${orphans.length} files belong to nothing: ${printSome(orphans.map(({ file }) => file))}.`,
        'They take room only. The CMS removes them by itself while it runs.',
      ),
    );
  return findings.length > 0 ? findings : [ok('files', `All ${named} files are there.`)];
};
