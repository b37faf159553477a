import type { Queryable } from '#kit/database/connect.ts';
import { type Account, isVip } from './model.ts';
import { countManagers } from './store.ts';

/** Whether only our business staff may delete the account: VIP accounts, suspended ones, the last manager of a company. */
export async function isKept(tx: Queryable, account: Account, now: string): Promise<boolean> {
  // A suspended user could otherwise lift the suspension by deleting the account and registering again.
  return isVip(account, now) || account.suspendedAt !== null || (await isLastManager(tx, account));
}

async function isLastManager(tx: Queryable, { companyId, isManager }: Account): Promise<boolean> {
  return isManager && companyId !== null && (await countManagers(tx, companyId)) <= 1;
}
