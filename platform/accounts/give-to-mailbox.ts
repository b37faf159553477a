import type { Caller } from '../caller.ts';
import type { Change, PlatformCore } from '../core.ts';
import type { Limits } from '../limits/operations.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { deleteSessionsOf } from '../sessions/store.ts';
import { spendPasswordLinks } from './password-links.ts';
import { savePassword, saveProof } from './store.ts';

/**
 * Gives an account to whoever reads its mailbox: their password replaces the old one, and everybody who knew that is signed
 * out. Their mailbox is proved.
 */
export async function giveToMailbox(
  { tx }: Change,
  account: { readonly id: string; readonly username: string; readonly passwordHash: string },
  { core, limits, caller }: { readonly core: PlatformCore; readonly limits: Limits; readonly caller: Caller },
): Promise<void> {
  const { id, username, passwordHash } = account;
  await savePassword(tx, id, passwordHash);
  await saveProof(tx, id, core.now());
  await spendPasswordLinks(tx, id, core.now());
  await deleteSessionsOf(tx, id);
  // Somebody else who knew the old password may have signed in, so none of the known places can be trusted any more.
  await limits.forgetPlaces(tx, id);
  await queueMail(tx, { to: username, locale: caller.locale, template: 'passwordChanged', values: {} });
}
