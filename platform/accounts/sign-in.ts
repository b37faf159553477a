import type { Passwords } from '#identity/password-hash.ts';
import { createToken } from '#identity/tokens.ts';
import { emailKey, isEmail, isPassword } from '#session/rules.ts';
import { type Caller, requireAccount } from '../caller.ts';
import { deviceCookie, printCookie } from '../cookies.ts';
import type { PlatformCore } from '../core.ts';
import type { EmailCodeOperations } from '../email-codes/operations.ts';
import type { EnvelopeOperations } from '../envelopes/operations.ts';
import { PlatformError } from '../errors.ts';
import type { Limits } from '../limits/operations.ts';
import type { SessionOperations } from '../sessions/operations.ts';
import { deleteSession } from '../sessions/store.ts';
import { communityLogin } from './calls.ts';
import { presentSignedIn } from './model.ts';
import { findAccount, lockAccount, saveLogin, savePassword, saveProof } from './store.ts';

export interface AccountParts {
  readonly envelopes: EnvelopeOperations;
  readonly limits: Limits;
  readonly passwords: Passwords;
  readonly sessions: SessionOperations;
}

export interface LoginInput {
  readonly userName: string;
  readonly userPwd: string;
  readonly platform: string;
  /** An emailed code that opens the way while attempts are held up; otherwise empty. */
  readonly captcha: string;
}

export type SignedIn = ReturnType<typeof presentSignedIn>;

export interface SignInOperations {
  /**
   * Throws `foreignClient`, `malformedName`, `malformedPassword`, `wrongSignIn` (also for an account that does not
   * exist), `wrongConfirmation` if the caller is already signed in with the account, `suspendedAccount` (only after a
   * correct password), `tooManyTries`, `busy`, and whatever opening an envelope or, given a code, `requireCode` throws.
   * A correct code makes the browser a known device of the account, and together with the password it proves the mailbox.
   */
  signIn(input: LoginInput, caller: Caller): Promise<SignedIn & { readonly token: string }>;
  signOut(caller: Caller): Promise<void>;
  presentCaller(caller: Caller): SignedIn;
}

/** Seconds. */
export const DEVICE_LASTS = 90 * 24 * 3600;

export function createSignInOperations(
  core: PlatformCore,
  parts: AccountParts & { readonly emailCodes: EmailCodeOperations },
): SignInOperations {
  const { envelopes, limits, passwords, sessions, emailCodes } = parts;
  const { database } = core;

  /** The token of this browser, or a new one in place of a planted one. */
  const deviceOf = async ({ cookies }: Caller) => {
    const device = cookies.get(deviceCookie) ?? null;
    return device !== null && (await limits.isDeviceKnown(device)) ? device : createToken();
  };

  /** Uses up the code. From then on, only failures from this browser hold it up. */
  const openWay = async (name: string, code: string, accountId: string | null, caller: Caller) => {
    await emailCodes.requireCode('signIn', name, code, caller);
    const device = await deviceOf(caller);
    if (accountId !== null) await core.change(caller, ({ tx }) => limits.trustDevice(tx, accountId, device));
    caller.setCookie(printCookie(core, deviceCookie, device, DEVICE_LASTS));
    return device;
  };

  return {
    signIn: async ({ userName, userPwd, platform, captcha }, caller) => {
      if (platform !== 'community') throw new PlatformError('foreignClient');
      const password = await envelopes.openPassword(userPwd, { action: communityLogin.path, username: userName });
      if (!isEmail(userName)) throw new PlatformError('malformedName');
      if (!isPassword(password)) throw new PlatformError('malformedPassword');
      const stored = await findAccount(database, userName);
      const isProved = captcha !== '';
      const device = isProved
        ? await openWay(userName, captcha, stored?.id ?? null, caller)
        : (caller.cookies.get(deviceCookie) ?? null);
      const place = { address: caller.address, device };
      const attempt = { name: emailKey(userName), accountId: stored?.id ?? null, ...place };
      const admission = await limits.admitSignIn(attempt, caller);
      const lane = admission.isKnownPlace ? 'known' : 'strangers';
      const isRight = await passwords
        .isPasswordRight(stored?.passwordHash ?? null, password, lane)
        .catch(async (error) => {
          await admission.takeBack();
          throw error;
        });
      if (!stored || !isRight) {
        await limits.noteFailure(caller, 'session.refused', stored?.id ?? null);
        // A caller who is signed in with the account already knows that it exists.
        const isOwn = stored !== null && caller.account?.id === stored.id;
        throw new PlatformError(isOwn ? 'wrongConfirmation' : 'wrongSignIn');
      }
      if (stored.suspendedAt !== null) {
        await limits.noteFailure(caller, 'session.suspended', stored.id);
        throw new PlatformError('suspendedAccount');
      }
      const renewed = passwords.isHashOutdated(stored.passwordHash) ? await passwords.hashPassword(password) : null;
      const kept = isProved && device !== null ? device : await deviceOf(caller);
      const signedIn = await core.change(caller, async ({ tx, audit }) => {
        // Logins of one account are serialized, and none succeeds with a password that was changed during the
        // comparison.
        const account = await lockAccount(tx, stored.id);
        if (account?.passwordHash !== stored.passwordHash) throw new PlatformError('wrongSignIn');
        if (renewed !== null) await savePassword(tx, account.id, renewed);
        await admission.forget(tx);
        await limits.rememberPlaces(tx, account.id, { ...place, device: kept });
        if (isProved) await saveProof(tx, account.id, core.now());
        await saveLogin(tx, account.id, core.now(), caller.locale);
        const token = await sessions.beginSession(tx, account.id, caller);
        audit('session.begin', ['account', account.id], { isKnownPlace: admission.isKnownPlace }, account.id);
        return { ...presentSignedIn(account, core.now()), token };
      });
      caller.setCookie(printCookie(core, deviceCookie, kept, DEVICE_LASTS));
      return signedIn;
    },

    signOut: (caller) =>
      core.change(caller, async ({ tx, audit }) => {
        if (caller.sessionId === null) return;
        await deleteSession(tx, caller.sessionId);
        audit('session.end', ['account', requireAccount(caller).id]);
      }),

    presentCaller: (caller) => presentSignedIn(requireAccount(caller), core.now()),
  };
}
