import { join } from 'node:path';
import type { WriteLine } from '#kit/line-log.ts';
import { createFileStore, type FileStore } from './file-store.ts';
import { openS3Bucket } from './s3-bucket.ts';
import { connectS3 } from './s3-connection.ts';
import { createS3FileStore } from './s3-file-store.ts';
import type { S3Settings } from './s3-settings.ts';

export interface FileStores {
  readonly feedbackFiles: FileStore;
  readonly configFiles: FileStore;
}

/** Opens the stores in folders of the data directory, or in the configured bucket. */
export function openFileStores(dataDirectory: string, objectStore: S3Settings | null, log: WriteLine): FileStores {
  const folder = join(dataDirectory, 'platform');
  if (objectStore === null) {
    return {
      feedbackFiles: createFileStore(join(folder, 'files')),
      configFiles: createFileStore(join(folder, 'config-files')),
    };
  }
  const bucket = openS3Bucket(connectS3(objectStore, { log }));
  // The leading dot excludes files that are still being sent from backups.
  const storeOf = (name: string) =>
    createS3FileStore(bucket, { prefix: `platform/${name}/`, folder: join(folder, `.${name}`) });
  return { feedbackFiles: storeOf('files'), configFiles: storeOf('config-files') };
}
