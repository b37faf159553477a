import { type Admission, type AdmissionLimits, createAdmission, type Release } from './admission.ts';
import type { EdgeLimits, EdgeRoute, RouteAdmission } from './edge-config.ts';
import { isUnder } from './request-target.ts';
import type { Claim, Visitor } from './visitor.ts';

export interface PlaceWanted {
  route: EdgeRoute;
  /** Path that the upstream will see the request as. */
  path: string;
  isReading: boolean;
  /** The body passes through as it comes, which may take minutes. */
  hasLongBody: boolean;
  /** What is left of the time that the visitor may wait, where that has a limit. Long bodies wait as long as they must. */
  waitMs?: number | undefined;
}

export interface Pools {
  enter(wanted: PlaceWanted, visitor: Visitor, signal: AbortSignal): Promise<Release | null>;
  inFlight(): number;
  stats(): { pool: string; inFlight: number; waiting: number; places: number }[];
}

/**
 * Places at the upstreams, in compartments that cannot take each other's: each route, signing in, long bodies; and in
 * each of these, editors with a session, programs with credentials and everybody else. Whatever floods one of them, the
 * others stay free.
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
  // Who floods the sign-in of visitors keeps no editor out.
  if (kind === 'sign-in') return `${route.name}-${kind}`;
  return `${kind === 'route' ? route.name : kind}${SUFFIX[claim]}`;
}

/** What a claim costs nothing to make, it must not give more than a compartment of its own. */
const SUFFIX: Readonly<Record<Claim, string>> = {
  none: '',
  session: '-editors',
  credentials: '-programs',
};

/**
 * An eighth of a compartment for one address keeps seven others in reach, and is more than a process on two cores works
 * on at once. Long uploads last minutes: one person's ten at a time must fit, and waiting for a place is part of them. Places
 * for signing in are few, and a whole office may begin its day at once: both get a quarter.
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
    // Who does not say who they are, is no different from the others at their address.
    perIdentity: kind === 'route' && claim !== 'none' ? Math.max(1, Math.ceil(perAddress / 2)) : perAddress,
    queue,
    waitMs: kind === 'long-bodies' ? 15 * queueWaitMs : queueWaitMs,
    expectedMs: kind === 'long-bodies' ? Number.POSITIVE_INFINITY : (admits?.expectedWaitMs ?? queueWaitMs),
  };
}
