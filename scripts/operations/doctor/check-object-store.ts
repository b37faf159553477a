import { openS3Bucket } from '../../../platform/files/s3-bucket.ts';
import { connectS3 } from '../../../platform/files/s3-connection.ts';
import { readS3Settings } from '../../../platform/files/s3-settings.ts';
import { type Check, ok, problem } from './finding.ts';

/**
 * Checks whether the bucket with the visitors' files answers. Invalid settings are reported by the check of the
 * settings.
 */
export const checkObjectStore: Check = async ({ variables }) => {
  const wrong: string[] = [];
  const settings = readS3Settings(variables, wrong);
  if (settings === null || wrong.length > 0) return [];
  const reasons: string[] = [];
  const log = (line: string) => void reasons.push(line);
  try {
    await openS3Bucket(connectS3(settings, { log, patience: 5_000, waits: [] }))
      .list('platform/')
      .next();
  } catch (error) {
    return [
      problem(
        'object-store',
        reasons.join(' ') || String(error),
        'Correct the S3_ variables or the store: until it answers, visitors cannot send files.',
      ),
    ];
  }
  const place = `${settings.endpoint}/${settings.bucket}`;
  return [ok('object-store', `${place} answers. It has the visitors' files, which "npm run backup" does not include.`)];
};
