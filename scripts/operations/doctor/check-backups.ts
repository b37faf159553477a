import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { backupsOf } from '../settings.ts';
import { type Check, ok, printSpan, warning } from './finding.ts';

const DAY = 86_400_000;
const OLDEST = 7 * DAY;

/**
 * Checks the age of the newest full backup. Automatic backups (`before-…`) do not count: they contain less, or another
 * day.
 */
export const checkBackups: Check = async ({ dataDirectory, database, now }) => {
  if (database === null) return [];
  const folder = backupsOf(dataDirectory);
  const names = (await readdir(folder).catch(() => [])).filter(
    (name) => name.endsWith('.tar.gz') && !name.startsWith('.') && !name.startsWith('before-'),
  );
  const times = await Promise.all(names.map(async (name) => (await stat(path.join(folder, name))).mtimeMs));
  const age = now.getTime() - Math.max(0, ...times);
  const remedy = 'Run "npm run backup" every night, and copy the archive to another machine.';
  if (times.length === 0) return [warning('backups', `There is no backup in ${folder}.`, remedy)];
  if (age > OLDEST) return [warning('backups', `The newest backup in ${folder} is ${printSpan(age)} old.`, remedy)];
  return [ok('backups', `The newest backup is ${printSpan(age)} old.`)];
};
