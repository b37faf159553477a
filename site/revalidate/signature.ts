import { createHmac, timingSafeEqual } from 'node:crypto';
import { deriveKey } from '#kit/derive-key.ts';

/** Seconds that a signature is accepted for; clocks of one system differ by less. */
const maxAge = 300;

/** Signs a webhook: `t=<unix seconds>,v1=<hex HMAC-SHA-256 of "t.body">`, with the key derived for webhooks. */
export function signWebhook(body: string, secret: string, now = Date.now() / 1000): string {
  const time = String(Math.floor(now));
  return `t=${time},v1=${macOf(time, body, secret).toString('hex')}`;
}

export function isSignedBy(header: string | null, body: string, secret: string, now = Date.now() / 1000): boolean {
  const match = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header ?? '');
  if (!match?.[1] || !match[2]) return false;
  const expected = macOf(match[1], body, secret);
  return timingSafeEqual(expected, Buffer.from(match[2], 'hex')) && Math.abs(now - Number(match[1])) <= maxAge;
}

function macOf(time: string, body: string, secret: string): Buffer {
  return createHmac('sha256', deriveKey(secret, 'webhook')).update(`${time}.${body}`).digest();
}
