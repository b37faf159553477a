import { maskAddress } from '#identity/mask-address.ts';
import { createToken, hashToken } from '#identity/tokens.ts';
import type { Queryable } from '#kit/database/connect.ts';
import type { Account } from '../accounts/model.ts';
import type { Caller } from '../caller.ts';
import type { PlatformCore } from '../core.ts';
import { PlatformError } from '../errors.ts';
import { getSessionRow, insertSession, replaceSessionsOf, touchSession } from './store.ts';

const MINUTE = 60_000;
/** Milliseconds of inactivity after which a session expires. */
export const SESSION_IDLE = 12 * 60 * MINUTE;
/** Milliseconds. */
const SESSION_LONGEST = 7 * 24 * 60 * MINUTE;

export interface SessionOperations {
  /**
   * The account and session of a token; null when it is unknown or expired. Throws `signedInElsewhere` when a newer
   * session has replaced it: an account can have only one at a time.
   */
  openToken(token: string): Promise<{ readonly account: Account; readonly sessionId: string } | null>;
  /** Returns the token, of which only a hash is stored. Replaces all previous sessions of the account. */
  beginSession(tx: Queryable, accountId: string, caller: Pick<Caller, 'address' | 'agent'>): Promise<string>;
}

export function createSessionOperations(core: PlatformCore): SessionOperations {
  return {
    openToken: async (token) => {
      const found = await getSessionRow(core.database, hashToken(token));
      if (!found) return null;
      const { session, account } = found;
      const now = Date.parse(core.now());
      if (Date.parse(session.expiresAt) <= now || Date.parse(session.lastSeenAt) + SESSION_IDLE <= now) return null;
      if (account.suspendedAt !== null) return null;
      if (session.wasReplaced) throw new PlatformError('signedInElsewhere');
      if (now - Date.parse(session.lastSeenAt) > MINUTE) await touchSession(core.database, session.id, core.now());
      return { account, sessionId: session.id };
    },

    beginSession: async (tx, accountId, { address, agent }) => {
      const token = createToken();
      await replaceSessionsOf(tx, accountId);
      await insertSession(tx, {
        id: hashToken(token),
        accountId,
        agent,
        network: maskAddress(address),
        lastSeenAt: core.now(),
        expiresAt: core.later(SESSION_LONGEST),
      });
      return token;
    },
  };
}
