import { randomUUID } from 'node:crypto';
import { addresses } from '#contract/addresses.ts';
import { maskAddress } from '#identity/mask-address.ts';
import { createToken, hashToken } from '#identity/tokens.ts';
import type { CmsCore } from '../core.ts';
import { errors } from '../errors.ts';
import { anonymous, type User, type Viewer } from '../permission/viewer.ts';
import { printUtc } from '../print-utc.ts';
import { findApplicationPasswordRow, touchApplicationPassword } from './application-password-store.ts';
import { hashApplicationPassword } from './application-passwords.ts';
import { createAttemptGuard } from './attempts.ts';
import { DEVICE_PASS_LASTS, deviceOfPass, isDevicePass, printDevicePass } from './device-pass.ts';
import type { Session } from './model.ts';
import { createNonceOperations, type NonceOperations } from './nonces.ts';
import { hashPassword, isHashOutdated, isPasswordRight } from './passwords.ts';
import { deleteSession, getSessionRow, insertSession, touchSession, trimSessions } from './session-store.ts';
import { SESSION_IDLE } from './sessions.ts';
import { findUserRow, getUserRow, presentUser, updateUserRow } from './store.ts';

export interface SignIn {
  readonly login: string;
  readonly password: string;
  readonly address: string | null;
  /** The user agent of the browser. */
  readonly agent?: string;
  /** The token of the device's cookie. */
  readonly device?: string | null;
  /** A pass from a mail, which makes this device known (`printDevicePass`). An invalid one changes nothing. */
  readonly pass?: string | null;
  /** The token of the browser's current session, which the new one replaces. */
  readonly replaces?: string | null;
}

export interface SignedIn {
  /** For the session cookie; not stored. */
  readonly token: string;
  /** For the device cookie, which only proves that someone has signed in on this device before. */
  readonly device: string;
  readonly session: Session;
  readonly user: User;
}

export interface SignInOperations extends NonceOperations {
  /**
   * Throws `haptera_incorrect_password` 401 (also for unknown names), `haptera_too_many_attempts` 429, `haptera_busy`
   * 503.
   */
  signIn(input: SignIn): Promise<SignedIn>;
  signOut(viewer: Viewer): Promise<void>;
  /**
   * The viewer for a session token; `anonymous` (with the address) if the session is unknown, idle for too long or
   * expired.
   */
  openSession(token: string, address: string | null): Promise<Viewer>;
  /**
   * For `Authorization: Basic`. Throws `haptera_incorrect_password` 401, `haptera_password_expired` 401,
   * `haptera_too_many_attempts` 429.
   */
  openApplicationPassword(login: string, password: string, address: string | null): Promise<Viewer>;
}

/** Tells a user by mail that strangers hold up sign-ins. Returns at once, so that no response tells who has an account. */
export type TellHeldUp = (user: User, link: string) => void;

const MINUTE = 60_000;

const SESSION_ABSOLUTE = 14 * 24 * 60 * MINUTE;

/** The most sessions per account; beyond that, the least recently seen one ends. */
const MOST_SESSIONS = 50;
const AGENT_LENGTH = 200;

