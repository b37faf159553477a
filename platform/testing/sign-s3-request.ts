import { createHash, createHmac } from 'node:crypto';

/** A request as received over the wire. */
export interface RawRequest {
  readonly method: string;
  /** Path and query as they were sent. */
  readonly target: string;
  readonly headers: Readonly<Record<string, string | undefined>>;
}

export interface S3Signature {
  /** `AKIA…/20130524/us-east-1/s3/aws4_request` */
  readonly credential: string;
  /** Lower-case names, in order. */
  readonly signedHeaders: readonly string[];
  /** In hex. */
  readonly signature: string;
}

/** Parses `Authorization`; null when it is not a Signature Version 4. */
export function readSignature(authorization: string): S3Signature | null {
  const sent = /^AWS4-HMAC-SHA256 Credential=([^,\s]+), ?SignedHeaders=([^,\s]+), ?Signature=([0-9a-f]{64})$/.exec(
    authorization,
  );
  if (sent === null) return null;
  const [, credential = '', names = '', signature = ''] = sent;
  return { credential, signedHeaders: names.split(';'), signature };
}

/**
 * The signature that a request must have, in hex. Implements "Authenticating Requests (AWS Signature Version 4)" of the
 * S3 reference independently, so that it can verify the library that signs.
 */
export function signS3Request(
  { method, target, headers }: RawRequest,
  { credential, signedHeaders }: Pick<S3Signature, 'credential' | 'signedHeaders'>,
  secret: string,
): string {
  const [path = '', query = ''] = target.split('?');
  const canonical = [
    method,
    path.split('/').map(encodeOnce).join('/'),
    query
      .split('&')
      .filter((pair) => pair !== '')
      .map((pair) => pair.split('=').map(encodeOnce))
      .map(([name = '', value = '']) => `${name}=${value}`)
      .sort()
      .join('&'),
    ...signedHeaders.map((name) => `${name}:${(headers[name] ?? '').trim().replace(/ +/g, ' ')}`),
    '',
    signedHeaders.join(';'),
    headers['x-amz-content-sha256'] ?? '',
  ].join('\n');
  const [, ...scope] = credential.split('/');
  const text = [
    'AWS4-HMAC-SHA256',
    headers['x-amz-date'] ?? '',
    scope.join('/'),
    createHash('sha256').update(canonical).digest('hex'),
  ].join('\n');
  const key = scope.reduce<string | Buffer>((above, part) => hmac(above, part), `AWS4${secret}`);
  return hmac(key, text).toString('hex');
}

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}

/** Every byte but letters, digits, `-`, `.`, `_` and `~` as `%XX`, however it was sent. */
function encodeOnce(text: string): string {
  return encodeURIComponent(decodeURIComponent(text)).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
