import { addresses } from '#contract/addresses.ts';
import type { HttpDoor } from '#kit/http/serve.ts';
import { codes } from '#session/codes.ts';
import { readLocale } from './locale.ts';

/** Serves HTTP from the first moment of a process, so that its supervisor can see that it is alive. */
export interface StartingDoor {
  readonly http: HttpDoor;
  /** Sets what the start is waiting for. */
  wait(reason: string): void;
  reason(): string | null;
  isOpen(): boolean;
  /** Call when the start is complete: from now on `behind` handles all requests. */
  open(behind: HttpDoor): void;
}

export function createStartingDoor(): StartingDoor {
  let reason: string | null = null;
  let behind: HttpDoor | null = null;
  return {
    http: async (request, address) => {
      if (behind !== null) return behind(request, address);
      if (new URL(request.url).pathname === addresses.health.path) {
        const status = reason === null ? 'starting' : 'waiting';
        return Response.json({ status, reason }, { status: 503, headers: { 'Cache-Control': 'no-store' } });
      }
      const { code, status, ...words } = codes.busy;
      const message = words[readLocale(request.headers.get('accept-language'))];
      const headers = { 'Cache-Control': 'no-store', 'Retry-After': '2' };
      return Response.json({ code, success: false, message, result: null }, { status, headers });
    },
    wait: (next) => {
      reason = next;
    },
    reason: () => reason,
    isOpen: () => behind !== null,
    open: (door) => {
      behind = door;
    },
  };
}
