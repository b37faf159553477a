import { daysWithoutEnd } from '#session/rules.ts';
import type { PlatformLocale } from '../locale.ts';

/** `user`: anybody who registered. `trialCustomer`: on a seven-day trial. `customer`: with a contract. */
export const roleCodes = ['user', 'trialCustomer', 'customer'] as const;
export type RoleCode = (typeof roleCodes)[number];

/**
 * The status of an account. `expiring`: its privileges end within 30 days; it still counts as `active` as well.
 * `unproved`: nobody has shown yet that the mailbox is theirs.
 */
export const accountStandings = ['active', 'expiring', 'expired', 'suspended', 'unproved'] as const;
export type AccountStanding = (typeof accountStandings)[number];

/** A visitor's account on the website. Staff have separate accounts in the CMS; the two are not connected. */
export interface Account {
  readonly id: string;
  /** The e-mail address, as entered at registration. */
  readonly username: string;
  readonly roleCode: RoleCode;
  /** When the privileges of a trial or a contract end, ISO 8601; null: never, or there are none. */
  readonly expiresAt: string | null;
  /** When the trial began; each account can have one. */
  readonly trialBegunAt: string | null;
  /** 1: may use the config tool; 0: must order custom files; null: not set. */
  readonly configFileAuth: 0 | 1 | null;
  readonly companyId: string | null;
  /** Whether it manages the accounts of its company. */
  readonly isManager: boolean;
  /** The language of the last login, used for mails. */
  readonly locale: PlatformLocale;
  readonly registeredAt: string;
  readonly lastLoginAt: string | null;
  /** While this is set, nobody can sign in with the account. */
  readonly suspendedAt: string | null;
  /**
   * When whoever knows the password showed that they read the mailbox, with a code or a link that only the mailbox got.
   * Null: never; registering does not show it.
   */
  readonly provedAt: string | null;
}

const DAY = 24 * 60 * 60_000;

/** Days for which a mailed link to set a password is valid. */
export const PASSWORD_LINK_DAYS = 7;

/** Days without a login after which an unproved account without privileges is deleted. */
export const UNPROVED_DAYS = 90;
/** Milliseconds. */
export const UNPROVED_LASTS = UNPROVED_DAYS * DAY;

/** Whether the account has anything that not everybody who registers has. */
export function hasRights({
  roleCode,
  companyId,
  isManager,
  configFileAuth,
}: Pick<Account, 'roleCode' | 'companyId' | 'isManager' | 'configFileAuth'>): boolean {
  return roleCode !== 'user' || companyId !== null || isManager || configFileAuth !== null;
}

/** Days left, rounded up; -1 for less than one, 0 when they are over or never began, 9,999 for a contract without end. */
export function countRemainingDays({ roleCode, expiresAt }: Account, now: string): number {
  if (roleCode === 'customer' && expiresAt === null) return daysWithoutEnd;
  if (roleCode === 'user' || expiresAt === null) return 0;
  const left = Date.parse(expiresAt) - Date.parse(now);
  if (left <= 0) return 0;
  return left < DAY ? -1 : Math.ceil(left / DAY);
}

/** Whether the account currently has the privileges of a trial or a contract. */
export function isVip(account: Account, now: string): boolean {
  if (account.roleCode === 'user') return false;
  return account.expiresAt === null ? account.roleCode === 'customer' : Date.parse(account.expiresAt) > Date.parse(now);
}

/**
 * 1: the config tool; 0: custom files; 2: neither. A running trial includes the tool (specification, section 6), unless the
 * account is set to custom files.
 */
export function configFileAuthOf(account: Account, now: string): 0 | 1 | 2 {
  const isOnTrial = account.roleCode === 'trialCustomer' && isVip(account, now);
  return account.configFileAuth ?? (isOnTrial ? 1 : 2);
}

/** What the website stores about a signed-in visitor. */
export function presentSignedIn(account: Account, now: string) {
  const { username, roleCode, isManager } = account;
  return {
    userInfo: { username, roleCode, remainingDays: countRemainingDays(account, now) },
    configFileAuth: configFileAuthOf(account, now),
    ifGroupManager: isManager ? 1 : 0,
  };
}
