import { isOfThisMachine } from '#kit/is-of-this-machine.ts';
import type { RefuseSetting, Variables } from '#kit/settings.ts';

/** A bucket of an S3-compatible object store, with credentials. */
export interface S3Settings {
  /** `https://s3.haptera.example`, without a trailing slash; the bucket's name is appended (path style). */
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** Null: files are stored in local folders. Refuses every invalid variable. */
export function readS3Settings(variables: Variables, refuse: RefuseSetting): S3Settings | null {
  const { S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = variables;
  const asked = { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY };
  if (!S3_REGION && Object.values(asked).every((value) => !value)) return null;
  const missing = Object.entries(asked).flatMap(([name, value]) => (value ? [] : [name]));
  if (missing.length > 0) {
    refuse(
      missing[0] ?? 'S3_ENDPOINT',
      `To store files in an object store, set ${missing.join(', ')} too; to store them in folders, set no S3_ variable.`,
    );
  }
  if (S3_ENDPOINT && !isEndpoint(S3_ENDPOINT)) {
    refuse(
      'S3_ENDPOINT',
      'S3_ENDPOINT must be the https address of the object store, or an http one of this machine, without the bucket, a name or a query.',
    );
  }
  if (S3_BUCKET && !/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(S3_BUCKET)) {
    refuse(
      'S3_BUCKET',
      'S3_BUCKET must be the name of a bucket: 3 to 63 lower-case letters, digits, dots and hyphens.',
    );
  }
  return {
    endpoint: (S3_ENDPOINT ?? '').replace(/\/+$/, ''),
    bucket: S3_BUCKET ?? '',
    region: S3_REGION || 'auto',
    accessKeyId: S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: S3_SECRET_ACCESS_KEY ?? '',
  };
}

/** Plain HTTP is only allowed within this machine. */
function isEndpoint(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, username, password, search, hash } = new URL(address);
  const isPlain = `${username}${password}${search}${hash}` === '';
  return isPlain && (protocol === 'https:' || (protocol === 'http:' && isOfThisMachine(address)));
}
