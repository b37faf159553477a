import type { Caller } from '../caller.ts';
import type { PlatformCore } from '../core.ts';
import type { EmailCodeOperations } from '../email-codes/operations.ts';
import type { TwoPasswords } from '../envelopes/operations.ts';
import { PlatformError } from '../errors.ts';
import { forgetPassword } from './calls.ts';
import { giveToMailbox } from './give-to-mailbox.ts';
import { requireGoodPassword } from './password-rules.ts';
import type { AccountParts } from './sign-in.ts';
import { findAccount } from './store.ts';

/**
 * Sets a new password, once, for the browser in which the mailed code was checked. Throws `unverifiedReset`,
 * `differentPasswords`, `malformedPassword`, `commonPassword`, `unchangedPassword`, `busy`, and whatever opening an envelope throws;
 * after all but the first, the browser may try again.
 */
export type ResetPassword = (input: TwoPasswords & { readonly username: string }, caller: Caller) => Promise<void>;

export function createPasswordReset(
  core: PlatformCore,
  { envelopes, limits, passwords, emailCodes }: AccountParts & { readonly emailCodes: EmailCodeOperations },
): ResetPassword {
  return async ({ username, ...sealed }, caller) => {
    const password = await envelopes.openNewPassword(sealed, { action: forgetPassword.path, username });
    // Checked before anything that depends on the account, so that strangers learn nothing about it.
    if (!(await emailCodes.mayReset(username, caller))) throw new PlatformError('unverifiedReset');
    const account = await findAccount(core.database, username);
    if (account === null) throw new PlatformError('unverifiedReset');
    requireGoodPassword(password, account.username);
    if (await passwords.isPasswordRight(account.passwordHash, password, 'known')) {
      throw new PlatformError('unchangedPassword');
    }
    const passwordHash = await passwords.hashPassword(password);
    await core.change(caller, async (change) => {
      if (!(await emailCodes.spendReset(change, username, caller))) throw new PlatformError('unverifiedReset');
      await giveToMailbox(change, { ...account, passwordHash }, { core, limits, caller });
      change.audit('account.reset-password', ['account', account.id], {}, account.id);
    });
  };
}
