import { addresses } from '#contract/addresses.ts';
import type { HttpDoor } from '#kit/http/serve.ts';
import { codes } from '#session/codes.ts';
import { readLocale } from './locale.ts';

/** The door of a process from its first moment on, so that whoever looks after it sees that it lives. */
export interface StartingDoor {
  readonly http: HttpDoor;
  /** What the start is waiting for. */
  wait(reason: string): void;
  reason(): string | null;
  isOpen(): boolean;
  /** The start is over: the door behind answers everything. */
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
