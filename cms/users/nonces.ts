import { createHmac, timingSafeEqual } from 'node:crypto';
import type { CmsCore } from '../core.ts';
import type { Viewer } from '../permission/viewer.ts';

export interface NonceOperations {
  /** Ten lowercase hex digits bound to the session, valid for 12 to 24 hours. */
  createNonce(viewer: Viewer): string;
  isNonceValid(viewer: Viewer, nonce: string): boolean;
}

const NONCE_TICK = 12 * 60 * 60_000;

export function createNonceOperations(core: CmsCore): NonceOperations {
  return {
    createNonce: (viewer) => printNonce(core, viewer, currentTick(core)),

    isNonceValid: (viewer, nonce) => {
      if (viewer.sessionId === null || !/^[0-9a-f]{10}$/.test(nonce)) return false;
      const given = Buffer.from(nonce);
      const tick = currentTick(core);
      const matches = [tick, tick - 1].map((one) => timingSafeEqual(given, Buffer.from(printNonce(core, viewer, one))));
      return matches.includes(true);
    },
  };
}

function currentTick(core: CmsCore): number {
  return Math.ceil(Date.parse(core.now()) / NONCE_TICK);
}

function printNonce(core: CmsCore, viewer: Viewer, tick: number): string {
  const subject = `${tick}|rest|${viewer.user?.id ?? 0}|${viewer.sessionId ?? ''}`;
  return createHmac('sha256', core.keys.nonce).update(subject).digest('hex').slice(-12, -2);
}
