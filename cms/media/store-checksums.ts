import { join } from 'node:path';
import type { Queryable } from '#kit/database/connect.ts';
import { digestFile } from '#kit/digest-file.ts';
import type { Media, Rendition } from './model.ts';
import { listWithoutChecksum, saveChecksums } from './store.ts';

interface ChecksumOptions {
  readonly database: Queryable;
  /** Absolute; holds `uploads/`. */
  readonly dataDirectory: string;
  readonly isStopped: () => boolean;
  /** The most bytes to read. */
  readonly most?: number;
}

const GIBIBYTE = 1024 ** 3;

/**
 * Adds the checksums of files that were stored before checksums were. Goes on where the last run ended, and stops after
 * `most` bytes (1 GiB), so that the disk serves visitors meanwhile. Files that cannot be read are left to `doctor`.
 * Returns how many got theirs.
 */
export async function storeChecksums(options: ChecksumOptions): Promise<number> {
  const { database, dataDirectory, isStopped, most = GIBIBYTE } = options;
  let stored = 0;
  let bytes = 0;
  for (let after = 0; ; ) {
    const found = await listWithoutChecksum(database, after, 100);
    for (const media of found) {
      if (isStopped() || bytes >= most) return stored;
      after = media.id;
      const digested = await digestMedia(dataDirectory, media);
      if (digested === null) continue;
      bytes += media.fileSize + media.renditions.reduce((sum, { fileSize }) => sum + fileSize, 0);
      await saveChecksums(database, digested);
      stored += 1;
    }
    if (found.length === 0) return stored;
  }
}

/** Null if one of its files cannot be read. */
async function digestMedia(dataDirectory: string, media: Media): Promise<Media | null> {
  const digest = (file: string) => digestFile(join(dataDirectory, ...file.split('/'))).catch(() => null);
  const sha256 = await digest(media.file);
  if (sha256 === null) return null;
  const renditions: Rendition[] = [];
  for (const rendition of media.renditions) {
    const own = await digest(rendition.file);
    if (own === null) return null;
    renditions.push({ ...rendition, sha256: own });
  }
  // Only pictures are stored in another form than they were sent in.
  return { ...media, sha256, sourceSha256: media.kind === 'image' ? null : sha256, renditions };
}
