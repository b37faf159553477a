import { fillIn } from '#kit/fill-in.ts';
import { daysWithoutEnd } from '#session/rules.ts';
import type { UserInfo } from '#session/session-state.ts';
import type { AccountWords } from './account-words.ts';

/** The line below a user's name: the account type and how long its privileges last (specification, section 6). */
export function describeAccount({ roleCode, remainingDays }: UserInfo, { account }: AccountWords): string {
  if (roleCode === 'user') return account.user;
  // A contract without an end date has no days to count.
  if (remainingDays >= daysWithoutEnd) return account[roleCode];
  return `${account[roleCode]} · ${printDaysLeft(remainingDays, account)}`;
}

/** @param days -1: less than one day left; 0: expired. */
export function printDaysLeft(days: number, words: AccountWords['account']): string {
  if (days === 0) return words.expired;
  if (days < 0) return words.lastDay;
  return days === 1 ? words.oneDay : fillIn(words.days, { days });
}

/** What the upgrade dialog leads with: a trial, or the business team and why. */
export type UpgradeState = 'trial' | 'trialOver' | 'contractOver' | 'active';

export function stateOfUpgrade(user: UserInfo | undefined): UpgradeState {
  if (!user || user.roleCode === 'user') return 'trial';
  if (user.remainingDays !== 0) return 'active';
  return user.roleCode === 'trialCustomer' ? 'trialOver' : 'contractOver';
}

/** Standard accounts and expired trials are offered an upgrade. */
export function mayUpgrade({ roleCode, remainingDays }: UserInfo): boolean {
  return roleCode === 'user' || (roleCode === 'trialCustomer' && remainingDays === 0);
}
