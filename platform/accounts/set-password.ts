import { subscriberOf } from '#identity/mask-address.ts';
import type { Caller } from '../caller.ts';
import type { PlatformCore } from '../core.ts';
import type { TwoPasswords } from '../envelopes/operations.ts';
import { PlatformError } from '../errors.ts';
import { limitsOf } from '../limits/operations.ts';
import { setPasswordByLink } from './calls.ts';
import { giveToMailbox } from './give-to-mailbox.ts';
import { requirePasswordLink } from './password-links.ts';
import { requireGoodPassword } from './password-rules.ts';
import type { AccountParts } from './sign-in.ts';
import { lockAccount } from './store.ts';

export interface PasswordLinkOperations {
  /** The address whose password the link sets; does not use up the link. Throws `invalidLink`, `usedLink`, `expiredLink`. */
  readLink(key: string, caller: Caller): Promise<{ readonly username: string }>;
  /** Throws the same, `differentPasswords`, `malformedPassword`, `commonPassword`, `busy`, and as opening an envelope. */
  setPassword(input: TwoPasswords & { readonly key: string }, caller: Caller): Promise<void>;
}

export function createPasswordLinkOperations(
  core: PlatformCore,
  parts: Pick<AccountParts, 'envelopes' | 'limits' | 'passwords'>,
): PasswordLinkOperations {
  const { envelopes, limits, passwords } = parts;
  const admit = (caller: Caller) => limits.admit(limitsOf.linksByAddress, subscriberOf(caller.address), caller);
  return {
    readLink: async (key, caller) => {
      await admit(caller);
      const { username } = await requirePasswordLink(core.database, key, core.now());
      return { username };
    },

    setPassword: async ({ key, ...sealed }, caller) => {
      await admit(caller);
      const password = await envelopes.openNewPassword(sealed, { action: setPasswordByLink.path, username: key });
      // Before the password is hashed, so that made-up keys cost nothing.
      const { username } = await requirePasswordLink(core.database, key, core.now());
      requireGoodPassword(password, username);
      const passwordHash = await passwords.hashPassword(password);
      await core.change(caller, async (change) => {
        const { id } = await requirePasswordLink(change.tx, key, core.now());
        if ((await lockAccount(change.tx, id)) === null) throw new PlatformError('invalidLink');
        // Again, now that whoever had the same link has finished.
        await requirePasswordLink(change.tx, key, core.now());
        await giveToMailbox(change, { id, username, passwordHash }, { core, limits, caller });
        change.audit('account.set-password', ['account', id], {}, id);
      });
    },
  };
}
