/** Everything the edge is told. `main.ts` fills it from the environment, a test fills it by hand. */
export interface EdgeConfig {
  /** Address that visitors type, e.g. `https://www.haptera.com`. Its scheme decides HSTS and `upgrade-insecure-requests`. */
  publicUrl: string;
  /** First match wins; the route without prefixes takes what is left and must be the last. */
  routes: readonly EdgeRoute[];
  /** Where WordPress's plain addresses lead: `/?rest_route=`, `/?p=`, `/?page_id=`. */
  wordPress: {
    /** Paths that take them. */
    homes: readonly string[];
    /** Name of the route of the CMS. */
    route: string;
    /** Path of the REST API, which documents of the site point to in a `Link`. */
    restPath: string;
  };
  /** Addresses or CIDR blocks whose `X-Forwarded-For` is believed. Empty: the socket's address is the visitor. */
  trustedProxies: readonly string[];
  /** Origins that pages may show in a frame (video embeds), besides our own. */
  frameSources: readonly string[];
  /** Path prefixes where a visitor signs in: what is sent there has a compartment of its own. */
  signInPaths: readonly string[];
  /** Path prefixes that our own pages may show in a frame (previews, the studio's canvas); all others refuse every frame. */
  framedBySelf: readonly string[];
  limits?: Partial<EdgeLimits>;
  /** Told of what an operator wants to know. Never called for an ordinary request. */
  onEvent?: (event: EdgeEvent) => void;
}

export interface EdgeRoute {
  /** For people and for `/readyz`. */
  name: string;
  /** `/wp-json` matches `/wp-json` and `/wp-json/…`, not `/wp-jsonx`. Empty: everything. */
  prefixes: readonly string[];
  /** Plain HTTP only: an upstream stands on the same machine or in the same private network. */
  origin: string;
  /** What may stay in memory: whatever the answer says is shared, pictures only, or nothing. */
  keeps: 'pages' | 'images' | 'nothing';
  /** Path prefixes that take POST, PUT, PATCH and DELETE; elsewhere on this route they get 405. */
  writable: 'all' | readonly string[];
  /** A longer body gets 413. Bytes. */
  maxBodyBytes: number;
  /** Where it is better to be told at once to come again than to wait. */
  admits?: RouteAdmission | undefined;
}

/** Of one route's own compartments, instead of what `EdgeLimits` says. */
export interface RouteAdmission {
  /** Requests at the upstream at once, in one compartment: no more than it works on, for what waits there has begun to wait. */
  inFlight: number;
  /** Of those who sign in. */
  signIns: number;
  /** Who would probably wait longer for a turn or for a place is sent away at once. */
  expectedWaitMs: number;
  /** Who has waited longer, in all, is sent away after all: what was expected was wrong. */
  longestWaitMs: number;
}

export interface EdgeLimits {
  /** Finished pages in memory, all encodings together. Bytes. */
  cacheBytes: number;
  /** A longer answer is passed on and not kept. Bytes. */
  maxPageBytes: number;
  /** A larger picture is passed on and not kept. Bytes. */
  maxImageBytes: number;
  /** Requests at an upstream at once, in one compartment; `pools.ts` tells which there are. */
  inFlight: number;
  /** The part of a compartment's places that one address may take, from 0 to 1. */
  addressShare: number;
  /** Requests that may wait for a place in one compartment. */
  queue: number;
  queueWaitMs: number;
  /** Whoever was sent away and asks again at once on the same connection waits this long. */
  refusalPauseMs: number;
  /** How long an answer keeps its place while it is passed on. */
  placeMs: number;
  /** Answers that have outlasted their place: all together, and of one address. */
  transfers: number;
  transfersPerAddress: number;
  /** All together, and of one address. */
  connections: number;
  connectionsPerAddress: number;
  /** How long a visitor waits for a fresh page when an older one is at hand. */
  staleAfterMs: number;
  /**
   * How long a visitor waits for an upstream that has just gone away when nothing older is at hand: a site that is
   * started again is back within a few seconds.
   */
  upstreamReturnMs: number;
  /** Silence of an upstream that counts as failure. */
  upstreamIdleMs: number;
  /** In this time more than a few kilobytes of a request's body must come. */
  bodyIdleMs: number;
  /** In this time a visitor must take some of what waits for them. */
  readIdleMs: number;
  headersTimeoutMs: number;
  /** For a whole request with its body: a large upload over a slow line takes minutes. */
  requestTimeoutMs: number;
  keepAliveMs: number;
  maxHeaderBytes: number;
  maxUrlBytes: number;
  /** Hits after which a page is compressed again as hard as possible; 0 never. */
  recompressAfterHits: number;
  /** How long `close()` lets running requests finish. */
  drainMs: number;
}

export type EdgeEvent =
  | { kind: 'upstream-down'; upstream: string; reason: string }
  | { kind: 'upstream-up'; upstream: string }
  | { kind: 'purged'; generation: number }
  /** Visitors who were sent away, or whose connection was ended, because there were too many or they were too slow. */
  | { kind: 'refused'; reason: RefusalReason }
  /** A proxy stands in front that the edge was not told of: it takes all visitors for one. Told once. */
  | { kind: 'unknown-proxy'; address: string }
  | { kind: 'scripts-without-hash'; path: string; count: number }
  /** A page that should come without the framework's scripts has something that runs and that nobody knows: it keeps all. */
  | { kind: 'page-not-understood'; path: string }
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
