import { createHmac } from 'node:crypto';
import { subscriberOf } from '#identity/mask-address.ts';
import type { Queryable } from '#kit/database/connect.ts';
import type { CmsCore } from '../core.ts';
import { type CmsError, errors } from '../errors.ts';
import { anonymous, type Viewer } from '../permission/viewer.ts';
import { printUtc } from '../print-utc.ts';
import {
  countAttempt,
  deletePlacesOf,
  findPlaceRow,
  forgetAttempts,
  forgiveAttempts,
  isPlaceKnown,
  savePlace,
} from './attempt-store.ts';
import { nameKey } from './store.ts';

export interface SignInAttempt {
  /** As it was typed. */
  readonly login: string;
  /** 0 when nobody has the name. */
  readonly userId: number;
  readonly address: string | null;
  /** The token of the device's cookie. */
  readonly device: string | null;
}

export interface Admission {
  /** Whether the account signed in from this device or address lately. */
  readonly isKnownPlace: boolean;
  /** The password was right: the attempt does not count. */
  forget(tx: Queryable): Promise<void>;
  /** Nothing was compared: the attempt does not count. */
  takeBack(): Promise<void>;
}

export interface AttemptGuard {
  /** Counts before anything is compared, so that a thousand tries at once are no more than their limit. Throws `haptera_too_many_attempts`. */
  admitSignIn(attempt: SignInAttempt): Promise<Admission>;
  /** Of a program's password, which nobody guesses: a right one is never held up. Throws `haptera_too_many_attempts`. */
  countWrongProgram(login: string, address: string | null): Promise<void>;
  /** Of somebody who is signed in and types their password again. Throws `haptera_too_many_attempts`. */
  admitConfirmation(viewer: Viewer): Promise<Admission>;
  /** Remembers from where the account signed in. */
  rememberPlaces(tx: Queryable, place: Omit<SignInAttempt, 'login'>): Promise<void>;
  forgetPlaces(tx: Queryable, userId: number): Promise<void>;
  /** Whether some account signed in with this token before: one that was planted in a browser did not. */
  isDeviceKnown(token: string): Promise<boolean>;
  /** A failure for the audit log, which strangers cannot fill: a thousand in an hour, then one line that there are more. */
  noteFailure(
    viewer: Viewer,
    action: string,
    userId: number,
    details?: Readonly<Record<string, string>>,
  ): Promise<void>;
}

