import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** Milliseconds. */
export const DEVICE_PASS_LASTS = 24 * 60 * 60_000;

/**
 * A pass that its owner gets by mail while strangers hold up sign-ins: the device on which it is used counts as known, so
 * that only its own attempts are counted. The password is still needed. Nothing is stored: the pass is signed.
 */
export function printDevicePass(key: Buffer, userId: number, until: number): string {
  const claim = `${userId}.${until}`;
  return `${claim}.${sign(key, claim)}`;
}

/** Whether it is a pass of this user that has not expired. */
export function isDevicePass(key: Buffer, pass: string, userId: number, now: number): boolean {
  const [, claim = '', id, until, signature = ''] = /^((\d{1,15})\.(\d{1,15}))\.([\w-]{43})$/.exec(pass) ?? [];
  const [sent, right] = [Buffer.from(signature), Buffer.from(sign(key, claim))];
  return sent.length === right.length && timingSafeEqual(sent, right) && Number(id) === userId && Number(until) > now;
}

/** The device of a pass: the same each time, so that trying again does not begin to count anew. */
export function deviceOfPass(pass: string): string {
  return createHash('sha256').update(`device\n${pass}`).digest('base64url');
}

function sign(key: Buffer, claim: string): string {
  return createHmac('sha256', key).update(claim).digest('base64url');
}
