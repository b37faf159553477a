import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { CmsCore } from '../core.ts';
import { errors } from '../errors.ts';
import { subscriberOf } from '../mask-address.ts';
import { printUtc } from '../print-utc.ts';
import { hashApplicationPassword } from './application-passwords.ts';
import { anonymous, type Session, type User, type Viewer } from './model.ts';
import { hashPassword, isHashOutdated, isPasswordRight } from './password-hash.ts';
import {
  countAttempt,
  deleteSession,
  findApplicationPasswordRow,
  findUserRow,
  forgetAttempts,
  getSessionRow,
  insertSession,
  nameKey,
  presentUser,
  touchApplicationPassword,
  touchSession,
  updateUserRow,
} from './store.ts';

export interface SignInOperations {
  /**
   * Throws `incorrect_password` 401 (the same for an unknown name), `too_many_retries` 429, `haptera_busy` 503.
   * `token` goes into the cookie; it is not stored.
   */
  signIn(input: {
    readonly login: string;
    readonly password: string;
    readonly address: string | null;
  }): Promise<{ readonly token: string; readonly session: Session; readonly user: User }>;
  signOut(viewer: Viewer): Promise<void>;
  /** The viewer of a session token; `anonymous` (with the address) when the token is unknown, idle too long or expired. */
  openSession(token: string, address: string | null): Promise<Viewer>;
  /** Of `Authorization: Basic`. Throws `incorrect_password` 401, `too_many_retries` 429. */
  openApplicationPassword(login: string, password: string, address: string | null): Promise<Viewer>;
  /** Ten lower-case hex digits bound to the session, valid for 12 to 24 hours. */
  createNonce(viewer: Viewer): string;
  isNonceValid(viewer: Viewer, nonce: string): boolean;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

export const SESSION_IDLE = 12 * HOUR;
export const SESSION_ABSOLUTE = 14 * 24 * HOUR;

/** Tries for one name from one subscriber, and from one subscriber for all names. */
interface Limit {
  readonly attempts: number;
  /** Milliseconds. */
  readonly window: number;
}
const NAME_LIMIT: Limit = { attempts: 5, window: 15 * MINUTE };
const ADDRESS_LIMIT: Limit = { attempts: 100, window: HOUR };

const NONCE_TICK = 12 * HOUR;

export function createSignInOperations(core: CmsCore): SignInOperations {
  const { database } = core;
  const later = (milliseconds: number) => printUtc(Date.parse(core.now()) + milliseconds);

  const note = (viewer: Viewer, action: string, userId: number | null) =>
    core.change(viewer, async (change) => change.audit(action, ['user', userId ?? 0]));

  /** Counted before anything is compared, so that a thousand tries at once are still five. */
  const throttle = async (login: string, address: string | null) => {
    const subscriber = subscriberOf(address);
    const nameAndAddress = `name ${nameKey(login)} ${subscriber}`;
    // The address first: somebody who tries names at random fills no table.
    await countOrRefuse(`address ${subscriber}`, ADDRESS_LIMIT, address);
    await countOrRefuse(nameAndAddress, NAME_LIMIT, address);
    return nameAndAddress;
  };

  const countOrRefuse = async (key: string, limit: Limit, address: string | null) => {
    const { count, windowEndsAt } = await countAttempt(database, key, core.now(), later(limit.window));
    if (count <= limit.attempts) return;
    if (count === limit.attempts + 1) await note({ ...anonymous, address }, 'user.throttled', null);
    throw errors.tooManyAttempts(Math.ceil((Date.parse(windowEndsAt) - Date.parse(core.now())) / 1000));
  };

  return {
    signIn: async ({ login, password, address }) => {
      const throttleKey = await throttle(login, address);
      const stored = await findUserRow(database, login);
      const isRight = await isPasswordRight(stored?.passwordHash ?? null, password);
      if (!stored || !isRight) {
        await note({ ...anonymous, address }, 'user.sign-in-failed', stored?.id ?? null);
        throw errors.incorrectPassword();
      }
      const renewed = isHashOutdated(stored.passwordHash) ? await hashPassword(password) : null;
      const user = presentUser(stored);
      const token = randomBytes(32).toString('base64url');
      const session: Session = {
        id: sessionIdOf(token),
        userId: user.id,
        createdAt: core.now(),
        lastSeenAt: core.now(),
        expiresAt: later(SESSION_ABSOLUTE),
      };
      await core.change({ user, via: 'cookie', sessionId: session.id, address }, async (change) => {
        if (renewed !== null) await updateUserRow(change.tx, { ...stored, passwordHash: renewed });
        await forgetAttempts(change.tx, throttleKey);
        await insertSession(change.tx, session);
        change.audit('user.sign-in', ['user', user.id]);
      });
      return { token, session, user };
    },

    signOut: (viewer) =>
      core.change(viewer, async (change) => {
        if (viewer.sessionId === null) return;
        await deleteSession(change.tx, viewer.sessionId);
        change.audit('user.sign-out', ['user', viewer.user?.id ?? 0]);
      }),

    openSession: async (token, address) => {
      const found = await getSessionRow(database, sessionIdOf(token));
      const now = Date.parse(core.now());
      const isOver =
        !found ||
        Date.parse(found.session.expiresAt) <= now ||
        Date.parse(found.session.lastSeenAt) + SESSION_IDLE <= now;
      if (isOver) return { ...anonymous, address };
      const { session, user } = found;
      if (now - Date.parse(session.lastSeenAt) > MINUTE) await touchSession(database, session.id, core.now());
      return { user, via: 'cookie', sessionId: session.id, address };
    },

    openApplicationPassword: async (login, password, address) => {
      const stored = await findUserRow(database, login);
      const hash = hashApplicationPassword(password);
      const item = stored && (await findApplicationPasswordRow(database, stored.id, hash));
      if (!stored || !item) {
        await throttle(login, address);
        await note({ ...anonymous, address }, 'user.application-password-failed', stored?.id ?? null);
        throw errors.incorrectPassword();
      }
      const isStale = Date.parse(core.now()) - Date.parse(item.lastUsedAt ?? '1970-01-01') > MINUTE;
      if (isStale) await touchApplicationPassword(database, item.uuid, core.now(), address);
      return { user: presentUser(stored), via: 'application-password', sessionId: null, address };
    },

    createNonce: (viewer) => printNonce(core, viewer, currentTick(core)),

    isNonceValid: (viewer, nonce) => {
      if (viewer.sessionId === null || !/^[0-9a-f]{10}$/.test(nonce)) return false;
      const given = Buffer.from(nonce);
      const tick = currentTick(core);
      const matches = [tick, tick - 1].map((one) => timingSafeEqual(given, Buffer.from(printNonce(core, viewer, one))));
      return matches.includes(true);
    },
  };
}

function sessionIdOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

function currentTick(core: CmsCore): number {
  return Math.ceil(Date.parse(core.now()) / NONCE_TICK);
}

function printNonce(core: CmsCore, viewer: Viewer, tick: number): string {
  const subject = `${tick}|rest|${viewer.user?.id ?? 0}|${viewer.sessionId ?? ''}`;
  return createHmac('sha256', core.keys.nonce).update(subject).digest('hex').slice(-12, -2);
}
