import { hkdfSync } from 'node:crypto';

/** A key for one purpose alone: HKDF-SHA-256 of the secret, without salt, labelled `haptera:<purpose>:v1`; 32 bytes. */
export function deriveKey(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `haptera:${purpose}:v1`, 32));
}
