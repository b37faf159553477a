import { randomUUID } from 'node:crypto';
import { nobodysPassword, type Passwords } from '#identity/password-hash.ts';
import type { Queryable } from '#kit/database/connect.ts';
import { emailKey, isEmail } from '#session/rules.ts';
import { eraseAccount, removeAccount } from '../accounts/delete-account.ts';
import { type Account, countRemainingDays, hasRights } from '../accounts/model.ts';
import { createPasswordLink } from '../accounts/password-links.ts';
import { requireGoodPassword } from '../accounts/password-rules.ts';
import {
  countManagers,
  findAccount,
  getAccount,
  lockAccount,
  type StoredAccount,
  savePassword,
} from '../accounts/store.ts';
import type { Caller } from '../caller.ts';
import { handOverConfigFiles } from '../config-files/store.ts';
import type { Change, PlatformCore } from '../core.ts';
import type { EmailCodeOperations } from '../email-codes/operations.ts';
import type { EnvelopeOperations, TwoPasswords } from '../envelopes/operations.ts';
import { PlatformError } from '../errors.ts';
import { type Limits, limitsOf } from '../limits/operations.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { deleteSessionsOf } from '../sessions/store.ts';
import { setPassword } from './calls.ts';
import { isManagerOf, requireManager } from './policy.ts';
import {
  type CompanyTotals,
  countCompany,
  handOver,
  listAccountRows,
  lockCompany,
  lockCompanyAccount,
} from './store.ts';

export interface AccountPage {
  readonly keyword: string;
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
}

export interface ListedAccount {
  readonly id: string;
  readonly username: string;
  readonly registeredAt: string;
  readonly lastLoginAt: string | null;
  readonly remainingDays: number;
  readonly isManager: boolean;
}

/**
 * What managers can do with the accounts of their own company. Accounts of others are treated as unknown
 * (`unknownAccount`).
 */
export interface CompanyOperations {
  getTotals(caller: Caller): Promise<CompanyTotals>;
  listAccounts(page: AccountPage, caller: Caller): Promise<{ total: number; accounts: ListedAccount[] }>;
  /**
   * Transfers all rights of an account to a new address, whose owner sets a new password, and ends the old account.
   * An unproved account of the new address without rights is deleted. Throws `malformedName`, `badRequest` when the
   * addresses differ, `takenAccount`, `unknownAccount`.
   */
  changeEmail(input: { id: string; newEmail: string; newEmailConfirm: string }, caller: Caller): Promise<void>;
  /**
   * Ends the sessions of the account, except the caller's. Throws `differentPasswords`, `malformedPassword`,
   * `commonPassword`, `unknownAccount`, `busy`, and whatever opening an envelope throws. For the caller's own account:
   * `ownPassword` without the old password, `wrongConfirmation`, `unchangedPassword`, `tooManyTries`.
   */
  setPassword(input: NewPassword, caller: Caller): Promise<void>;
  /** Throws `invalidOperation` for the caller's own account and for the last manager, `unknownAccount`. */
  removeAccount(id: string, caller: Caller): Promise<void>;
}

interface NewPassword extends TwoPasswords {
  readonly id: string;
  /** Sealed; only for the caller's own account. */
  readonly oldPassword?: string | undefined;
}

export interface CompanyParts {
  readonly emailCodes: EmailCodeOperations;
  readonly envelopes: EnvelopeOperations;
  readonly limits: Limits;
  readonly passwords: Passwords;
}

const DAY = 24 * 60 * 60_000;

