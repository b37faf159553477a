import { hash, verify } from '@node-rs/argon2';
import { errors } from '../errors.ts';

// argon2id, 46 MiB, one pass: OWASP's first choice. The parameters stand in each hash.
const PARAMETERS = { memoryCost: 47_104, timeCost: 1, parallelism: 1 } as const;
const PREFIX = `$argon2id$v=19$m=${PARAMETERS.memoryCost},t=${PARAMETERS.timeCost},p=${PARAMETERS.parallelism}$`;

/** Each hash takes its memory: a flood of sign-ins must not. */
const MAX_AT_ONCE = 4;
const MAX_WAITING = 50;

export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, PARAMETERS));
}

/** Takes as long for an account that does not exist (null) as for one that does. Throws `haptera_busy`. */
export async function isPasswordRight(stored: string | null, password: string): Promise<boolean> {
  if (stored === null) {
    dummy ??= hashPassword('nobody has this password');
    await inTurn(async () => verify(await requireDummy(), password));
    return false;
  }
  return inTurn(() => verify(stored, password));
}

export function isHashOutdated(stored: string): boolean {
  return !stored.startsWith(PREFIX);
}

let dummy: Promise<string> | null = null;

function requireDummy(): Promise<string> {
  if (!dummy) throw new TypeError('The dummy hash was not made.');
  return dummy;
}

let running = 0;
const waiting: (() => void)[] = [];

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= MAX_AT_ONCE) {
    if (waiting.length >= MAX_WAITING) throw errors.busy();
    await new Promise<void>((resolve) => waiting.push(resolve));
  } else {
    running += 1;
  }
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}
