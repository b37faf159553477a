import { hasTable } from '../../../cms/backup/tables.ts';
import { findOrphans } from '../../../cms/media/find-orphans.ts';
import { type Check, type Finding, ok, printSome, problem, warning } from './finding.ts';

/** Checks for uploads without a row, and rows without their file. */
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
        `${orphans.length} files are orphaned: ${printSome(orphans.map(({ file }) => file))}.`,
        'They only take up space. The CMS removes them automatically while it runs.',
      ),
    );
  return findings.length > 0 ? findings : [ok('files', `All ${named} files exist.`)];
};
