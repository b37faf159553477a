import { createHmac, randomInt } from 'node:crypto';
import { emailKey, resendWait } from '#session/rules.ts';

/**
 * `password`: to set a new password. `deletion`: to delete the account. `signIn`: to sign in, together with the password,
 * while attempts are held up.
 */
export type CodePurpose = 'password' | 'deletion' | 'signIn';

/** By the `type` of a call. */
export const purposesByType: ReadonlyMap<string, CodePurpose> = new Map([
  ['2', 'password'],
  ['3', 'deletion'],
  ['4', 'signIn'],
]);

const MINUTE = 60_000;
/** Milliseconds. */
export const CODE_LASTS = 10 * MINUTE;
/** Milliseconds between two codes to one address. */
export const CODE_WAIT = resendWait * 1000;
/** Milliseconds after a correct code within which a new password may be set. */
export const GRANT_LASTS = 10 * MINUTE;
/** Maximum number of attempts per code. */
export const MOST_TRIES = 5;

/** Six digits, uniformly distributed. */
export function createCode(): string {
  return randomInt(1_000_000).toString().padStart(6, '0');
}

/** The key under which an address's codes are stored. The address cannot be recovered from it. */
export function hashAddress(key: Buffer, email: string): string {
  return createHmac('sha256', key)
    .update(`address\n${emailKey(email)}`)
    .digest('base64url');
}

/**
 * Keyed, since a plain hash of six digits can be reversed with a million tries. A code is valid for one purpose and
 * address only.
 */
export function hashCode(key: Buffer, purpose: CodePurpose, email: string, code: string): string {
  return createHmac('sha256', key)
    .update(`code\n${purpose}\n${emailKey(email)}\n${code}`)
    .digest('base64url');
}
