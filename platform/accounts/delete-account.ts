import { subscriberOf } from '#identity/mask-address.ts';
import type { Queryable } from '#kit/database/connect.ts';
import type { Caller } from '../caller.ts';
import { lockCompany } from '../companies/store.ts';
import type { PlatformCore } from '../core.ts';
import type { EmailCodeOperations } from '../email-codes/operations.ts';
import { PlatformError } from '../errors.ts';
import { type Limits, limitsOf } from '../limits/operations.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { deleteMailsTo } from '../mail/store.ts';
import { rememberTrial } from '../trials/past-trials.ts';
import { isKept } from './kept-accounts.ts';
import type { Account } from './model.ts';
import { deleteAccountRow, findAccount, lockAccount } from './store.ts';

/**
 * Deletes an account, given the code that was mailed to it. Throws whatever `requireCode` throws, and only after a correct
 * code, so that strangers learn nothing, `unknownAccount`, and `keptAccount` (`isKept`).
 */
export type DeleteOwnAccount = (
  input: { readonly username: string; readonly captcha: string },
  caller: Caller,
) => Promise<void>;

export interface DeletionParts {
  readonly limits: Limits;
  readonly emailCodes: EmailCodeOperations;
}

export function createAccountDeletion(core: PlatformCore, { limits, emailCodes }: DeletionParts): DeleteOwnAccount {
  return async ({ username, captcha }, caller) => {
    await limits.admit(limitsOf.namesByAddress, subscriberOf(caller.address), caller);
    await emailCodes.requireCode('deletion', username, captcha, caller);
    const account = await findAccount(core.database, username);
    if (account === null) throw new PlatformError('unknownAccount');
    await core.change(caller, async ({ tx, audit }) => {
      // The company must keep one manager, so deletions within a company are serialized.
      if (account.companyId !== null) await lockCompany(tx, account.companyId);
      const present = await lockAccount(tx, account.id);
      if (present === null) throw new PlatformError('unknownAccount');
      if (await isKept(tx, present, core.now())) throw new PlatformError('keptAccount');
      await removeAccount(tx, present, { core, emailCodes, locale: caller.locale });
      audit('account.delete', ['account', account.id], {}, account.id);
    });
  };
}

export interface ErasureParts {
  readonly core: PlatformCore;
  readonly emailCodes: EmailCodeOperations;
}

/** Deletes an account and notifies its owner with a last mail. */
export async function removeAccount(
  tx: Queryable,
  account: Account,
  { locale, ...parts }: ErasureParts & Pick<Caller, 'locale'>,
): Promise<void> {
  await eraseAccount(tx, account, parts);
  await queueMail(tx, { to: account.username, locale, template: 'accountDeleted', values: {} });
}

/**
 * Erases a person's data: the account with its sessions, known places and links, and the mails and codes of its
 * address. Contributions stay, without a name. If the address had a trial, a hash of the address is kept for a year.
 */
export async function eraseAccount(tx: Queryable, account: Account, { core, emailCodes }: ErasureParts): Promise<void> {
  await deleteAccountRow(tx, account.id);
  await emailCodes.forgetAddress(tx, account.username);
  await deleteMailsTo(tx, account.username);
  if (account.trialBegunAt !== null) await rememberTrial(tx, core, account.username);
}
