import { createHmac } from 'node:crypto';
import type { Database, Queryable } from '#kit/database/connect.ts';
import { type AttemptCounter, createDatabaseCounter } from './attempt-counter.ts';
import { type AccountId, deletePlacesOf, findPlaceRow, isPlaceKnown, savePlace } from './attempt-store.ts';
import { subscriberOf } from './mask-address.ts';

export interface Limit {
  /** Part of the stored keys, so it must never change. */
  readonly name: string;
  readonly attempts: number;
  /** Milliseconds. */
  readonly window: number;
}

export interface Place {
  readonly address: string | null;
  /** The token of the device's cookie. */
  readonly device: string | null;
}

export interface SignInAttempt<Id extends AccountId> extends Place {
  /** As typed, in a normalized form. */
  readonly name: string;
  /** Null if no account has this name. */
  readonly accountId: Id | null;
}

export interface Admission {
  /** Whether the account has recently signed in from this device or address. */
  readonly isKnownPlace: boolean;
  /** The password was right: the attempt does not count. */
  forget(tx: Queryable): Promise<void>;
  /** Nothing was compared: the attempt does not count. */
  takeBack(): Promise<void>;
}

export interface Counted {
  /** This one included. */
  readonly made: number;
  readonly isOver: boolean;
  /** The first one beyond the limit. */
  readonly isFirstOver: boolean;
  /** Seconds until the window ends. */
  readonly seconds: number;
}

/** Rate limits for attempts. `Who` identifies the actor in the audit log of the room that uses this. */
export interface AttemptLimits<Id extends AccountId, Who> {
  count(limit: Limit, value: string): Promise<Counted>;
  /** Counts before the work starts, so concurrent attempts can't exceed the limit. Throws the error made by `refuse`. */
  admit(limit: Limit, value: string, who: Who): Promise<Admission>;
  /** For a password attempt. No one can lock others out: failures elsewhere don't count against a known device. */
  admitSignIn(attempt: SignInAttempt<Id>, who: Who): Promise<Admission>;
  /** Whether the account has recently signed in from this device or address. */
  isPlaceOf(accountId: Id | null, place: Place): Promise<boolean>;
  /** Remembers the device and address from which the account signed in. */
  rememberPlaces(tx: Queryable, accountId: Id, place: Place): Promise<void>;
  forgetPlaces(tx: Queryable, accountId: Id): Promise<void>;
  /** The owner of the account showed in another way that the device is theirs: attempts from it are no longer held up. */
  trustDevice(tx: Queryable, accountId: Id, token: string): Promise<void>;
  /** Whether any account has signed in with this device token before. Rules out tokens planted in a browser. */
  isDeviceKnown(token: string): Promise<boolean>;
}

