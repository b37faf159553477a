import { stat, statfs } from 'node:fs/promises';
import path from 'node:path';
import { findEmbeddedServer } from '../../../kit/database/embedded/find-server.ts';
import { type Check, type Finding, ok, problem, warning } from './finding.ts';

const MEGABYTE = 1_000_000;

/** Checks the free space where database, uploads and backups are. */
export const checkDisk: Check = async ({ dataDirectory, databaseUrl }) => {
  const findings: Finding[] = [];
  const seen = new Set<number>();
  const { home } = await findEmbeddedServer(path.join(dataDirectory, 'postgres'));
  const within = ['uploads', 'private', 'backups'].map((name) => path.join(dataDirectory, name));
  const folders = [dataDirectory, ...within, home];
  for (const folder of folders) {
    const found = await stat(folder).catch(() => null);
    if (!found || seen.has(found.dev)) continue;
    seen.add(found.dev);
    const { bavail, bsize, blocks } = await statfs(folder);
    findings.push(judgeRoom(folder, bavail * bsize, blocks * bsize));
  }
  const hasReserve = await stat(path.join(home, 'disk-reserve')).catch(() => null);
  if (databaseUrl === null && (await stat(path.join(home, 'cluster')).catch(() => null)) && !hasReserve)
    findings.push(
      problem(
        'disk',
        `The database's disk reserve in ${home} is used up: the disk was full.`,
        'Free some space; the reserve is recreated automatically while the product runs, or at its next start.',
      ),
    );
  return findings.length > 0 ? findings : [ok('disk', `There is no data in ${dataDirectory} yet.`)];
};

export function judgeRoom(folder: string, free: number, whole: number): Finding {
  const said = `${Math.round(free / MEGABYTE).toLocaleString('en')} MB of ${Math.round(whole / MEGABYTE).toLocaleString('en')} MB are free in ${folder}.`;
  const remedy = 'Free some space, or move the data to a larger disk: a full disk prevents every change.';
  if (free < 300 * MEGABYTE) return problem('disk', said, remedy);
  return free < 2_000 * MEGABYTE || free < whole * 0.05 ? warning('disk', said, remedy) : ok('disk', said);
}
