import { nobodysPassword } from '#identity/password-hash.ts';
import type { Queryable } from '#kit/database/connect.ts';
import type { PlatformCore } from '../core.ts';
import type { Limits } from '../limits/operations.ts';
import { deleteSessionsOf } from '../sessions/store.ts';
import type { Account } from './model.ts';
import { createPasswordLink } from './password-links.ts';
import { savePassword } from './store.ts';

/**
 * Takes an unproved account from whoever registered it, who may not be the owner of the mailbox: ends its sessions and
 * voids its password. Returns the link with which the owner sets one, to be mailed.
 */
export async function secureAccount(
  tx: Queryable,
  account: Pick<Account, 'id' | 'locale'>,
  { core, limits }: { readonly core: PlatformCore; readonly limits: Pick<Limits, 'forgetPlaces'> },
): Promise<string> {
  await savePassword(tx, account.id, nobodysPassword);
  await deleteSessionsOf(tx, account.id);
  await limits.forgetPlaces(tx, account.id);
  return createPasswordLink(tx, core, account);
}