interface Limit {
  readonly name: string;
  readonly attempts: number;
  /** Milliseconds. */
  readonly window: number;
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** One name from one subscriber. */
const PAIR: Limit = { name: 'pair', attempts: 5, window: 15 * MINUTE };
/** One name from everywhere. An account has two, its name and its email address: twenty in all. */
const NAME: Limit = { name: 'name', attempts: 10, window: 15 * MINUTE };
/** One account from one device that it signed in on before. */
const DEVICE: Limit = { name: 'device', attempts: 10, window: 15 * MINUTE };
/** One subscriber, for all names. A whole office may be one: beyond this each name has one try, and all of them CROWDED. */
const ADDRESS: Limit = { name: 'address', attempts: 100, window: HOUR };
const CROWDED: Limit = { name: 'crowded', attempts: 10, window: 5 * SECOND };
const PROGRAM: Limit = { name: 'program', attempts: 10, window: 15 * MINUTE };
const PROGRAM_ADDRESS: Limit = { name: 'program-address', attempts: 100, window: HOUR };
const CONFIRMATION: Limit = { name: 'confirmation', attempts: 5, window: 15 * MINUTE };
const NOTES: Limit = { name: 'notes', attempts: 1000, window: HOUR };

const DEVICE_REMEMBERED = 90 * DAY;
const ADDRESS_REMEMBERED = 30 * DAY;
/** Of one account; those that were used last. */
const MOST_PLACES = 40;

export function createAttemptGuard(core: CmsCore): AttemptGuard {
  const { database } = core;
  const later = (milliseconds: number) => printUtc(Date.parse(core.now()) + milliseconds);
  const hash = (kind: string, value: string) =>
    createHmac('sha256', core.keys.attempts).update(`${kind}\n${value}`).digest('base64url');
  /** Three letters, 262,144 keys for each limit: whoever makes up names fills no table. A shared key costs its holder a wait at most. */
  const keyOf = ({ name }: Limit, value: string) => `${name} ${hash(name, value).slice(0, 3)}`;
  const deviceKey = (token: string) => `device ${hash('device', token)}`;
  const addressKey = (subscriber: string) => (subscriber === 'unknown' ? null : `address ${hash('place', subscriber)}`);

  const count = async (limit: Limit, key: string) => {
    const { count: made, windowEndsAt } = await countAttempt(database, key, core.now(), later(limit.window));
    const seconds = Math.max(1, Math.ceil((Date.parse(windowEndsAt) - Date.parse(core.now())) / SECOND));
    return { made, isOver: made > limit.attempts, isFirstOver: made === limit.attempts + 1, seconds };
  };

  const noteFailure: AttemptGuard['noteFailure'] = async (viewer, action, userId, details = {}) => {
    const { isOver, isFirstOver } = await count(NOTES, keyOf(NOTES, ''));
    if (isOver && !isFirstOver) return;
    const told = isFirstOver ? 'user.more-failures' : action;
    await core.change(viewer, async (change) => change.audit(told, ['user', isFirstOver ? 0 : userId], details));
  };

  const countOrRefuse = async (limit: Limit, key: string, viewer: Viewer) => {
    const counted = await count(limit, key);
    if (counted.isFirstOver) await noteFailure(viewer, 'user.throttled', viewer.user?.id ?? 0, { limit: limit.name });
    if (counted.isOver) throw errors.tooManyAttempts(counted.seconds);
    return counted;
  };

  const admit = (keys: readonly string[], isKnownPlace: boolean): Admission => ({
    isKnownPlace,
    // Whoever knows the password may mistype it anew; what the others at this address did stays counted.
    forget: async (tx) => {
      const [own = '', ...shared] = keys;
      await forgetAttempts(tx, own);
      await forgiveAttempts(tx, shared);
    },
    takeBack: () => forgiveAttempts(database, keys),
  });

  /** A shared address that failed a lot: nobody there is locked out, and nobody there guesses quickly. */
  const admitCrowd = async (subscriber: string, pair: { readonly made: number; readonly seconds: number }) => {
    const all = await count(ADDRESS, keyOf(ADDRESS, subscriber));
    if (!all.isOver) return null;
    if (all.isFirstOver) await noteFailure(anonymous, 'user.throttled', 0, { limit: ADDRESS.name });
    if (pair.made > 1) return errors.tooManyAttempts(pair.seconds);
    const crowd = await count(CROWDED, keyOf(CROWDED, subscriber));
    return crowd.isOver ? errors.tooManyAttempts(crowd.seconds) : null;
  };

  return {
    admitSignIn: async ({ login, userId, address, device }) => {
      const viewer = { ...anonymous, address };
      const subscriber = subscriberOf(address);
      const places = [device === null ? null : deviceKey(device), addressKey(subscriber)];
      const known = await findPlaceRow(
        database,
        userId,
        places.filter((key) => key !== null),
        core.now(),
      );
      if (known !== null && known === places[0]) {
        const key = keyOf(DEVICE, `${userId} ${known}`);
        await countOrRefuse(DEVICE, key, viewer);
        return admit([key], true);
      }
      const pairKey = keyOf(PAIR, `${nameKey(login)}\n${subscriber}`);
      const pair = await countOrRefuse(PAIR, pairKey, viewer);
      if (known !== null) return admit([pairKey], true);
      const refusal: CmsError | null = await admitCrowd(subscriber, pair);
      if (refusal) {
        await forgiveAttempts(database, [pairKey]);
        throw refusal;
      }
      const nameLimitKey = keyOf(NAME, nameKey(login));
      await countOrRefuse(NAME, nameLimitKey, viewer);
      return admit([pairKey, nameLimitKey, keyOf(ADDRESS, subscriber)], false);
    },

    countWrongProgram: async (login, address) => {
      const viewer = { ...anonymous, address };
      const subscriber = subscriberOf(address);
      await countOrRefuse(PROGRAM_ADDRESS, keyOf(PROGRAM_ADDRESS, subscriber), viewer);
      await countOrRefuse(PROGRAM, keyOf(PROGRAM, `${nameKey(login)}\n${subscriber}`), viewer);
    },

    admitConfirmation: async (viewer) => {
      const key = keyOf(CONFIRMATION, viewer.sessionId ?? String(viewer.user?.id));
      await countOrRefuse(CONFIRMATION, key, viewer);
      return admit([key], true);
    },

    rememberPlaces: async (tx, { userId, address, device }) => {
      const here = addressKey(subscriberOf(address));
      if (here !== null) await savePlace(tx, { userId, key: here, expiresAt: later(ADDRESS_REMEMBERED) }, MOST_PLACES);
      if (device === null) return;
      await savePlace(tx, { userId, key: deviceKey(device), expiresAt: later(DEVICE_REMEMBERED) }, MOST_PLACES);
    },

    forgetPlaces: deletePlacesOf,

    isDeviceKnown: (token) => isPlaceKnown(database, deviceKey(token), core.now()),

    noteFailure,
  };
}