/** `tellHeldUp` mails a link with a pass to the owner of an account whose attempts strangers have used up. */
export function createSignInOperations(core: CmsCore, tellHeldUp: TellHeldUp): SignInOperations {
  const { database } = core;
  const attempts = createAttemptGuard(core, async (userId) => {
    const user = await getUserRow(database, userId);
    if (user === null) return;
    const pass = printDevicePass(core.keys.devicePasses, userId, Date.parse(core.now()) + DEVICE_PASS_LASTS);
    tellHeldUp(presentUser(user), `${core.publicUrl}${addresses.studio.path}#sign-in-pass=${pass}`);
  });
  const isPassOf = (pass: string, userId: number) =>
    isDevicePass(core.keys.devicePasses, pass, userId, Date.parse(core.now()));
  const later = (milliseconds: number) => printUtc(Date.parse(core.now()) + milliseconds);

  return {
    ...createNonceOperations(core),

    signIn: async ({ login, password, address, agent = '', device: own = null, pass = null, replaces = null }) => {
      const stored = await findUserRow(database, login);
      const isPass = pass !== null && stored !== null && isPassOf(pass, stored.id);
      const device = isPass ? deviceOfPass(pass) : own;
      if (isPass) await attempts.rememberPlaces(database, { userId: stored.id, address: null, device });
      const admission = await attempts.admitSignIn({ login, userId: stored?.id ?? 0, address, device });
      const lane = admission.isKnownPlace ? 'known' : 'strangers';
      const isRight = await isPasswordRight(stored?.passwordHash ?? null, password, lane).catch(async (error) => {
        await admission.takeBack();
        throw error;
      });
      if (!stored || !isRight) {
        await attempts.noteFailure({ ...anonymous, address }, 'user.sign-in-failed', stored?.id ?? 0);
        throw errors.incorrectPassword();
      }
      const renewed = isHashOutdated(stored.passwordHash) ? await hashPassword(password) : null;
      const user = presentUser(stored);
      const kept = device !== null && (await attempts.isDeviceKnown(device)) ? device : createToken();
      const token = createToken();
      const session: Session = {
        id: hashToken(token),
        handle: randomUUID(),
        userId: user.id,
        agent: cleanAgent(agent),
        network: maskAddress(address),
        createdAt: core.now(),
        lastSeenAt: core.now(),
        expiresAt: later(SESSION_ABSOLUTE),
      };
      await core.change({ user, via: 'cookie', sessionId: session.id, address }, async (change) => {
        if (renewed !== null) await updateUserRow(change.tx, { ...stored, passwordHash: renewed });
        await admission.forget(change.tx);
        await attempts.rememberPlaces(change.tx, { userId: user.id, address, device: kept });
        if (replaces !== null) await deleteSession(change.tx, hashToken(replaces));
        await insertSession(change.tx, session);
        await trimSessions(change.tx, user.id, MOST_SESSIONS);
        change.audit('user.sign-in', ['user', user.id], { isKnownPlace: admission.isKnownPlace });
      });
      return { token, device: kept, session, user };
    },

    signOut: (viewer) =>
      core.change(viewer, async (change) => {
        if (viewer.sessionId === null) return;
        await deleteSession(change.tx, viewer.sessionId);
        change.audit('user.sign-out', ['user', viewer.user?.id ?? 0]);
      }),

    openSession: async (token, address) => {
      const found = await getSessionRow(database, hashToken(token));
      const now = Date.parse(core.now());
      const isOver =
        !found ||
        Date.parse(found.session.expiresAt) <= now ||
        Date.parse(found.session.lastSeenAt) + SESSION_IDLE <= now;
      if (isOver) return { ...anonymous, address };
      const { session, user } = found;
      const isStale = now - Date.parse(session.lastSeenAt) > MINUTE;
      if (isStale) await touchSession(database, session.id, core.now(), maskAddress(address));
      return { user, via: 'cookie', sessionId: session.id, address };
    },

    openApplicationPassword: async (login, password, address) => {
      const stored = await findUserRow(database, login);
      // Also query for unknown names, so that they take as long as known ones.
      const item = await findApplicationPasswordRow(database, stored?.id ?? 0, hashApplicationPassword(password));
      if (!stored || !item) {
        await attempts.countWrongProgram(login, address);
        const failed = 'user.application-password-failed';
        await attempts.noteFailure({ ...anonymous, address }, failed, stored?.id ?? 0);
        throw errors.incorrectPassword();
      }
      const now = Date.parse(core.now());
      // Reveals the expiry only to someone who has the password.
      if (item.expiresAt !== null && Date.parse(item.expiresAt) <= now) throw errors.applicationPasswordExpired();
      const isStale = now - Date.parse(item.lastUsedAt ?? '1970-01-01') > MINUTE;
      if (isStale) await touchApplicationPassword(database, item.uuid, core.now(), address);
      const applicationPassword = { uuid: item.uuid, scope: item.scope };
      return { user: presentUser(stored), via: 'application-password', sessionId: null, address, applicationPassword };
    },
  };
}

/** Keeps only printable characters, since it is displayed. */
function cleanAgent(agent: string): string {
  return agent.replace(/[^\x20-\x7e]/g, '').slice(0, AGENT_LENGTH);
}
