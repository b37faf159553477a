import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';

// argon2id, 46 MiB, one pass: OWASP's first choice. Each hash contains its parameters.
const PARAMETERS = { memoryCost: 47_104, timeCost: 1, parallelism: 1 } as const;
const PREFIX = `$argon2id$v=19$m=${PARAMETERS.memoryCost},t=${PARAMETERS.timeCost},p=${PARAMETERS.parallelism}$`;

/** A hash takes memory, a core and one of the four threads that read files: a flood of sign-ins must not take them all. */
const AT_ONCE = Math.min(4, availableParallelism());
/** Per lane. */
const MOST_WAITING = 50;
/** The number of recent hashes over which the expected duration is averaged. */
const REMEMBERED = 8;

/** `known`: signed in, or at a place where the account signed in before. They don't queue behind strangers. */
export type Lane = 'known' | 'strangers';

export interface Passwords {
  hashPassword(password: string): Promise<string>;
  /** Takes as long for an account that does not exist (null) as for one that does. */
  isPasswordRight(stored: string | null, password: string, lane: Lane): Promise<boolean>;
  isHashOutdated(stored: string): boolean;
}

/**
 * The hash of 32 random bytes that were discarded: a password that nobody knows. Stored for accounts that have no password
 * yet, and compared with when the account does not exist.
 */
export const nobodysPassword = `${PREFIX}szj7hIWEarCfDltASaGfdg$a5MMCUFqFfYRxG5Zxe5vD9gWYWWlQ3OW64s8QGVo8SA`;

/**
 * One per process. A call that would probably wait longer than `patience` milliseconds is refused immediately with the
 * error that `queueFull` makes, and so is any call to a lane whose queue is full.
 */
export function createPasswords(queueFull: () => Error, patience = Number.POSITIVE_INFINITY): Passwords {
  let running = 0;
  /** The recent average duration of a hash in milliseconds. */
  let taken = 0;
  const waiting: Readonly<Record<Lane, (() => void)[]>> = { known: [], strangers: [] };

  const isTooLate = (lane: Lane) => {
    const before = waiting.known.length + (lane === 'known' ? 0 : waiting.strangers.length);
    return waiting[lane].length >= MOST_WAITING || ((before + 1) * taken) / AT_ONCE > patience;
  };

  const inTurn = async <T>(lane: Lane, work: () => Promise<T>): Promise<T> => {
    if (running >= AT_ONCE) {
      if (isTooLate(lane)) throw queueFull();
      await new Promise<void>((resolve) => waiting[lane].push(resolve));
    } else {
      running += 1;
    }
    const begun = performance.now();
    try {
      return await work();
    } finally {
      taken += (performance.now() - begun - taken) / REMEMBERED;
      const next = waiting.known.shift() ?? waiting.strangers.shift();
      if (next) next();
      else running -= 1;
    }
  };

  return {
    hashPassword: (password) => inTurn('known', () => hash(password, PARAMETERS)),
    isPasswordRight: async (stored, password, lane) => {
      const isRight = await inTurn(lane, () => verify(stored ?? nobodysPassword, password));
      return isRight && stored !== null;
    },
    isHashOutdated: (stored) => !stored.startsWith(PREFIX),
  };
}
