import { randomUUID } from 'node:crypto';
import { nobodysPassword } from '#identity/password-hash.ts';
import type { Queryable } from '#kit/database/connect.ts';
import { emailKey, isEmail } from '#session/rules.ts';
import type { Caller } from '../caller.ts';
import { lockCompany } from '../companies/store.ts';
import type { AuditDetails, Change, PlatformCore } from '../core.ts';
import type { EmailCodeOperations } from '../email-codes/operations.ts';
import { PlatformError } from '../errors.ts';
import type { Limits } from '../limits/operations.ts';
import type { PlatformLocale } from '../locale.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { deleteSessionsOf } from '../sessions/store.ts';
import { removeAccount } from './delete-account.ts';
import { type Account, hasRights } from './model.ts';
import { createPasswordLink, hasPasswordLink } from './password-links.ts';
import { secureAccount } from './secure-account.ts';
import {
  type AccountRights,
  clearProfile,
  countOthers,
  findAccount,
  getAccount,
  insertAccount,
  lockAccount,
  type StoredAccount,
  saveRights,
  saveSuspension,
} from './store.ts';

/** The rights of an account that staff can change; omitted ones stay unchanged. */
export type RightsChange = Partial<Omit<AccountRights, 'trialBegunAt'>>;

export interface NewMember {
  readonly username: string;
  readonly locale: PlatformLocale;
  readonly rights: RightsChange;
  readonly by: string;
}

/** `by` is the member of staff. All but `add` throw `unknownAccount`. */
export interface StaffAccountOperations {
  /**
   * Returns the account's id. An unproved account of the address without rights is taken over: whoever registered it is
   * signed out, and the mailbox gets a link that sets a password, as it does for a new account. Throws `malformedName`,
   * `takenAccount`, `badRequest` with the field that contradicts the others.
   */
  add(member: NewMember, caller: Caller): Promise<string>;
  /**
   * An unproved account that gets rights by it is secured (`secureAccount`). Throws `badRequest` as `add` does, and
   * `invalidOperation` when a company would lose its last manager.
   */
  change(id: string, rights: RightsChange, by: string, caller: Caller): Promise<void>;
  suspend(id: string, by: string, caller: Caller): Promise<void>;
  release(id: string, by: string, caller: Caller): Promise<void>;
  /** Throws `invalidOperation` when a company would lose its last manager. */
  remove(id: string, by: string, caller: Caller): Promise<void>;
}

export interface StaffAccountParts {
  readonly emailCodes: EmailCodeOperations;
  readonly limits: Limits;
}