export interface AttemptLimitOptions<Id extends AccountId, Who> {
  readonly database: Database;
  /** Default: in the database. */
  readonly counter?: AttemptCounter;
  /** The HMAC key under which names and addresses are stored as hashes. */
  readonly key: Buffer;
  now(): string;
  /** Formats a time like `now`. */
  print(milliseconds: number): string;
  /** Makes the error for too many attempts. */
  refuse(seconds: number): Error;
  /** Called once per window, for the first attempt over the limit. */
  onThrottled(limit: string, who: Who): Promise<void>;
  /** Called once per window when others have used up all attempts for the name of an account; default: nothing. */
  onHeldUp?(accountId: Id, who: Who): Promise<void>;
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** One name from one subscriber. */
const PAIR: Limit = { name: 'pair', attempts: 5, window: 15 * MINUTE };
/** One name from everywhere. */
const NAME: Limit = { name: 'name', attempts: 10, window: 15 * MINUTE };
/** One account from one device on which it signed in before. */
const DEVICE: Limit = { name: 'device', attempts: 10, window: 15 * MINUTE };
/** One subscriber, all names. It may be a whole office: beyond this, each name gets one try, and all together CROWDED. */
const ADDRESS: Limit = { name: 'address', attempts: 100, window: HOUR };
const CROWDED: Limit = { name: 'crowded', attempts: 10, window: 5 * SECOND };

const DEVICE_REMEMBERED = 90 * DAY;
const ADDRESS_REMEMBERED = 30 * DAY;
/** Per account; the least recently used ones are evicted. */
const MOST_PLACES = 40;

export function createAttemptLimits<Id extends AccountId, Who>(
  options: AttemptLimitOptions<Id, Who>,
): AttemptLimits<Id, Who> {
  const { database, now, refuse, onThrottled, counter = createDatabaseCounter(options.database) } = options;
  const later = (milliseconds: number) => options.print(Date.parse(now()) + milliseconds);
  const hash = (kind: string, value: string) =>
    createHmac('sha256', options.key).update(`${kind}\n${value}`).digest('base64url');
  /** Three characters, 262,144 keys per limit: made-up names can't fill the table. A collision costs at most a wait. */
  const keyOf = ({ name }: Limit, value: string) => `${name} ${hash(name, value).slice(0, 3)}`;
  const deviceKey = (token: string) => `device ${hash('device', token)}`;
  const addressKey = (subscriber: string) => (subscriber === 'unknown' ? null : `address ${hash('place', subscriber)}`);

  const count = async (limit: Limit, value: string): Promise<Counted> => {
    const { count: made, windowEndsAt } = await counter.count(keyOf(limit, value), now(), later(limit.window));
    const seconds = Math.max(1, Math.ceil((Date.parse(windowEndsAt) - Date.parse(now())) / SECOND));
    return { made, isOver: made > limit.attempts, isFirstOver: made === limit.attempts + 1, seconds };
  };

  const countOrRefuse = async (limit: Limit, value: string, who: Who) => {
    const counted = await count(limit, value);
    if (counted.isFirstOver) await onThrottled(limit.name, who);
    if (counted.isOver) throw refuse(counted.seconds);
    return counted;
  };

  const present = (keys: readonly string[], isKnownPlace: boolean): Admission => ({
    isKnownPlace,
    // The user knows the password and may mistype it again later; what others did from this address stays counted.
    forget: async (tx) => {
      const [own = '', ...shared] = keys;
      await counter.forget(own, tx);
      await counter.forgive(shared, tx);
    },
    takeBack: () => counter.forgive(keys),
  });

  /** For a shared address with many failures: its users are not locked out, but guessing becomes slow. */
  const admitCrowd = async (subscriber: string, pair: Counted, who: Who) => {
    const all = await count(ADDRESS, subscriber);
    if (!all.isOver) return null;
    if (all.isFirstOver) await onThrottled(ADDRESS.name, who);
    if (pair.made > 1) return refuse(pair.seconds);
    const crowd = await count(CROWDED, subscriber);
    return crowd.isOver ? refuse(crowd.seconds) : null;
  };

  const findPlace = async (accountId: Id | null, { address, device }: Place) => {
    const ofDevice = device === null ? null : deviceKey(device);
    const keys = [ofDevice, addressKey(subscriberOf(address))].filter((key) => key !== null);
    const key = await findPlaceRow(database, accountId, keys, now());
    return { key, isDevice: key !== null && key === ofDevice };
  };

  return {
    count,

    admit: async (limit, value, who) => {
      await countOrRefuse(limit, value, who);
      return present([keyOf(limit, value)], true);
    },

    admitSignIn: async ({ name, accountId, ...place }, who) => {
      const subscriber = subscriberOf(place.address);
      const known = await findPlace(accountId, place);
      if (known.isDevice) {
        const value = `${accountId} ${known.key}`;
        await countOrRefuse(DEVICE, value, who);
        return present([keyOf(DEVICE, value)], true);
      }
      const pairKey = keyOf(PAIR, `${name}\n${subscriber}`);
      const pair = await countOrRefuse(PAIR, `${name}\n${subscriber}`, who);
      if (known.key !== null) return present([pairKey], true);
      const refusal = await admitCrowd(subscriber, pair, who);
      if (refusal) {
        await counter.forgive([pairKey]);
        throw refusal;
      }
      const all = await count(NAME, name);
      if (all.isFirstOver) {
        await onThrottled(NAME.name, who);
        if (accountId !== null) await options.onHeldUp?.(accountId, who);
      }
      if (all.isOver) throw refuse(all.seconds);
      return present([pairKey, keyOf(NAME, name), keyOf(ADDRESS, subscriber)], false);
    },

    isPlaceOf: async (accountId, place) => (await findPlace(accountId, place)).key !== null,

    rememberPlaces: async (tx, userId, { address, device }) => {
      const here = addressKey(subscriberOf(address));
      if (here !== null) await savePlace(tx, { userId, key: here, expiresAt: later(ADDRESS_REMEMBERED) }, MOST_PLACES);
      if (device === null) return;
      await savePlace(tx, { userId, key: deviceKey(device), expiresAt: later(DEVICE_REMEMBERED) }, MOST_PLACES);
    },

    forgetPlaces: deletePlacesOf,

    trustDevice: async (tx, userId, token) => {
      const key = deviceKey(token);
      await savePlace(tx, { userId, key, expiresAt: later(DEVICE_REMEMBERED) }, MOST_PLACES);
      await counter.forget(keyOf(DEVICE, `${userId} ${key}`), tx);
    },

    isDeviceKnown: (token) => isPlaceKnown(database, deviceKey(token), now()),
  };
}
