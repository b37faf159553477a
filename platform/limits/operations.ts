import type { AttemptCounter } from '#identity/attempt-counter.ts';
import { type AttemptLimits, createAttemptLimits, type Limit } from '#identity/attempt-limits.ts';
import { getAccount } from '../accounts/store.ts';
import type { Caller } from '../caller.ts';
import type { AuditDetails, PlatformCore } from '../core.ts';
import { PlatformError } from '../errors.ts';
import { queueMail } from '../mail/queue-mail.ts';

export interface Limits extends AttemptLimits<string, Caller> {
  /**
   * Records a failure in the audit log. Limited to a thousand an hour plus one entry that says there are more, so that
   * strangers cannot flood the log.
   */
  noteFailure(caller: Caller, action: string, accountId: string | null, details?: AuditDetails): Promise<void>;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Per account: its owner is told once a day that attempts are held up. */
const HELD_UP_MAILS: Limit = { name: 'held-up-mails', attempts: 1, window: DAY };
const NOTES: Limit = { name: 'notes', attempts: 1000, window: HOUR };

/** The rate limits. `-address` limits are per network subscriber, which may be a whole office. */
export const limitsOf = {
  namesByAddress: { name: 'names-address', attempts: 120, window: 10 * MINUTE },
  /** For requests from places where the account does not usually sign in, all together. */
  nameByEmail: { name: 'names-email', attempts: 30, window: 10 * MINUTE },
  registrationsByAddress: { name: 'registrations-address', attempts: 30, window: HOUR },
  /** Per account: attempts at the old password of whoever is signed in and changes it. */
  ownPassword: { name: 'own-password', attempts: 5, window: 15 * MINUTE },
  codesByAddress: { name: 'codes-address', attempts: 60, window: HOUR },
  codesByEmailHour: { name: 'codes-email', attempts: 5, window: HOUR },
  codesByEmailDay: { name: 'codes-email-day', attempts: 10, window: DAY },
  /**
   * Strangers and the account's known places are counted separately, so that strangers cannot block the owner's codes.
   */
  codesFromHome: { name: 'codes-home', attempts: 10, window: DAY },
  codeTriesByAddress: { name: 'code-tries-address', attempts: 60, window: HOUR },
  trialMailsByHour: { name: 'trial-mails', attempts: 5, window: HOUR },
  trialMailsByDay: { name: 'trial-mails-day', attempts: 10, window: DAY },
  /** Per account. */
  downloads: { name: 'downloads', attempts: 60, window: 10 * MINUTE },
  /** Per account; high, because every visit and reload opens the gate again. */
  documents: { name: 'documents', attempts: 200, window: 10 * MINUTE },
  linksByAddress: { name: 'links-address', attempts: 120, window: 10 * MINUTE },
} as const satisfies Readonly<Record<string, Limit>>;

/** `counter` counts attempts in place of the database. */
export function createLimits(core: PlatformCore, counter?: AttemptCounter): Limits {
  const limits = createAttemptLimits<string, Caller>({
    database: core.database,
    ...(counter && { counter }),
    key: core.keys.attempts,
    now: () => core.now(),
    print: (milliseconds) => new Date(milliseconds).toISOString(),
    refuse: (retryAfter) => new PlatformError('tooManyTries', { retryAfter }),
    onThrottled: (limit, caller) => noteFailure(caller, 'limit.reached', caller.account?.id ?? null, { limit }),
    onHeldUp: (accountId, caller) => tellOwner(accountId, caller),
  });

  const tellOwner = async (accountId: string, caller: Caller) => {
    if ((await limits.count(HELD_UP_MAILS, accountId)).isOver) return;
    await core.change(caller, async ({ tx, audit }) => {
      const account = await getAccount(tx, accountId);
      if (account === null) return;
      const { username: to, locale } = account;
      await queueMail(tx, { to, locale, template: 'signInsHeldUp', values: {} });
      audit('account.tell-held-up', ['account', accountId], {}, accountId);
    });
  };

  const noteFailure: Limits['noteFailure'] = async (caller, action, accountId, details = {}) => {
    const { isOver, isFirstOver } = await limits.count(NOTES, '');
    if (isOver && !isFirstOver) return;
    const object = ['account', isFirstOver ? '' : (accountId ?? '')] as const;
    await core.change(caller, async (change) => {
      change.audit(isFirstOver ? 'limit.more-failures' : action, object, details, accountId);
    });
  };

  return { ...limits, noteFailure };
}
