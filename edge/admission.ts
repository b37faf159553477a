/** Gives the slot back; calling it again does nothing. */
export type Release = () => void;

/** The requester of a slot. Slots are shared fairly between addresses, then between the identities of one address. */
export interface Guest {
  address: string;
  /** Distinguishes requests that carry credentials; empty for all others. */
  identity: string;
}

export interface AdmissionLimits {
  /** Concurrent requests at the upstream. */
  places: number;
  /** The most of them for one address, and for one identity at that address. */
  perAddress: number;
  perIdentity: number;
  /** Requests that may queue for a slot. */
  queue: number;
  waitMs: number;
  /** A request whose expected wait is longer than this is refused immediately. */
  expectedMs: number;
}

export interface Admission {
  /**
   * Resolves to a slot, immediately or within the waiting time; to `null` when none becomes free, the queue is full,
   * the expected wait is too long or the visitor disconnects. `waitMs` shortens the waiting time for this request.
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

/** The mean time for which a slot is held is a moving average over about this many releases. */
const REMEMBERED = 16;

interface Party {
  inFlight: number;
  waiting: number;
  lines: Map<string, Line>;
}

/**
 * Admits a bounded number of requests and queues a bounded number. Under overload the surplus is refused immediately,
 * instead of letting everybody wait longer and longer. Free slots are handed out round-robin over the addresses, and
 * over the identities of each, so a client that sends a thousand requests at once only queues behind itself.
 */
export function createAdmission(limits: AdmissionLimits): Admission {
  // Both maps are in round-robin order: the party and the line that were just served move to the end.
  const parties = new Map<string, Party>();
  let inFlight = 0;
  let waiting = 0;
  /** Moving average of how long a slot is held, in milliseconds; null before the first release. */
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

  /** Expected milliseconds until a newcomer's turn, if slots keep being released at the recent rate. */
  const expectWait = (newcomer: Party): number => {
    const round = newcomer.waiting + 1;
    let before = newcomer.waiting;
    for (const party of parties.values()) if (party !== newcomer) before += Math.min(party.waiting, round);
    const ownTurn = newcomer.inFlight >= limits.perAddress ? round / limits.perAddress : 0;
    return (held ?? 0) * Math.max((before + 1) / limits.places, ownTurn);
  };

  /** Refuses the last request of the party with the longest queue, if that is longer than the newcomer's would be. */
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
