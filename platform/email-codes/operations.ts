import { subscriberOf } from '#identity/mask-address.ts';
import { createToken, hashToken } from '#identity/tokens.ts';
import type { Queryable } from '#kit/database/connect.ts';
import { isEmail, isEmailCode } from '#session/rules.ts';
import { isKept } from '../accounts/kept-accounts.ts';
import { findAccount, type StoredAccount } from '../accounts/store.ts';
import type { Caller } from '../caller.ts';
import { deviceCookie, printCookie, resetCookie } from '../cookies.ts';
import type { Change, PlatformCore } from '../core.ts';
import { PlatformError } from '../errors.ts';
import { type Limits, limitsOf } from '../limits/operations.ts';
import { mailCode } from './mail-code.ts';
import {
  CODE_LASTS,
  CODE_WAIT,
  type CodePurpose,
  createCode,
  GRANT_LASTS,
  hashAddress,
  hashCode,
  purposesByType,
} from './model.ts';
import * as store from './store.ts';

export interface EmailCodeOperations {
  /**
   * Mails a code; for an address without an account the response is the same, and takes as long. For an account that only
   * staff can delete, the mail about its deletion says so instead. Throws `invalidOperation` for an unknown
   * type, `malformedName`, `earlyResend` and `tooManyTries` with the seconds to wait, and `keptAccount` if the caller
   * is signed in and the deletion would be refused in the end anyway.
   */
  sendCode(type: string, username: string, caller: Caller): Promise<void>;
  /** For password codes: a correct code lets this browser set a new password. Throws as `requireCode`. */
  checkCode(type: string, username: string, code: string, caller: Caller): Promise<void>;
  /** Uses the code up. Throws `wrongCode`, `usedUpCode`, `expiredCode`, `tooManyTries`. */
  requireCode(purpose: CodePurpose, username: string, code: string, caller: Caller): Promise<void>;
  /** Whether this browser recently checked a password code for the address. */
  mayReset(username: string, caller: Caller): Promise<boolean>;
  /** As `mayReset`, but uses up the right: of several concurrent calls only one gets true. */
  spendReset(change: Change, username: string, caller: Caller): Promise<boolean>;
  /** Deletes everything stored for an address. */
  forgetAddress(tx: Queryable, username: string): Promise<void>;
}

export function createEmailCodeOperations(core: PlatformCore, limits: Limits): EmailCodeOperations {
  const { database } = core;
  const secret = core.keys.codes;
  const keyOf = (purpose: CodePurpose, username: string) => ({ purpose, address: hashAddress(secret, username) });
  const grantOf = ({ cookies }: Caller) => hashToken(cookies.get(resetCookie) ?? '');

  const countMail = async (key: store.CodeKey, account: StoredAccount | null, caller: Caller) => {
    await limits.admit(limitsOf.codesByAddress, subscriberOf(caller.address), caller);
    // Strangers cannot fill a mailbox faster by asking for codes of both kinds.
    const name = `${key.purpose === 'signIn' ? 'password' : key.purpose} ${key.address}`;
    const place = { address: caller.address, device: caller.cookies.get(deviceCookie) ?? null };
    if (await limits.isPlaceOf(account?.id ?? null, place)) return limits.admit(limitsOf.codesFromHome, name, caller);
    await limits.admit(limitsOf.codesByEmailHour, name, caller);
    return limits.admit(limitsOf.codesByEmailDay, name, caller);
  };

  const refuseEarly = (sentAt: string | null) => {
    const wait = Date.parse(sentAt ?? core.now()) + CODE_WAIT - Date.parse(core.now());
    return new PlatformError('earlyResend', { retryAfter: Math.max(1, Math.ceil(wait / 1000)) });
  };

  const requireCode: EmailCodeOperations['requireCode'] = async (purpose, username, code, caller) => {
    await limits.admit(limitsOf.codeTriesByAddress, subscriberOf(caller.address), caller);
    if (!isEmailCode(code)) throw new PlatformError('wrongCode');
    const key = keyOf(purpose, username);
    const compared = await store.compareCode(database, key, hashCode(secret, purpose, username, code), core.now());
    if (compared === 'right') return;
    await limits.noteFailure(caller, 'code.refused', null, { purpose, reason: compared });
    throw new PlatformError(refusals[compared]);
  };

  return {
    sendCode: async (type, username, caller) => {
      const purpose = requirePurpose(type);
      if (!isEmail(username)) throw new PlatformError('malformedName');
      const account = await findAccount(database, username);
      const isOwnDeletion = purpose === 'deletion' && account !== null && caller.account?.id === account.id;
      if (isOwnDeletion && (await isKept(database, account, core.now()))) throw new PlatformError('keptAccount');
      const key = keyOf(purpose, username);
      const sentAt = await store.findSentAt(database, key);
      if (sentAt !== null && Date.parse(sentAt) + CODE_WAIT > Date.parse(core.now())) throw refuseEarly(sentAt);
      await countMail(key, account, caller);
      const code = createCode();
      await core.change(caller, async (change) => {
        const isSaved = await store.saveCode(change.tx, {
          ...key,
          codeHash: hashCode(secret, purpose, username, code),
          now: core.now(),
          expiresAt: core.later(CODE_LASTS),
          sentBefore: core.later(-CODE_WAIT),
        });
        if (!isSaved) throw refuseEarly(null);
        await mailCode(change, account, { purpose, code, locale: caller.locale }, core);
      });
    },

    checkCode: async (type, username, code, caller) => {
      const purpose = requirePurpose(type);
      // A deletion code is checked by the deletion itself, because checking uses it up.
      if (purpose !== 'password') throw new PlatformError('invalidOperation');
      await requireCode(purpose, username, code, caller);
      const token = createToken();
      await store.saveGrant(database, keyOf(purpose, username), hashToken(token), core.later(GRANT_LASTS));
      caller.setCookie(printCookie(core, resetCookie, token, GRANT_LASTS / 1000));
    },

    requireCode,

    mayReset: (username, caller) => store.hasGrant(database, keyOf('password', username), grantOf(caller), core.now()),

    spendReset: async ({ tx, afterCommit }, username, caller) => {
      const isSpent = await store.spendGrant(tx, keyOf('password', username), grantOf(caller), core.now());
      afterCommit(() => caller.setCookie(printCookie(core, resetCookie, '', 0)));
      return isSpent;
    },

    forgetAddress: (tx, username) => store.deleteCodesOf(tx, hashAddress(secret, username)),
  };
}

const refusals = { wrong: 'wrongCode', expired: 'expiredCode', 'used up': 'usedUpCode' } as const;

function requirePurpose(type: string): CodePurpose {
  const purpose = purposesByType.get(type);
  if (purpose === undefined) throw new PlatformError('invalidOperation');
  return purpose;
}
