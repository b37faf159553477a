import { addresses } from '#contract/addresses.ts';
import type { Writer } from '../database/lease.ts';
import { errors } from '../errors.ts';
import type { CmsHttp } from './http.ts';

/** The phases before a CMS may write. `standby` and `waiting` end by themselves; a restart does not help. */
export type StartPhase =
  | { readonly status: 'starting' }
  | { readonly status: 'migrating'; readonly migration: number; readonly statement: number; readonly of: number }
  /** The database is unreachable or read-only. */
  | { readonly status: 'waiting'; readonly reason: string }
  /** Another process holds the write lease, and this one has waited for it since then (ISO 8601). */
  | { readonly status: 'standby'; readonly writer: Writer; readonly since: string };

/** The HTTP door of a process from its first moment on, so that health checks see that it is alive. */
export interface StartingDoor {
  readonly http: CmsHttp;
  /** Null: the start is complete, and the inner door handles everything. */
  enter(phase: StartPhase | null): void;
  phase(): StartPhase | null;
  /** From now on the inner door serves requests; until the start is complete, health is still answered here. */
  open(behind: CmsHttp): void;
}

export function createStartingDoor(): StartingDoor {
  let phase: StartPhase | null = { status: 'starting' };
  let behind: CmsHttp | null = null;
  return {
    http: async (request, address) => {
      if (phase !== null && new URL(request.url).pathname === addresses.health.path) return answerPhase(phase);
      return behind === null ? refuse() : behind(request, address);
    },
    enter: (next) => {
      phase = next;
    },
    phase: () => phase,
    open: (door) => {
      behind = door;
    },
  };
}

function answerPhase(phase: StartPhase): Response {
  return Response.json(phase, { status: 503, headers: { 'Cache-Control': 'no-store' } });
}

function refuse(): Response {
  const { code, message, status } = errors.starting();
  const headers = { 'Cache-Control': 'no-store', 'Retry-After': '2' };
  return Response.json({ code, message, data: { status } }, { status, headers });
}
