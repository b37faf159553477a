import { hkdfSync } from 'node:crypto';

/** Keys for one purpose each, so that none can stand in for another. */
export interface CmsKeys {
  readonly webhook: Buffer;
  readonly preview: Buffer;
  readonly nonce: Buffer;
}

/** HKDF-SHA-256 of the secret without salt; the label is `haptera:<purpose>:v1`, 32 bytes each. */
export function deriveKeys(secret: string): CmsKeys {
  const derive = (purpose: string) => Buffer.from(hkdfSync('sha256', secret, '', `haptera:${purpose}:v1`, 32));
  return { webhook: derive('webhook'), preview: derive('preview'), nonce: derive('nonce') };
}
