import { createHmac, timingSafeEqual } from 'node:crypto';

/** Signs values so that their bearer can read but not change them: `<JSON, base64url>.<HMAC-SHA-256, base64url>`. */
export function signWords(key: Buffer, values: readonly (string | number)[]): string {
  const words = Buffer.from(JSON.stringify(values)).toString('base64url');
  return `${words}.${macOf(key, words).toString('base64url')}`;
}

/** Null if it was not signed with this key. */
export function readWords(key: Buffer, signed: string): readonly unknown[] | null {
  const [words = '', signature = '', ...more] = signed.split('.');
  if (more.length > 0 || !isMacOf(key, words, signature)) return null;
  const values: unknown = JSON.parse(Buffer.from(words, 'base64url').toString());
  return Array.isArray(values) ? values.map((value: unknown) => value) : null;
}

export function macOf(key: Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}

export function isMacOf(key: Buffer, text: string, signature: string): boolean {
  const sent = Buffer.from(signature, 'base64url');
  const ours = macOf(key, text);
  return sent.length === ours.length && timingSafeEqual(sent, ours);
}
