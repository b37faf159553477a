import { deriveKey } from '#kit/derive-key.ts';

/** Keys for one purpose each, so that none can stand in for another. */
export interface CmsKeys {
  readonly webhook: Buffer;
  readonly preview: Buffer;
  readonly nonce: Buffer;
}

export function deriveKeys(secret: string): CmsKeys {
  return {
    webhook: deriveKey(secret, 'webhook'),
    preview: deriveKey(secret, 'preview'),
    nonce: deriveKey(secret, 'nonce'),
  };
}
