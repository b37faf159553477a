import { createHmac, timingSafeEqual } from 'node:crypto';
import { deriveKey } from '#kit/derive-key.ts';

/** The header with the signature of a webhook's body: `t=<unix seconds>,v1=<hex HMAC-SHA-256 of "t.body">`. */
export const signatureHeader = 'x-haptera-signature';

/** Seconds for which a signature is accepted; the clocks of one system differ by less. */
const maxAge = 300;

/** The key for webhooks only, derived from the secret that the CMS and the site share. */
export function webhookKey(secret: string): Buffer {
  return deriveKey(secret, 'webhook');
}

/** What the CMS sends in `signatureHeader`. `now` in seconds. */
export function signWebhook(body: string, key: Buffer, now = Date.now() / 1000): string {
  const time = String(Math.floor(now));
  return `t=${time},v1=${macOf(time, body, key).toString('hex')}`;
}

/** Whether `header` is a recent signature of this body with this key. */
export function isSignedBy(header: string | null, body: string, key: Buffer, now = Date.now() / 1000): boolean {
  const match = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header ?? '');
  if (!match?.[1] || !match[2]) return false;
  const expected = macOf(match[1], body, key);
  return timingSafeEqual(expected, Buffer.from(match[2], 'hex')) && Math.abs(now - Number(match[1])) <= maxAge;
}

function macOf(time: string, body: string, key: Buffer): Buffer {
  return createHmac('sha256', key).update(`${time}.${body}`).digest();
}
