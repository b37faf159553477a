import { createHmac, timingSafeEqual } from 'node:crypto';
import { deriveKey } from '#kit/derive-key.ts';

/** Carries the signature of a webhook's body: `t=<unix seconds>,v1=<hex HMAC-SHA-256 of "t.body">`. */
export const signatureHeader = 'x-haptera-signature';

/** Seconds that a signature is accepted for; clocks of one system differ by less. */
const maxAge = 300;

/** The key for webhooks alone, of the secret that the CMS and the site share. */
export function webhookKey(secret: string): Buffer {
  return deriveKey(secret, 'webhook');
}

/** What the CMS sends in `signatureHeader`. `now` in seconds. */
export function signWebhook(body: string, key: Buffer, now = Date.now() / 1000): string {
  const time = String(Math.floor(now));
  return `t=${time},v1=${macOf(time, body, key).toString('hex')}`;
}

/** Whether that is the signature of this body, made with this key a moment ago. */
export function isSignedBy(header: string | null, body: string, key: Buffer, now = Date.now() / 1000): boolean {
  const match = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header ?? '');
  if (!match?.[1] || !match[2]) return false;
  const expected = macOf(match[1], body, key);
  return timingSafeEqual(expected, Buffer.from(match[2], 'hex')) && Math.abs(now - Number(match[1])) <= maxAge;
}

function macOf(time: string, body: string, key: Buffer): Buffer {
  return createHmac('sha256', key).update(`${time}.${body}`).digest();
}
