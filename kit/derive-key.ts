import { hkdfSync } from 'node:crypto';

/**
 * Derives a key for a single purpose: HKDF-SHA-256 of the secret, without salt, with info `haptera:<purpose>:v1`; 32
 * bytes.
 */
export function deriveKey(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `haptera:${purpose}:v1`, 32));
}
