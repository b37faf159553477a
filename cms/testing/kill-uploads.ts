import { connectDatabase } from '#kit/database/connect.ts';
import { connectOptions } from '../database/open-database.ts';
import { findOrphans } from '../media/find-orphans.ts';
import { getMediaRow } from '../media/store.ts';
import { sweepOrphans } from '../media/sweep-orphans.ts';
import { type KillOptions, runUntilKilled } from './kill-rounds.ts';

export interface UploadKillReport {
  /** Uploads and deletions acknowledged before the kills. */
  readonly acknowledged: number;
  /** Files without a row that the kills left behind. */
  readonly orphans: number;
  /** Descriptions; empty if everything is correct. */
  readonly faults: readonly string[];
}

/** Kills an uploading CMS at random moments (SIGKILL), then sweeps, and checks what is left. */
export async function runUploadKills(options: KillOptions): Promise<UploadKillReport> {
  const faults: string[] = [];
  const wanted = new Map<number, boolean>();
  let acknowledged = 0;
  for (let round = 1; round <= options.rounds; round += 1) {
    const lines = await runUntilKilled('upload-forever.ts', options, [], { after: round % 2, within: options.within });
    acknowledged += lines.length;
    for (const line of lines) {
      const [id, what] = line.split(' ');
      wanted.set(Number(id), what === 'stored');
    }
    // A deletion may have been performed without being acknowledged.
    const [last] = [...wanted].filter(([id, isStored]) => isStored && id % 4 === 0).at(-1) ?? [];
    if (last !== undefined) wanted.delete(last);
  }
  const database = connectDatabase(options.databaseUrl, connectOptions);
  try {
    const place = { database, dataDirectory: options.dataDirectory };
    const left = await findOrphans(place, { olderThan: -1 });
    await sweepOrphans({ ...place, log: () => undefined, pause: 0, olderThan: -1 });
    const after = await findOrphans(place, { olderThan: -1 });
    faults.push(...after.orphans.map(({ file }) => `${file} was not swept`));
    faults.push(...after.missing.map(({ mediaId, file }) => `${file} of media ${mediaId} is not there`));
    for (const [id, isStored] of wanted) {
      if (((await getMediaRow(database, id)) !== null) !== isStored) faults.push(`media ${id} is lost or came back`);
    }
    return { acknowledged, orphans: left.orphans.length, faults };
  } finally {
    await database.close();
  }
}
