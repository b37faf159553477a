import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';

// argon2id, 46 MiB, one pass: OWASP's first choice. The parameters stand in each hash.
const PARAMETERS = { memoryCost: 47_104, timeCost: 1, parallelism: 1 } as const;
const PREFIX = `$argon2id$v=19$m=${PARAMETERS.memoryCost},t=${PARAMETERS.timeCost},p=${PARAMETERS.parallelism}$`;

/** Each hash takes its memory, a processor and one of the four threads that files are read by: a flood of sign-ins must not. */
const AT_ONCE = Math.min(4, availableParallelism());
/** Of each lane. */
const MOST_WAITING = 50;
/** Of the hashes that were made last, so many decide how long one is thought to take. */
const REMEMBERED = 8;

/** `known`: who is signed in, or comes from where the account signed in before. They do not queue behind strangers. */
export type Lane = 'known' | 'strangers';

export interface Passwords {
  hashPassword(password: string): Promise<string>;
  /** Takes as long for an account that does not exist (null) as for one that does. */
  isPasswordRight(stored: string | null, password: string, lane: Lane): Promise<boolean>;
  isHashOutdated(stored: string): boolean;
}

/** Of 32 random bytes that nobody kept: what is compared for an account that does not exist. */
const NOBODY = `${PREFIX}szj7hIWEarCfDltASaGfdg$a5MMCUFqFfYRxG5Zxe5vD9gWYWWlQ3OW64s8QGVo8SA`;

/**
 * One for each process. Who would probably wait longer than `patience`, in milliseconds, is refused at once, with the error that
 * `queueFull` makes; so is, in any case, who finds too many waiting.
 */
export function createPasswords(queueFull: () => Error, patience = Number.POSITIVE_INFINITY): Passwords {
  let running = 0;
  /** Milliseconds that a hash takes, of late. */
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
      const isRight = await inTurn(lane, () => verify(stored ?? NOBODY, password));
      return isRight && stored !== null;
    },
    isHashOutdated: (stored) => !stored.startsWith(PREFIX),
  };
}
