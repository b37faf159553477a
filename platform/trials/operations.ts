import { subscriberOf } from '#identity/mask-address.ts';
import { createToken, hashToken } from '#identity/tokens.ts';
import type { Queryable } from '#kit/database/connect.ts';
import { resendWait } from '#session/rules.ts';
import type { Account } from '../accounts/model.ts';
import { getAccount, lockAccount, saveProof } from '../accounts/store.ts';
import { type Caller, requireAccount } from '../caller.ts';
import type { PlatformCore } from '../core.ts';
import { PlatformError } from '../errors.ts';
import { type Limits, limitsOf } from '../limits/operations.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { LINK_LASTS, printTrialLink, TRIAL_DAYS, TRIAL_LASTS } from './model.ts';
import { hadTrial } from './past-trials.ts';
import { beginTrial, findLastLinkAt, findLink, insertLink, spendLink } from './store.ts';

export interface Trial {
  readonly username: string;
  readonly days: number;
  readonly expiresAt: string;
}

export interface TrialOperations {
  /**
   * Mails a link. Earlier ones work until one of them is used or they expire. Throws `usedTrial`, `wrongAccountType` to
   * customers, `earlyResend` within 60 s of the last one, `tooManyTries`.
   */
  sendLink(language: 'cn' | 'en', caller: Caller): Promise<void>;
  /**
   * The trial that the link would begin, without using up the link. Throws `expiredLink`, `invalidLink`, `usedTrial`,
   * `wrongAccountType`.
   */
  readLink(key: string, caller: Caller): Promise<Trial>;
  /**
   * Begins the trial of the link's account, whoever is signed in. Only if that is the account itself does it prove the
   * mailbox: otherwise its owner would hand a stranger's account, with the stranger's password, what is meant for them.
   * Throws the same.
   */
  confirm(key: string, caller: Caller): Promise<Trial>;
}

export function createTrialOperations(core: PlatformCore, limits: Limits): TrialOperations {
  const requireLink = async (tx: Queryable, key: string) => {
    const link = await findLink(tx, hashToken(key));
    if (link === null) throw new PlatformError('invalidLink');
    if (link.isUsed) throw new PlatformError('usedTrial');
    if (Date.parse(link.expiresAt) <= Date.parse(core.now())) throw new PlatformError('expiredLink');
    return link;
  };

  /** One trial per account, and none for an address whose deleted account had one. */
  const requireEligible = async (tx: Queryable, { roleCode, trialBegunAt, username }: Account) => {
    if (trialBegunAt !== null || (await hadTrial(tx, core, username))) throw new PlatformError('usedTrial');
    if (roleCode !== 'user') throw new PlatformError('wrongAccountType');
  };

  const requireWait = async (tx: Queryable, accountId: string) => {
    const sentAt = await findLastLinkAt(tx, accountId);
    const wait = sentAt === null ? 0 : Date.parse(sentAt) + resendWait * 1000 - Date.parse(core.now());
    if (wait > 0) throw new PlatformError('earlyResend', { retryAfter: Math.ceil(wait / 1000) });
  };

  const present = ({ username }: Account): Trial => ({
    username,
    days: TRIAL_DAYS,
    expiresAt: core.later(TRIAL_LASTS),
  });

  return {
    sendLink: async (language, caller) => {
      const { id } = requireAccount(caller);
      await requireEligible(core.database, requireAccount(caller));
      await requireWait(core.database, id);
      await limits.admit(limitsOf.trialMailsByHour, id, caller);
      await limits.admit(limitsOf.trialMailsByDay, id, caller);
      const key = createToken();
      await core.change(caller, async ({ tx, audit }) => {
        const account = await lockAccount(tx, id);
        if (account === null) throw new PlatformError('unauthorized');
        await requireEligible(tx, account);
        await requireWait(tx, id);
        const [createdAt, expiresAt] = [core.now(), core.later(LINK_LASTS)];
        await insertLink(tx, { keyHash: hashToken(key), accountId: id, createdAt, expiresAt });
        await queueMail(tx, {
          to: account.username,
          locale: language === 'en' ? 'en' : 'zh',
          template: 'trialLink',
          values: { link: printTrialLink(core.publicUrl, language, key) },
        });
        audit('trial.send-link', ['account', id]);
      });
    },

    readLink: async (key, caller) => {
      await limits.admit(limitsOf.linksByAddress, subscriberOf(caller.address), caller);
      const { accountId } = await requireLink(core.database, key);
      const account = await getAccount(core.database, accountId);
      if (account === null) throw new PlatformError('invalidLink');
      await requireEligible(core.database, account);
      return present(account);
    },

    confirm: async (key, caller) => {
      await limits.admit(limitsOf.linksByAddress, subscriberOf(caller.address), caller);
      return core.change(caller, async ({ tx, audit }) => {
        const { accountId } = await requireLink(tx, key);
        const account = await lockAccount(tx, accountId);
        if (account === null) throw new PlatformError('invalidLink');
        await requireEligible(tx, account);
        if (!(await spendLink(tx, hashToken(key), core.now()))) throw new PlatformError('usedTrial');
        const trial = present(account);
        await beginTrial(tx, accountId, { begunAt: core.now(), expiresAt: trial.expiresAt });
        if (caller.account?.id === accountId) await saveProof(tx, accountId, core.now());
        audit('trial.begin', ['account', accountId], {}, accountId);
        return trial;
      });
    },
  };
}
