import { type Admission, createAttemptLimits, type Limit } from '#identity/attempt-limits.ts';
import { subscriberOf } from '#identity/mask-address.ts';
import type { Queryable } from '#kit/database/connect.ts';
import type { CmsCore } from '../core.ts';
import { errors } from '../errors.ts';
import { anonymous, type Viewer } from '../permission/viewer.ts';
import { printUtc } from '../print-utc.ts';
import { nameKey } from './store.ts';

export interface SignInAttempt {
  /** As typed. */
  readonly login: string;
  /** 0 if no account has this name. */
  readonly userId: number;
  readonly address: string | null;
  /** The token of the device's cookie. */
  readonly device: string | null;
}

export interface AttemptGuard {
  /**
   * Counts before comparing passwords, so that parallel attempts cannot exceed the limit. Throws
   * `haptera_too_many_attempts`.
   */
  admitSignIn(attempt: SignInAttempt): Promise<Admission>;
  /**
   * Counts wrong application passwords. They cannot be guessed, so a correct one is never blocked. Throws
   * `haptera_too_many_attempts`.
   */
  countWrongProgram(login: string, address: string | null): Promise<void>;
  /** Counts attempts of signed-in users to confirm their password. Throws `haptera_too_many_attempts`. */
  admitConfirmation(viewer: Viewer): Promise<Admission>;
  /** Stores the locations that the account signed in from. */
  rememberPlaces(tx: Queryable, place: Omit<SignInAttempt, 'login'>): Promise<void>;
  forgetPlaces(tx: Queryable, userId: number): Promise<void>;
  /** Whether some account has signed in with this token before, which rules out tokens planted in a browser. */
  isDeviceKnown(token: string): Promise<boolean>;
  /**
   * Writes a failure to the audit log. To keep attackers from flooding it: at most a thousand per hour, then one line
   * saying there are more.
   */
  noteFailure(
    viewer: Viewer,
    action: string,
    userId: number,
    details?: Readonly<Record<string, string>>,
  ): Promise<void>;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const PROGRAM: Limit = { name: 'program', attempts: 10, window: 15 * MINUTE };
const PROGRAM_ADDRESS: Limit = { name: 'program-address', attempts: 100, window: HOUR };
const CONFIRMATION: Limit = { name: 'confirmation', attempts: 5, window: 15 * MINUTE };
/** Per account: its owner is told once a day that attempts are held up. */
const HELD_UP_MAILS: Limit = { name: 'held-up-mails', attempts: 1, window: 24 * HOUR };
const NOTES: Limit = { name: 'notes', attempts: 1000, window: HOUR };

/**
 * `onHeldUp` is called at most once a day for each account whose attempts strangers have used up.
 *
 * An account has two names, its login and its email address: `identity/attempt-limits.ts` counts each.
 */
export function createAttemptGuard(
  core: CmsCore,
  onHeldUp: (userId: number) => Promise<void> = async () => undefined,
): AttemptGuard {
  const limits = createAttemptLimits<number, Viewer>({
    database: core.database,
    key: core.keys.attempts,
    now: () => core.now(),
    print: printUtc,
    refuse: (seconds) => errors.tooManyAttempts(seconds),
    onThrottled: (limit, viewer) => noteFailure(viewer, 'user.throttled', viewer.user?.id ?? 0, { limit }),
    onHeldUp: async (userId) => {
      if (!(await limits.count(HELD_UP_MAILS, String(userId))).isOver) await onHeldUp(userId);
    },
  });

  const noteFailure: AttemptGuard['noteFailure'] = async (viewer, action, userId, details = {}) => {
    const { isOver, isFirstOver } = await limits.count(NOTES, '');
    if (isOver && !isFirstOver) return;
    const told = isFirstOver ? 'user.more-failures' : action;
    await core.change(viewer, async (change) => change.audit(told, ['user', isFirstOver ? 0 : userId], details));
  };

  return {
    admitSignIn: ({ login, userId, address, device }) => {
      const accountId = userId === 0 ? null : userId;
      return limits.admitSignIn({ name: nameKey(login), accountId, address, device }, { ...anonymous, address });
    },

    countWrongProgram: async (login, address) => {
      const viewer = { ...anonymous, address };
      const subscriber = subscriberOf(address);
      await limits.admit(PROGRAM_ADDRESS, subscriber, viewer);
      await limits.admit(PROGRAM, `${nameKey(login)}\n${subscriber}`, viewer);
    },

    admitConfirmation: (viewer) => limits.admit(CONFIRMATION, viewer.sessionId ?? String(viewer.user?.id), viewer),

    rememberPlaces: (tx, { userId, ...place }) => limits.rememberPlaces(tx, userId, place),

    forgetPlaces: limits.forgetPlaces,

    isDeviceKnown: limits.isDeviceKnown,

    noteFailure,
  };
}
