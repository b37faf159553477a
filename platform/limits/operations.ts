import type { AttemptCounter } from '#identity/attempt-counter.ts';
import { type AttemptLimits, createAttemptLimits, type Limit } from '#identity/attempt-limits.ts';
import type { Caller } from '../caller.ts';
import type { AuditDetails, PlatformCore } from '../core.ts';
import { PlatformError } from '../errors.ts';

export interface Limits extends AttemptLimits<string, Caller> {
  /** A failure for the audit log, which strangers cannot fill: a thousand in an hour, then one line that there are more. */
  noteFailure(caller: Caller, action: string, accountId: string | null, details?: AuditDetails): Promise<void>;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const NOTES: Limit = { name: 'notes', attempts: 1000, window: HOUR };

/** How often something may be asked for; `-address` ones by one subscriber, who may be a whole office. */
export const limitsOf = {
  namesByAddress: { name: 'names-address', attempts: 120, window: 10 * MINUTE },
  /** By everybody but those who come from where the account signs in. */
  nameByEmail: { name: 'names-email', attempts: 30, window: 10 * MINUTE },
  registrationsByAddress: { name: 'registrations-address', attempts: 30, window: HOUR },
  codesByAddress: { name: 'codes-address', attempts: 60, window: HOUR },
  codesByEmailHour: { name: 'codes-email', attempts: 5, window: HOUR },
  codesByEmailDay: { name: 'codes-email-day', attempts: 10, window: DAY },
  /** Of strangers and the account's own places apart: who fills a mailbox from afar keeps nobody from a code at home. */
  codesFromHome: { name: 'codes-home', attempts: 10, window: DAY },
  codeTriesByAddress: { name: 'code-tries-address', attempts: 60, window: HOUR },
  trialMailsByHour: { name: 'trial-mails', attempts: 5, window: HOUR },
  trialMailsByDay: { name: 'trial-mails-day', attempts: 10, window: DAY },
  /** By one account. */
  downloads: { name: 'downloads', attempts: 60, window: 10 * MINUTE },
  /** By one account: a gate opens again with every visit and reload. */
  documents: { name: 'documents', attempts: 200, window: 10 * MINUTE },
  linksByAddress: { name: 'links-address', attempts: 120, window: 10 * MINUTE },
} as const satisfies Readonly<Record<string, Limit>>;

/** `counter`: where attempts are counted, if not in the database. */
export function createLimits(core: PlatformCore, counter?: AttemptCounter): Limits {
  const limits = createAttemptLimits<string, Caller>({
    database: core.database,
    ...(counter && { counter }),
    key: core.keys.attempts,
    now: () => core.now(),
    print: (milliseconds) => new Date(milliseconds).toISOString(),
    refuse: (retryAfter) => new PlatformError('tooManyTries', { retryAfter }),
    onThrottled: (limit, caller) => noteFailure(caller, 'limit.reached', caller.account?.id ?? null, { limit }),
  });

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