export function createStaffAccountOperations(
  core: PlatformCore,
  { emailCodes, limits }: StaffAccountParts,
): StaffAccountOperations {
  /** Serialized with all other changes to the same account and its companies. */
  const changeOne = (
    id: string,
    companies: readonly (string | null | undefined)[],
    caller: Caller,
    act: (change: Change, account: StoredAccount) => Promise<void>,
  ) =>
    core.change(caller, async (change) => {
      const seen = await getAccount(change.tx, id);
      if (seen === null) throw new PlatformError('unknownAccount');
      await lockCompanies(change.tx, [seen.companyId, ...companies]);
      const account = await lockAccount(change.tx, id);
      if (account === null) throw new PlatformError('unknownAccount');
      // It was moved to another company before its old one could be locked.
      if (account.companyId !== seen.companyId) throw new PlatformError('busy', { retryAfter: 1 });
      await act(change, account);
    });

  const requireKept = async (tx: Queryable, account: Account, next: RightsChange | null) => {
    const { companyId, isManager, id } = account;
    if (companyId === null || !isManager) return;
    if (next !== null && next.companyId === companyId && next.isManager) return;
    const others = await countOthers(tx, companyId, id);
    // The last manager may only go together with the last account: remaining accounts need a manager.
    const remaining = others.accounts + (next?.companyId === companyId ? 1 : 0);
    if (others.managers === 0 && remaining > 0) throw new PlatformError('invalidOperation');
  };

  /** Null when the address belongs to somebody, or staff have given its account rights already. */
  const takeOver = async ({ tx }: Change, { username, locale, rights }: NewMember) => {
    const found = await findAccount(tx, username);
    const account = found && (await lockAccount(tx, found.id));
    if (!account || account.provedAt !== null || account.suspendedAt !== null || hasRights(account)) return null;
    await saveRights(tx, account.id, merge(account, rights, core.now()));
    await clearProfile(tx, account.id, locale);
    const link = await secureAccount(tx, { id: account.id, locale }, { core, limits });
    return { id: account.id, to: account.username, link };
  };

  const insertMember = async ({ tx }: Change, { username, locale, rights }: NewMember) => {
    const id = randomUUID();
    const isAdded = await insertAccount(tx, {
      ...merge(blank, rights, core.now()),
      id,
      username,
      passwordHash: nobodysPassword,
      industry: '',
      companyName: '',
      job: '',
      locale,
      registeredAt: core.now(),
      lastLoginAt: null,
      suspendedAt: null,
      provedAt: null,
    });
    return isAdded ? { id, to: username, link: await createPasswordLink(tx, core, { id, locale }) } : null;
  };

  /** Whoever registered it must not get what the owner of the mailbox is meant to have. */
  const secure = async ({ tx, audit }: Change, account: Account) => {
    const { id, username: to, locale, provedAt } = account;
    // With a valid link, the password is void already, and the mail with the link was sent.
    if (provedAt !== null || (await hasPasswordLink(tx, id, core.now()))) return;
    const link = await secureAccount(tx, account, { core, limits });
    await queueMail(tx, { to, locale, template: 'accountSecured', values: { link } });
    audit('account.secure', ['account', id]);
  };

  return {
    add: async (member, caller) => {
      const { username, locale, rights, by } = member;
      if (!isEmail(username) || !isEmail(emailKey(username))) throw new PlatformError('malformedName');
      return core.change(caller, async (change) => {
        const { tx, audit } = change;
        await lockCompanies(tx, [rights.companyId]);
        const added = await insertMember(change, member);
        const taken = added ?? (await takeOver(change, member));
        if (taken === null) throw new PlatformError('takenAccount');
        const { id, to, link } = taken;
        await queueMail(tx, { to, locale, template: 'accountAdded', values: { link } });
        audit('staff.add-account', ['account', id], { ...printRights(rights), by, tookOver: added === null });
        return id;
      });
    },

    change: (id, rights, by, caller) =>
      changeOne(id, [rights.companyId], caller, async (change, account) => {
        const { tx, audit } = change;
        const next = merge(account, rights, core.now());
        await requireKept(tx, account, next);
        await saveRights(tx, id, next);
        if (givesRights(account, next)) await secure(change, account);
        audit('staff.change-account', ['account', id], { ...printRights(rights), by });
      }),

    suspend: (id, by, caller) =>
      changeOne(id, [], caller, async ({ tx, audit }, { suspendedAt, username, locale }) => {
        if (suspendedAt !== null) return;
        await saveSuspension(tx, id, core.now());
        await deleteSessionsOf(tx, id);
        await queueMail(tx, { to: username, locale, template: 'accountSuspended', values: {} });
        audit('staff.suspend-account', ['account', id], { by });
      }),

    release: (id, by, caller) =>
      changeOne(id, [], caller, async ({ tx, audit }, { suspendedAt, username, locale }) => {
        if (suspendedAt === null) return;
        await saveSuspension(tx, id, null);
        await queueMail(tx, { to: username, locale, template: 'accountReleased', values: {} });
        audit('staff.release-account', ['account', id], { by });
      }),

    remove: (id, by, caller) =>
      changeOne(id, [], caller, async ({ tx, audit }, account) => {
        await requireKept(tx, account, null);
        await removeAccount(tx, account, { core, emailCodes, locale: account.locale });
        audit('staff.delete-account', ['account', id], { by });
      }),
  };
}

/** Whether the account would have any rights that it does not have yet. */
function givesRights(present: AccountRights, next: AccountRights): boolean {
  return hasRights(next) && rightNames.some((name) => next[name] !== present[name]);
}

const rightNames = ['roleCode', 'expiresAt', 'configFileAuth', 'companyId', 'isManager'] as const;

const blank: AccountRights = {
  roleCode: 'user',
  expiresAt: null,
  trialBegunAt: null,
  configFileAuth: null,
  companyId: null,
  isManager: false,
};

/** Throws `badRequest` with the field that contradicts the others. */
function merge(present: AccountRights, change: RightsChange, now: string): AccountRights {
  const { roleCode, expiresAt, configFileAuth, companyId, isManager } = { ...present, ...change };
  if (change.isManager && companyId === null) throw refuse('isManager', 'A manager must belong to a company.');
  if (roleCode === 'trialCustomer' && expiresAt === null) throw refuse('expiresAt', 'A trial must have an end.');
  return {
    roleCode,
    expiresAt: roleCode === 'user' ? null : expiresAt,
    // A trial granted by staff counts as the account's one trial.
    trialBegunAt: roleCode === 'trialCustomer' ? (present.trialBegunAt ?? now) : present.trialBegunAt,
    configFileAuth,
    companyId,
    isManager: companyId !== null && isManager,
  };
}

function refuse(field: string, message: string): PlatformError {
  return new PlatformError('badRequest', { problems: [{ field, message }] });
}

/** Always locks in the same order, so that two changes cannot deadlock. */
async function lockCompanies(tx: Queryable, ids: readonly (string | null | undefined)[]): Promise<void> {
  const wanted = new Set(ids.filter((id) => typeof id === 'string'));
  for (const id of [...wanted].sort()) {
    if ((await lockCompany(tx, id)) === null) throw refuse('companyId', 'This company does not exist.');
  }
}

function printRights(rights: RightsChange): AuditDetails {
  return Object.fromEntries(Object.entries(rights).filter(([, value]) => value !== undefined));
}
