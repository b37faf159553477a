import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits, base64url. Whoever has it is let in: only its hash is stored. */
export function createToken(): string {
  return randomBytes(32).toString('base64url');
}

/** SHA-256, hexadecimal. Nothing slower is needed for what nobody can guess. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
