import { createHmac, randomInt } from 'node:crypto';
import { emailKey, resendWait } from '#session/rules.ts';

/** `password`: to set a new one. `deletion`: of the account. */
export type CodePurpose = 'password' | 'deletion';

/** By the `type` of a call. */
export const purposesByType: ReadonlyMap<string, CodePurpose> = new Map([
  ['2', 'password'],
  ['3', 'deletion'],
]);

const MINUTE = 60_000;
/** Milliseconds. */
export const CODE_LASTS = 10 * MINUTE;
/** Milliseconds between two codes to one address. */
export const CODE_WAIT = resendWait * 1000;
/** Milliseconds after a right code within which a new password may be set. */
export const GRANT_LASTS = 10 * MINUTE;
/** Codes that are compared with one that was sent. */
export const MOST_TRIES = 5;

/** Six digits, each as likely as any other. */
export function createCode(): string {
  return randomInt(1_000_000).toString().padStart(6, '0');
}

/** Under which the codes of an address are kept; not readable as the address. */
export function hashAddress(key: Buffer, email: string): string {
  return createHmac('sha256', key)
    .update(`address\n${emailKey(email)}`)
    .digest('base64url');
}

/** A code is right for one purpose and address alone: a million tries would find any other hash of six digits. */
export function hashCode(key: Buffer, purpose: CodePurpose, email: string, code: string): string {
  return createHmac('sha256', key)
    .update(`code\n${purpose}\n${emailKey(email)}\n${code}`)
    .digest('base64url');
}
