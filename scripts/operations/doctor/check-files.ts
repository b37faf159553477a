import { stat } from 'node:fs/promises';
import path from 'node:path';
import { hasTable, listNamedFiles } from '../../../cms/backup/tables.ts';
import { listStoredFiles } from '../../../cms/media/file-store.ts';
import { type Check, type Finding, ok, problem, warning } from './finding.ts';

/** A file without a row is younger than this while it is uploaded. */
const UPLOAD_MILLISECONDS = 3_600_000;
/** How many names a line holds. */
const SHOWN = 3;

/** Uploads without a row, and rows without their file. */
export const checkFiles: Check = async ({ database, dataDirectory, now }) => {
  if (database === null || !(await hasTable(database, 'cms', 'media'))) return [];
  // Files first: what is uploaded in between has a row then.
  const stored = await listStoredFiles(dataDirectory);
  const named = new Set(await listNamedFiles(database, 'cms'));
  const present = new Set(stored);
  const lost = [...named].filter((file) => !present.has(file));
  const orphans: string[] = [];
  for (const file of stored) {
    if (named.has(file)) continue;
    const found = await stat(path.join(dataDirectory, file)).catch(() => null);
    if (found && now.getTime() - found.mtimeMs > UPLOAD_MILLISECONDS) orphans.push(file);
  }
  const findings: Finding[] = [];
  if (lost.length > 0)
    findings.push(
      problem(
        'files',
        `${lost.length} files are missing: ${printSome(lost)}.`,
        'Restore them from a backup, or upload them again.',
      ),
    );
  if (orphans.length > 0)
    findings.push(
      warning(
        'files',
        `${orphans.length} files belong to nothing: ${printSome(orphans)}.`,
        'They take room only; remove them when nothing else needs them.',
      ),
    );
  return findings.length > 0 ? findings : [ok('files', `All ${named.size} files are there.`)];
};

function printSome(names: readonly string[]): string {
  return `${names.slice(0, SHOWN).join(', ')}${names.length > SHOWN ? ' …' : ''}`;
}
