import { randomUUID } from 'node:crypto';
import { readSettings } from '../../../kit/settings.ts';
import { openS3Bucket, type S3Bucket } from '../../../platform/files/s3-bucket.ts';
import { connectS3 } from '../../../platform/files/s3-connection.ts';
import { readS3Settings } from '../../../platform/files/s3-settings.ts';
import { type Check, ok, problem } from './finding.ts';

/**
 * Checks whether the bucket with the visitors' files may be listed, written, read and cleared: writes an object of its
 * own and deletes it. Invalid settings are reported by the check of the settings.
 */
export const checkObjectStore: Check = async ({ variables }) => {
  const { refuse, problems } = readSettings(variables);
  const settings = readS3Settings(variables, refuse);
  if (settings === null || problems.length > 0) return [];
  const reasons: string[] = [];
  const log = (line: string) => void reasons.push(line);
  try {
    await probe(openS3Bucket(connectS3(settings, { log, patience: 5_000, waits: [] })));
  } catch (error) {
    return [
      problem(
        'object-store',
        reasons.join(' ') || String(error),
        'Correct the S3_ variables, or the rights of this user in the store (get, put, delete and list objects of the bucket): until then visitors cannot send files.',
      ),
    ];
  }
  const place = `${settings.endpoint}/${settings.bucket}`;
  return [
    ok(
      'object-store',
      `${place} can be listed, written and cleared. It has the visitors' files, which "npm run backup" does not include.`,
    ),
  ];
};

async function probe(bucket: S3Bucket): Promise<void> {
  await bucket.list('platform/').next();
  const key = `platform/doctor/${randomUUID()}`;
  const bytes = new TextEncoder().encode('written by "npm run doctor"; can be deleted');
  await bucket.put(key, bytes);
  const found = await bucket.measure(key);
  await bucket.remove(key);
  if (found !== bytes.length) throw new Error(`An object of ${bytes.length} bytes was read with ${found ?? 'none'}.`);
}
