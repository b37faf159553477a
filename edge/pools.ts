import { type Admission, type AdmissionLimits, createAdmission, type Release } from './admission.ts';
import type { EdgeLimits, EdgeRoute, RouteAdmission } from './edge-config.ts';
import { isUnder } from './request-target.ts';
import type { Claim, Visitor } from './visitor.ts';

export interface PlaceWanted {
  route: EdgeRoute;
  /** The path that the upstream resolves the request to. */
  path: string;
  isReading: boolean;
  /** The body is streamed, which may take minutes. */
  hasLongBody: boolean;
  /** The rest of the request's waiting time, on routes that limit it. Ignored for long bodies. */
  waitMs?: number | undefined;
}

export interface Pools {
  enter(wanted: PlaceWanted, visitor: Visitor, signal: AbortSignal): Promise<Release | null>;
  inFlight(): number;
  stats(): { pool: string; inFlight: number; waiting: number; places: number }[];
}

/**
 * Slots for concurrent upstream requests, in separate pools: one for each route, its sign-ins, downloads and long
 * bodies; most of these are split again into editors with a session, programs with credentials, and everybody else. A
 * flood in one pool leaves the others free.
 */
export function createPools(limits: EdgeLimits, signInPaths: readonly string[]): Pools {
  const pools = new Map<string, { admission: Admission; places: number }>();

  const poolFor = (wanted: PlaceWanted, visitor: Visitor): Admission => {
    const kind = kindOf(wanted, signInPaths);
    const name = nameOf(kind, wanted, visitor);
    const known = pools.get(name);
    if (known !== undefined) return known.admission;
    const size = sizeOf(kind, visitor.claim, limits, wanted.route.admits);
    const admission = createAdmission(size);
    pools.set(name, { admission, places: size.places });
    return admission;
  };

  return {
    enter: (wanted, visitor, signal) =>
      poolFor(wanted, visitor).enter(visitor, signal, wanted.hasLongBody ? undefined : wanted.waitMs),
    inFlight: () => [...pools.values()].reduce((sum, { admission }) => sum + admission.inFlight(), 0),
    stats: () =>
      [...pools].map(([pool, { admission, places }]) => ({
        pool,
        inFlight: admission.inFlight(),
        waiting: admission.waiting(),
        places,
      })),
  };
}

type PoolKind = 'route' | 'downloads' | 'sign-in' | 'long-bodies';

function kindOf({ route, path, isReading, hasLongBody }: PlaceWanted, signInPaths: readonly string[]): PoolKind {
  if (route.keeps === 'images') return 'downloads';
  if (hasLongBody) return 'long-bodies';
  return !isReading && signInPaths.some((prefix) => isUnder(path, prefix)) ? 'sign-in' : 'route';
}

function nameOf(kind: PoolKind, { route }: PlaceWanted, { claim }: Visitor): string {
  if (kind === 'downloads') return kind;
  // Per route, so that a flood of visitors signing in does not lock editors out.
  if (kind === 'sign-in') return `${route.name}-${kind}`;
  return `${kind === 'route' ? route.name : kind}${SUFFIX[claim]}`;
}

/** A claim is unverified and free to make, so all it may bring is a separate pool. */
const SUFFIX: Readonly<Record<Claim, string>> = {
  none: '',
  session: '-editors',
  credentials: '-programs',
};

/**
 * An eighth of a pool for one address leaves room for seven others, and is more than a process on two cores works on at
 * once. Long uploads last minutes: ten at a time from one person must fit, and queueing for a slot is acceptable there.
 * Slots for signing in are few, and a whole office may sign in at the same minute. So both get twice the share.
 */
function sizeOf(
  kind: PoolKind,
  claim: Claim,
  { inFlight, queue, queueWaitMs, addressShare }: EdgeLimits,
  admits: RouteAdmission | undefined,
): AdmissionLimits {
  const places = {
    route: admits?.inFlight ?? inFlight,
    'sign-in': admits?.signIns ?? Math.ceil(inFlight / 8),
    downloads: Math.ceil(inFlight / 2),
    'long-bodies': Math.ceil(inFlight / 3),
  }[kind];
  const share = kind === 'long-bodies' || kind === 'sign-in' ? 2 * addressShare : addressShare;
  const perAddress = Math.max(1, Math.ceil(places * share));
  return {
    places,
    perAddress,
    // Anonymous requests all share one identity per address, so a limit per identity would not tell them apart.
    perIdentity: kind === 'route' && claim !== 'none' ? Math.max(1, Math.ceil(perAddress / 2)) : perAddress,
    queue,
    waitMs: kind === 'long-bodies' ? 15 * queueWaitMs : queueWaitMs,
    expectedMs: kind === 'long-bodies' ? Number.POSITIVE_INFINITY : (admits?.expectedWaitMs ?? queueWaitMs),
  };
}
