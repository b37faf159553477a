/** The edge's configuration. `main.ts` fills it from the environment; tests fill it by hand. */
export interface EdgeConfig {
  /** Address that visitors type, e.g. `https://www.haptera.com`. Its scheme decides HSTS and `upgrade-insecure-requests`. */
  publicUrl: string;
  /** The first match wins. The last route must have no prefixes: it is the catch-all. */
  routes: readonly EdgeRoute[];
  /** How WordPress's plain links are routed: `/?rest_route=`, `/?p=`, `/?page_id=`. */
  wordPress: {
    /** Paths on which these parameters count. */
    homes: readonly string[];
    /** Name of the CMS's route. */
    route: string;
    /** Path of the REST API, advertised in the `Link` header of the site's documents. */
    restPath: string;
  };
  /** Addresses or CIDR blocks whose `X-Forwarded-For` is trusted. Empty: the socket's address is the visitor's. */
  trustedProxies: readonly string[];
  /** Origins that pages may embed in a frame (video embeds), besides our own. */
  frameSources: readonly string[];
  /** Path prefixes where visitors sign in: writes to them get their own pool. */
  signInPaths: readonly string[];
  /**
   * Path prefixes that our own pages may embed in a frame (previews, the studio's canvas). No other path may be framed.
   */
  framedBySelf: readonly string[];
  limits?: Partial<EdgeLimits>;
  /** Receives what an operator should know about. Never called for an ordinary request. */
  /** Where the CMS reports that it stands by; without it, it never does. */
  standby?: { readonly healthUrl: string; readonly every?: number; readonly patience?: number };
  onEvent?: (event: EdgeEvent) => void;
}

export interface EdgeRoute {
  /** Used in logs and metrics. */
  name: string;
  /** `/wp-json` matches `/wp-json` and `/wp-json/…`, not `/wp-jsonx`. Empty: everything. */
  prefixes: readonly string[];
  /** Plain HTTP only: an upstream runs on the same machine or in the same private network. */
  origin: string;
  /** What may be cached: every response that declares itself shareable, pictures only, or nothing. */
  keeps: 'pages' | 'images' | 'nothing';
  /** Path prefixes that accept POST, PUT, PATCH and DELETE; elsewhere on this route they get 405. */
  writable: 'all' | readonly string[];
  /** A longer body gets 413. Bytes. */
  maxBodyBytes: number;
  /** Set where it is better to refuse a request immediately, to be retried, than to let it wait. */
  admits?: RouteAdmission | undefined;
}

/** Limits of one route's own pools, in place of those in `EdgeLimits`. */
export interface RouteAdmission {
  /**
   * Concurrent upstream requests per pool: no more than the upstream processes at once, since the rest would only queue
   * there.
   */
  inFlight: number;
  /** The same for the sign-in pool. */
  signIns: number;
  /** A request that is expected to wait longer than this for its turn or for a slot is refused immediately. */
  expectedWaitMs: number;
  /** A request that has waited longer than this in total is refused: the estimate was wrong. */
  longestWaitMs: number;
}

export interface EdgeLimits {
  /** Size of the page cache, all encodings together. Bytes. */
  cacheBytes: number;
  /** A longer response is passed through and not cached. Bytes. */
  maxPageBytes: number;
  /** A larger picture is passed through and not cached. Bytes. */
  maxImageBytes: number;
  /** Concurrent upstream requests per pool; `pools.ts` defines the pools. */
  inFlight: number;
  /** The share of a pool's slots that one address may take, from 0 to 1. */
  addressShare: number;
  /** Requests that may queue for a slot in one pool. */
  queue: number;
  queueWaitMs: number;
  /** A connection that was just refused has its next requests delayed by this long. */
  refusalPauseMs: number;
  /** How long a response holds its slot while it is passed on. */
  placeMs: number;
  /** Slow responses that have already given back their slot: in total, and per address. */
  transfers: number;
  transfersPerAddress: number;
  /** In total, and per address. */
  connections: number;
  connectionsPerAddress: number;
  /** How long a visitor waits for a fresh page when a stale one is cached. */
  staleAfterMs: number;
  /**
   * How long a visitor waits for an upstream that has just gone down when nothing is cached: a site that restarts is
   * back within a few seconds.
   */
  upstreamReturnMs: number;
  /** An upstream that sends nothing for this long counts as failed. */
  upstreamIdleMs: number;
  /** A request body must deliver at least a few kilobytes within this time. */
  bodyIdleMs: number;
  /** A visitor must read some of a pending response within this time. */
  readIdleMs: number;
  headersTimeoutMs: number;
  /** For a whole request with its body: a large upload over a slow line takes minutes. */
  requestTimeoutMs: number;
  keepAliveMs: number;
  maxHeaderBytes: number;
  maxUrlBytes: number;
  /** Hits after which a page is recompressed at maximum effort; 0 disables this. */
  recompressAfterHits: number;
  /** How long `close()` lets running requests finish. */
  drainMs: number;
}

export type EdgeEvent =
  | { kind: 'upstream-down'; upstream: string; reason: string }
  | { kind: 'upstream-up'; upstream: string }
  | { kind: 'purged'; generation: number }
  /** Another product writes to the database, so this one serves no pages; null: it serves them again. */
  | { kind: 'standby'; since: string | null }
  /** A request was refused or a connection closed, because there were too many or the client was too slow. */
  | { kind: 'refused'; reason: RefusalReason }
  /** Requests arrive through a proxy that is not configured, so all its visitors count as one. Emitted once. */
  | { kind: 'unknown-proxy'; address: string }
  | { kind: 'scripts-without-hash'; path: string; count: number }
  | { kind: 'unexpected'; error: unknown };

export type RefusalReason = 'no-place' | 'crowded' | 'not-reading' | 'slow-download' | 'malformed';

export const defaultLimits: EdgeLimits = {
  cacheBytes: 256 * 1024 * 1024,
  maxPageBytes: 8 * 1024 * 1024,
  maxImageBytes: 512 * 1024,
  inFlight: 200,
  addressShare: 1 / 8,
  queue: 200,
  queueWaitMs: 2_000,
  refusalPauseMs: 1_000,
  placeMs: 5_000,
  transfers: 1_024,
  transfersPerAddress: 64,
  connections: 10_000,
  connectionsPerAddress: 512,
  staleAfterMs: 2_000,
  upstreamReturnMs: 5_000,
  upstreamIdleMs: 30_000,
  bodyIdleMs: 20_000,
  readIdleMs: 60_000,
  headersTimeoutMs: 10_000,
  requestTimeoutMs: 1_800_000,
  keepAliveMs: 65_000,
  maxHeaderBytes: 16 * 1024,
  maxUrlBytes: 8 * 1024,
  recompressAfterHits: 16,
  drainMs: 5_000,
};
