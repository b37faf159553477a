/** Gives the place back; calling it again does nothing. */
export type Release = () => void;

/** Who wants a place. Fairness goes by address first, and by identity among those who share one. */
export interface Guest {
  address: string;
  /** Tells apart those who prove who they are; empty for everybody else. */
  identity: string;
}

export interface AdmissionLimits {
  /** Requests at the upstream at once. */
  places: number;
  /** Of these, for one address and for one identity of it. */
  perAddress: number;
  perIdentity: number;
  /** Requests that may wait for a place. */
  queue: number;
  waitMs: number;
  /** Who would probably wait longer than this is sent away at once. */
  expectedMs: number;
}

export interface Admission {
  /**
   * A place, at once or within the waiting time; `null` when there is none, the queue is full or the visitor left.
   * `waitMs`: what is left of the visitor's time, if that is less than the limit.
   */
  enter(guest: Guest, signal?: AbortSignal, waitMs?: number): Promise<Release | null>;
  inFlight(): number;
  waiting(): number;
}

type Ticket = (release: Release | null) => void;

interface Line {
  inFlight: number;
  tickets: Set<Ticket>;
}

/** Of the places that were given back last, so many decide how long one is thought to be held. */
const REMEMBERED = 16;

interface Party {
  inFlight: number;
  waiting: number;
  lines: Map<string, Line>;
}

/**
 * Lets a bounded number through and a bounded number wait. Under overload the surplus learns so at once instead of
 * everybody waiting longer and longer. A free place goes round the addresses, and round the identities of each, so that
 * whoever asks a thousand times at once waits behind their own requests and nobody else does.
 */
export function createAdmission(limits: AdmissionLimits): Admission {
  // Both maps are kept in the order of turns: who has just had one goes to the end.
  const parties = new Map<string, Party>();
  let inFlight = 0;
  let waiting = 0;
  /** Milliseconds that a place was held for, of late; null before the first one was given back. */
  let held: number | null = null;

  const partyOf = ({ address, identity }: Guest): { party: Party; line: Line } => {
    const party = parties.get(address) ?? { inFlight: 0, waiting: 0, lines: new Map<string, Line>() };
    const line = party.lines.get(identity) ?? { inFlight: 0, tickets: new Set<Ticket>() };
    parties.set(address, party);
    party.lines.set(identity, line);
    return { party, line };
  };

  const forgetEmpty = ({ address, identity }: Guest) => {
    const party = parties.get(address);
    const line = party?.lines.get(identity);
    if (line !== undefined && line.inFlight === 0 && line.tickets.size === 0) party?.lines.delete(identity);
    if (party?.lines.size === 0) parties.delete(address);
  };

  const hasRoom = (party: Party, line: Line) =>
    inFlight < limits.places && party.inFlight < limits.perAddress && line.inFlight < limits.perIdentity;

  const takePlace = (guest: Guest): Release => {
    const { party, line } = partyOf(guest);
    inFlight += 1;
    party.inFlight += 1;
    line.inFlight += 1;
    const since = performance.now();
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      const time = performance.now() - since;
      held = held === null ? time : held + (time - held) / REMEMBERED;
      inFlight -= 1;
      party.inFlight -= 1;
      line.inFlight -= 1;
      forgetEmpty(guest);
      while (inFlight < limits.places && serveNext());
    };
  };

  const serveNext = (): boolean => {
    for (const [address, party] of parties) {
      if (party.waiting === 0) continue;
      for (const [identity, line] of party.lines) {
        const [ticket] = line.tickets;
        if (ticket === undefined || !hasRoom(party, line)) continue;
        parties.delete(address);
        parties.set(address, party);
        party.lines.delete(identity);
        party.lines.set(identity, line);
        ticket(takePlace({ address, identity }));
        return true;
      }
    }
    return false;
  };

  /** Milliseconds until a newcomer's turn, if places go on being given back as they were of late. */
  const expectWait = (newcomer: Party): number => {
    const round = newcomer.waiting + 1;
    let before = newcomer.waiting;
    for (const party of parties.values()) if (party !== newcomer) before += Math.min(party.waiting, round);
    const ownTurn = newcomer.inFlight >= limits.perAddress ? round / limits.perAddress : 0;
    return (held ?? 0) * Math.max((before + 1) / limits.places, ownTurn);
  };

  /** Sends the last of the longest line away when it is longer than the newcomer's would be. */
  const makeRoomFor = (newcomer: Party): boolean => {
    let longest = newcomer;
    for (const party of parties.values()) if (party.waiting > longest.waiting + 1) longest = party;
    if (longest === newcomer) return false;
    let last: Ticket | undefined;
    for (const { tickets } of longest.lines.values()) for (const ticket of tickets) last = ticket;
    last?.(null);
    return last !== undefined;
  };

  const wait = (guest: Guest, signal: AbortSignal | undefined, waitMs: number) =>
    new Promise<Release | null>((resolve) => {
      const { party, line } = partyOf(guest);
      const settle: Ticket = (release) => {
        waiting -= 1;
        party.waiting -= 1;
        line.tickets.delete(settle);
        clearTimeout(timer);
        signal?.removeEventListener('abort', leave);
        forgetEmpty(guest);
        resolve(release);
      };
      const leave = () => settle(null);
      const timer = setTimeout(leave, waitMs);
      signal?.addEventListener('abort', leave, { once: true });
      waiting += 1;
      party.waiting += 1;
      line.tickets.add(settle);
    });

  return {
    async enter(guest, signal, waitMs = limits.waitMs) {
      if (signal?.aborted) return null;
      const { party, line } = partyOf(guest);
      if (hasRoom(party, line)) return takePlace(guest);
      const isTooLong = expectWait(party) > limits.expectedMs;
      if (isTooLong || (waiting >= limits.queue && !makeRoomFor(party))) {
        forgetEmpty(guest);
        return null;
      }
      return wait(guest, signal, Math.min(waitMs, limits.waitMs));
    },
    inFlight: () => inFlight,
    waiting: () => waiting,
  };
}
