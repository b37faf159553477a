import { createHmac, timingSafeEqual } from 'node:crypto';

/** Signs values so that their bearer can read but not change them: `<JSON, base64url>.<HMAC-SHA-256, base64url>`. */
export function signWords(key: Buffer, values: readonly (string | number)[]): string {
  const words = Buffer.from(JSON.stringify(values)).toString('base64url');
  return `${words}.${printMac(key, words)}`;
}

/** Null if it was not signed with this key. */
export function readWords(key: Buffer, signed: string): readonly unknown[] | null {
  const [words = '', signature = '', ...more] = signed.split('.');
  if (more.length > 0 || !isMacOf(key, words, signature)) return null;
  const values: unknown = JSON.parse(Buffer.from(words, 'base64url').toString());
  return Array.isArray(values) ? values.map((value: unknown) => value) : null;
}

/** HMAC-SHA-256, base64url. */
export function printMac(key: Buffer, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64url');
}

/** Whether `signature` is our own spelling of it: a decoder would also accept padding, `+` and `/`, and unused bits. */
export function isMacOf(key: Buffer, text: string, signature: string): boolean {
  const sent = Buffer.from(signature);
  const ours = Buffer.from(printMac(key, text));
  return sent.length === ours.length && timingSafeEqual(sent, ours);
}
