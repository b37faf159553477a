import type { PlatformLocale } from '../locale.ts';

/** `user`: anybody who registered. `trialCustomer`: for seven days. `customer`: of a company with a contract. */
export const roleCodes = ['user', 'trialCustomer', 'customer'] as const;
export type RoleCode = (typeof roleCodes)[number];

/** How an account stands: `expiring` ones end within 30 days and are `active` as well. */
export const accountStandings = ['active', 'expiring', 'expired', 'suspended'] as const;
export type AccountStanding = (typeof accountStandings)[number];

/** A person with an account on the website. Staff have theirs in the CMS; neither knows of the other. */
export interface Account {
  readonly id: string;
  /** The e-mail address, as it was typed at registration. */
  readonly username: string;
  readonly roleCode: RoleCode;
  /** Until when the privileges of a trial or a contract last, ISO 8601; null: without end, or there are none. */
  readonly expiresAt: string | null;
  /** When a trial was begun; there is one for each account. */
  readonly trialBegunAt: string | null;
  /** 1: may use the config tool; 0: orders custom files; null: neither. */
  readonly configFileAuth: 0 | 1 | null;
  readonly companyId: string | null;
  /** Whether it looks after the accounts of its company. */
  readonly isManager: boolean;
  /** Of its last visit; mails are written in it. */
  readonly locale: PlatformLocale;
  readonly registeredAt: string;
  readonly lastLoginAt: string | null;
  /** Nobody signs in with it meanwhile. */
  readonly suspendedAt: string | null;
}

/** What is said of a contract without end. */
const WITHOUT_END = 9_999;
const DAY = 24 * 60 * 60_000;

/** Whole days left; -1 for less than one, 0 when they are over or never began, 9,999 for a contract without end. */
export function countRemainingDays({ roleCode, expiresAt }: Account, now: string): number {
  if (roleCode === 'customer' && expiresAt === null) return WITHOUT_END;
  if (roleCode === 'user' || expiresAt === null) return 0;
  const left = Date.parse(expiresAt) - Date.parse(now);
  if (left <= 0) return 0;
  return left < DAY ? -1 : Math.floor(left / DAY);
}

/** Whether the privileges of a trial or a contract hold at present. */
export function isVip(account: Account, now: string): boolean {
  if (account.roleCode === 'user') return false;
  return account.expiresAt === null ? account.roleCode === 'customer' : Date.parse(account.expiresAt) > Date.parse(now);
}

/**
 * 1: the config tool; 0: custom files; 2: neither. A running trial opens the tool (specification, section 6), unless the account
 * was told to order custom files.
 */
export function configFileAuthOf(account: Account, now: string): 0 | 1 | 2 {
  const isOnTrial = account.roleCode === 'trialCustomer' && isVip(account, now);
  return account.configFileAuth ?? (isOnTrial ? 1 : 2);
}

/** What the website keeps of somebody who is signed in. */
export function presentSignedIn(account: Account, now: string) {
  const { username, roleCode, isManager } = account;
  return {
    userInfo: { username, roleCode, remainingDays: countRemainingDays(account, now) },
    configFileAuth: configFileAuthOf(account, now),
    ifGroupManager: isManager ? 1 : 0,
  };
}
