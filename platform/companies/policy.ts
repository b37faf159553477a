import type { Account } from '../accounts/model.ts';
import { type Caller, requireAccount } from '../caller.ts';
import { PlatformError } from '../errors.ts';

export interface Manager extends Account {
  readonly companyId: string;
}

export function isManagerOf(account: Account, companyId: string): boolean {
  return account.isManager && account.companyId === companyId;
}

/** Throws `missingPrivilege`. */
export function requireManager(caller: Caller): Manager {
  const account = requireAccount(caller);
  const { companyId } = account;
  if (companyId === null || !isManagerOf(account, companyId)) throw new PlatformError('missingPrivilege');
  return { ...account, companyId };
}
