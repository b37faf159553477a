import { createHmac, timingSafeEqual } from 'node:crypto';

/** Seconds that a signature is accepted for; clocks of one system differ by less. */
const maxAge = 300;

/** Checks `t=<unix seconds>,v1=<hex HMAC-SHA-256 of "t.body">`. */
export function isSignedBy(header: string | null, body: string, secret: string, now = Date.now() / 1000): boolean {
  const match = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header ?? '');
  if (!match?.[1] || !match[2]) return false;
  const expected = createHmac('sha256', secret).update(`${match[1]}.${body}`).digest();
  return timingSafeEqual(expected, Buffer.from(match[2], 'hex')) && Math.abs(now - Number(match[1])) <= maxAge;
}
