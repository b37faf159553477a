import { isOfThisMachine } from '#kit/is-of-this-machine.ts';

/** A bucket of an object store that speaks S3, and who may use it. */
export interface S3Settings {
  /** `https://s3.haptera.example`, without a slash at the end; the bucket's name follows it (path style). */
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** Null: files stand in folders of this machine. Adds to `wrong` what cannot be right. */
export function readS3Settings(
  variables: Readonly<Record<string, string | undefined>>,
  wrong: string[],
): S3Settings | null {
  const { S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = variables;
  const asked = { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY };
  if (!S3_REGION && Object.values(asked).every((value) => !value)) return null;
  const missing = Object.entries(asked).flatMap(([name, value]) => (value ? [] : [name]));
  if (missing.length > 0) {
    wrong.push(
      `For files in an object store ${missing.join(', ')} must be set too; without all S3_ variables folders have them.`,
    );
  }
  if (S3_ENDPOINT && !isEndpoint(S3_ENDPOINT)) {
    wrong.push(
      'S3_ENDPOINT must be the https address of the object store, or an http one of this machine, without the bucket, a name or a query.',
    );
  }
  if (S3_BUCKET && !/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(S3_BUCKET)) {
    wrong.push('S3_BUCKET must be the name of a bucket: 3 to 63 small letters, digits, dots and hyphens.');
  }
  return {
    endpoint: (S3_ENDPOINT ?? '').replace(/\/+$/, ''),
    bucket: S3_BUCKET ?? '',
    region: S3_REGION || 'auto',
    accessKeyId: S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: S3_SECRET_ACCESS_KEY ?? '',
  };
}

/** Files travel unencrypted within this machine alone. */
function isEndpoint(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, username, password, search, hash } = new URL(address);
  const isPlain = `${username}${password}${search}${hash}` === '';
  return isPlain && (protocol === 'https:' || (protocol === 'http:' && isOfThisMachine(address)));
}