export function createCompanyOperations(core: PlatformCore, parts: CompanyParts): CompanyOperations {
  const { emailCodes, envelopes, limits, passwords } = parts;

  /** Changes by managers of one company are serialized; a caller who is no longer a manager by then is refused. */
  const changeAccount = (
    caller: Caller,
    id: string,
    act: (change: Change, account: StoredAccount, companyId: string) => Promise<void>,
  ) => {
    const { companyId, id: managerId } = requireManager(caller);
    return core.change(caller, async (change) => {
      await lockCompany(change.tx, companyId);
      const manager = await getAccount(change.tx, managerId);
      if (manager === null || !isManagerOf(manager, companyId)) throw new PlatformError('missingPrivilege');
      await act(change, await requireOwn(change.tx, companyId, id), companyId);
    });
  };

  /** Whoever registered the address without proving its mailbox must not keep its owner from taking over. */
  const removeSquatter = async (tx: Queryable, email: string) => {
    const found = await findAccount(tx, email);
    const squatter = found && (await lockAccount(tx, found.id));
    if (!squatter || squatter.provedAt !== null || squatter.suspendedAt !== null || hasRights(squatter)) return;
    await eraseAccount(tx, squatter, { core, emailCodes });
  };

  const changeOwnPassword = async ({ id, oldPassword: old, ...sealed }: NewPassword, caller: Caller) => {
    // A session alone, on a computer left open, must not be enough to take the account over.
    if (old === undefined) throw new PlatformError('ownPassword');
    const purpose = { action: setPassword.path, username: id };
    const { oldPassword, newPassword } = await envelopes.openPasswordChange({ ...sealed, oldPassword: old }, purpose);
    requireGoodPassword(newPassword, '');
    const stored = (await getAccount(core.database, id))?.passwordHash ?? null;
    const admission = await limits.admit(limitsOf.ownPassword, id, caller);
    const isRight = await passwords.isPasswordRight(stored, oldPassword, 'known').catch(async (error) => {
      await admission.takeBack();
      throw error;
    });
    if (!isRight) {
      await limits.noteFailure(caller, 'session.refused', id);
      throw new PlatformError('wrongConfirmation');
    }
    await admission.takeBack();
    if (newPassword === oldPassword) throw new PlatformError('unchangedPassword');
    const passwordHash = await passwords.hashPassword(newPassword);
    await changeAccount(caller, id, async ({ tx, audit }, account) => {
      // It may have been changed elsewhere while it was compared.
      if (account.passwordHash !== stored) throw new PlatformError('wrongConfirmation');
      requireGoodPassword(newPassword, account.username);
      await saveNewPassword(tx, account, { passwordHash, keptSession: caller.sessionId });
      audit('account.change-password', ['account', id], {}, id);
    });
  };

  /** Ends the sessions that the old password began, and tells the owner. */
  const saveNewPassword = async (
    tx: Queryable,
    { id, username, locale }: Account,
    { passwordHash, keptSession }: { readonly passwordHash: string; readonly keptSession: string | null },
  ) => {
    await savePassword(tx, id, passwordHash);
    await deleteSessionsOf(tx, id, keptSession);
    await limits.forgetPlaces(tx, id);
    await queueMail(tx, { to: username, locale, template: 'passwordChanged', values: {} });
  };

  return {
    getTotals: async (caller) => {
      const times = { now: core.now(), weekAgo: core.later(-7 * DAY), soon: core.later(30 * DAY) };
      const totals = await countCompany(core.database, requireManager(caller).companyId, times);
      if (totals === null) throw new PlatformError('missingPrivilege');
      return totals;
    },

    listAccounts: async ({ keyword, page, pageSize }, caller) => {
      const { companyId } = requireManager(caller);
      const search = { companyId, keyword, limit: pageSize, offset: (page - 1) * pageSize };
      const { total, accounts } = await listAccountRows(core.database, search);
      return { total, accounts: accounts.map((account) => presentListed(account, core.now())) };
    },

    changeEmail: async ({ id, newEmail, newEmailConfirm }, caller) => {
      if (!isEmail(newEmail)) throw new PlatformError('malformedName');
      if (emailKey(newEmail) !== emailKey(newEmailConfirm)) {
        const message = 'The two addresses do not match.';
        throw new PlatformError('badRequest', { problems: [{ field: 'newEmailConfirm', message }] });
      }
      await changeAccount(caller, id, async ({ tx, audit }, account) => {
        await removeSquatter(tx, newEmail);
        const next = { id: randomUUID(), email: newEmail, passwordHash: nobodysPassword, now: core.now() };
        if (!(await handOver(tx, id, next))) throw new PlatformError('takenAccount');
        await handOverConfigFiles(tx, id, next.id);
        await eraseAccount(tx, account, { core, emailCodes });
        const { locale, username: oldEmail } = account;
        await queueMail(tx, { to: oldEmail, locale, template: 'emailMoved', values: { newEmail } });
        const link = await createPasswordLink(tx, core, { id: next.id, locale });
        await queueMail(tx, { to: newEmail, locale, template: 'emailTaken', values: { oldEmail, link } });
        audit('company.change-email', ['account', id], { successor: next.id });
      });
    },

    setPassword: async ({ id, oldPassword, ...sealed }, caller) => {
      if (id === requireManager(caller).id) return changeOwnPassword({ id, oldPassword, ...sealed }, caller);
      const password = await envelopes.openNewPassword(sealed, { action: setPassword.path, username: id });
      requireGoodPassword(password, '');
      const passwordHash = await passwords.hashPassword(password);
      await changeAccount(caller, id, async ({ tx, audit }, account) => {
        requireGoodPassword(password, account.username);
        await saveNewPassword(tx, account, { passwordHash, keptSession: null });
        audit('company.set-password', ['account', id]);
      });
    },

    removeAccount: async (id, caller) => {
      if (id === requireManager(caller).id) throw new PlatformError('invalidOperation');
      await changeAccount(caller, id, async ({ tx, audit }, account, companyId) => {
        const isLast = account.isManager && (await countManagers(tx, companyId)) <= 1;
        if (isLast) throw new PlatformError('invalidOperation');
        await removeAccount(tx, account, { core, emailCodes, locale: account.locale });
        audit('company.delete-account', ['account', id]);
      });
    },
  };
}

async function requireOwn(tx: Queryable, companyId: string, id: string): Promise<StoredAccount> {
  const account = await lockCompanyAccount(tx, companyId, id);
  if (account === null) throw new PlatformError('unknownAccount');
  return account;
}

function presentListed(account: Account, now: string): ListedAccount {
  const { id, username, registeredAt, lastLoginAt, isManager } = account;
  return { id, username, registeredAt, lastLoginAt, isManager, remainingDays: countRemainingDays(account, now) };
}
