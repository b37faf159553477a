import { system } from '../caller.ts';
import type { PlatformCore } from '../core.ts';
import type { EmailCodeOperations } from '../email-codes/operations.ts';
import { eraseAccount } from './delete-account.ts';
import { UNPROVED_LASTS } from './model.ts';
import { listUnusedUnproved, lockAccount } from './store.ts';

/** Per run, so that a flood of registrations does not become one long transaction. */
const MOST = 500;

/**
 * Deletes accounts whose mailbox was never proved, that have no privileges, and that nobody has logged in to for a while:
 * they may hold the address of somebody who never asked for one. Their owners get no mail.
 */
export async function forgetUnproved(core: PlatformCore, emailCodes: EmailCodeOperations): Promise<void> {
  const before = core.later(-UNPROVED_LASTS);
  for (const id of await listUnusedUnproved(core.database, before, MOST)) {
    await core.change(system, async ({ tx, audit }) => {
      const account = await lockAccount(tx, id);
      // Somebody has used or proved it meanwhile.
      if (account === null || account.provedAt !== null || !isBefore(account.lastLoginAt, before)) return;
      await eraseAccount(tx, account, { core, emailCodes });
      audit('account.expire', ['account', id]);
    });
  }
}

function isBefore(at: string | null, before: string): boolean {
  return at === null || Date.parse(at) < Date.parse(before);
}
