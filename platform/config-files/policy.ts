import { type Account, configFileAuthOf, isVip } from '../accounts/model.ts';
import { type Caller, requireAccount } from '../caller.ts';
import { PlatformError } from '../errors.ts';

/** Throws `missingPrivilege`; `expiredPrivilege` when the trial or contract that granted the right has ended. */
export function requireReader(caller: Caller, now: string): Account {
  const account = requireAccount(caller);
  const { configFileAuth, roleCode } = account;
  const wasGiven = configFileAuth === 1 || (configFileAuth === null && roleCode === 'trialCustomer');
  if (wasGiven && roleCode !== 'user' && !isVip(account, now)) throw new PlatformError('expiredPrivilege');
  if (configFileAuthOf(account, now) !== 1) throw new PlatformError('missingPrivilege');
  return account;
}

/** Trial customers can view config files but not create any (specification, section 6). */
export function mayCreate({ roleCode }: Account): boolean {
  return roleCode !== 'trialCustomer';
}

/** Throws as `requireReader`, and `missingPrivilege` to those who may not create. */
export function requireMaker(caller: Caller, now: string): Account {
  const account = requireReader(caller, now);
  if (!mayCreate(account)) throw new PlatformError('missingPrivilege');
  return account;
}

/** The creator and the managers of the company that it belongs to may edit it. */
export function mayEdit(
  account: Account,
  file: { readonly companyId: string | null; readonly creatorId: string | null; readonly ownerId: string | null },
): boolean {
  if (!mayCreate(account)) return false;
  const isOwn = file.creatorId === account.id || file.ownerId === account.id;
  return isOwn || (account.isManager && account.companyId !== null && account.companyId === file.companyId);
}
