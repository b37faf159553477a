import type { Queryable } from '#kit/database/connect.ts';
import { prepared, sql } from '#kit/database/sql.ts';
import type { Account } from '../accounts/model.ts';
import { type AccountRow, readAccountRow } from '../accounts/store.ts';

export interface Session {
  /** The hash of its token. */
  readonly id: string;
  readonly lastSeenAt: string;
  readonly expiresAt: string;
  /** Whether a newer session has replaced it, because the account was signed in elsewhere. */
  readonly wasReplaced: boolean;
}

export async function getSessionRow(tx: Queryable, id: string): Promise<{ session: Session; account: Account } | null> {
  const row = await tx.one<AccountRow & SessionRow>(
    prepared(
      'platform-session',
      sql`select a.*, s.id as session_id, s.last_seen_at, s.expires_at as session_ends_at, s.was_replaced
        from sessions s join accounts a on a.id = s.account_id where s.id = ${id}`,
    ),
  );
  if (!row) return null;
  const { passwordHash: _, ...account } = readAccountRow(row);
  return {
    account,
    session: {
      id: row.session_id,
      lastSeenAt: row.last_seen_at,
      expiresAt: row.session_ends_at,
      wasReplaced: row.was_replaced,
    },
  };
}

export async function insertSession(
  tx: Queryable,
  session: Omit<Session, 'wasReplaced'> & {
    readonly accountId: string;
    readonly agent: string;
    readonly network: string | null;
  },
): Promise<void> {
  await tx.run(sql`
    insert into sessions (id, account_id, agent, network, created_at, last_seen_at, expires_at)
    values (${session.id}, ${session.accountId}, ${session.agent}, ${session.network}, ${session.lastSeenAt},
      ${session.lastSeenAt}, ${session.expiresAt})`);
}

/** Marks all sessions of an account as replaced: their tokens are refused with `signedInElsewhere`. */
export async function replaceSessionsOf(tx: Queryable, accountId: string): Promise<void> {
  await tx.run(sql`update sessions set was_replaced = true where account_id = ${accountId} and not was_replaced`);
}

export async function touchSession(tx: Queryable, id: string, now: string): Promise<void> {
  await tx.run(sql`update sessions set last_seen_at = ${now} where id = ${id}`);
}

export async function deleteSession(tx: Queryable, id: string): Promise<void> {
  await tx.run(sql`delete from sessions where id = ${id}`);
}

/** @param keptId a session that stays. */
export async function deleteSessionsOf(tx: Queryable, accountId: string, keptId: string | null = null): Promise<void> {
  await tx.run(sql`delete from sessions where account_id = ${accountId} and id is distinct from ${keptId}`);
}

/** Deletes expired sessions. */
export async function forgetSessions(tx: Queryable, now: string, idleBefore: string): Promise<void> {
  await tx.run(sql`delete from sessions where expires_at <= ${now} or last_seen_at <= ${idleBefore}`);
}

interface SessionRow {
  session_id: string;
  last_seen_at: string;
  session_ends_at: string;
  was_replaced: boolean;
}
