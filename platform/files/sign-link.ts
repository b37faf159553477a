import { createHmac, timingSafeEqual } from 'node:crypto';

export interface SignedLink {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly until: string;
  readonly signature: string;
}

/** The query of a signed URL for a private file, valid until the given time, ISO 8601. */
export function signLink(key: Buffer, id: string, until: string): URLSearchParams {
  const moment = String(Date.parse(until));
  return new URLSearchParams({ id, until: moment, signature: sign(key, id, moment).toString('base64url') });
}

export function isLinkOpen(key: Buffer, { id, until, signature }: SignedLink, now: string): boolean {
  const sent = Buffer.from(signature, 'base64url');
  const ours = sign(key, id, until);
  return sent.length === ours.length && timingSafeEqual(sent, ours) && Number(until) > Date.parse(now);
}

function sign(key: Buffer, id: string, until: string): Buffer {
  return createHmac('sha256', key).update(`file\n${id}\n${until}`).digest();
}
