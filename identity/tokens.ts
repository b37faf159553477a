import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits, base64url. It grants access to its bearer, so only its hash is stored. */
export function createToken(): string {
  return randomBytes(32).toString('base64url');
}

/** SHA-256, hexadecimal. Random tokens can't be guessed, so no slow hash is needed. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
