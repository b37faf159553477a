import type { Queryable } from '#kit/database/connect.ts';
import { prepared, sql } from '#kit/database/sql.ts';
import type { User } from '../permission/viewer.ts';
import type { Session } from './model.ts';
import { presentUser, readUserRow, type UserRow } from './store.ts';

export async function insertSession(tx: Queryable, session: Session): Promise<void> {
  await tx.run(sql`
    insert into sessions (id, user_id, handle, agent, network, created_at, last_seen_at, expires_at)
    values (${session.id}, ${session.userId}, ${session.handle}, ${session.agent}, ${session.network},
      ${session.createdAt}, ${session.lastSeenAt}, ${session.expiresAt})`);
}

export async function getSessionRow(tx: Queryable, id: string): Promise<{ session: Session; user: User } | null> {
  const row = await tx.one<UserRow & SessionRow & { session_id: string }>(
    prepared(
      'session',
      sql`
    select u.*, s.id as session_id, s.user_id, s.handle, s.agent, s.network, s.created_at, s.last_seen_at, s.expires_at
    from sessions s join users u on u.id = s.user_id where s.id = ${id}`,
    ),
  );
  return row && { user: presentUser(readUserRow(row)), session: readSession({ ...row, id: row.session_id }) };
}

/** The active sessions, the most recently seen first. */
export async function listSessionRows(
  tx: Queryable,
  userId: number,
  now: string,
  idleBefore: string,
): Promise<Session[]> {
  const rows = await tx.query<SessionRow & { id: string }>(sql`
    select * from sessions where user_id = ${userId} and expires_at > ${now} and last_seen_at > ${idleBefore}
    order by last_seen_at desc, created_at desc, handle`);
  return rows.map(readSession);
}

export async function touchSession(tx: Queryable, id: string, now: string, network: string | null): Promise<void> {
  await tx.run(sql`update sessions set last_seen_at = ${now}, network = ${network} where id = ${id}`);
}

export async function deleteSession(tx: Queryable, id: string): Promise<void> {
  await tx.run(sql`delete from sessions where id = ${id}`);
}

/** Returns whether the session existed. */
export async function deleteSessionByHandle(tx: Queryable, userId: number, handle: string): Promise<boolean> {
  return (await tx.run(sql`delete from sessions where user_id = ${userId} and handle = ${handle}`)) > 0;
}

/** Deletes all sessions except `kept`, which may be null. Returns their number. */
export function deleteSessionsOf(tx: Queryable, userId: number, kept: string | null): Promise<number> {
  return tx.run(sql`delete from sessions where user_id = ${userId} and id is distinct from ${kept}`);
}

/** Deletes the oldest sessions beyond the `most` allowed. */
export async function trimSessions(tx: Queryable, userId: number, most: number): Promise<void> {
  await tx.run(sql`
    delete from sessions where user_id = ${userId} and id not in (
      select id from sessions where user_id = ${userId} order by last_seen_at desc, created_at desc limit ${most})`);
}

/** Deletes expired and idle sessions. */
export async function forgetSessions(tx: Queryable, now: string, idleBefore: string): Promise<void> {
  await tx.run(sql`delete from sessions where expires_at < ${now} or last_seen_at < ${idleBefore}`);
}

interface SessionRow {
  user_id: number;
  handle: string;
  agent: string;
  network: string | null;
  created_at: string;
  last_seen_at: string;
  expires_at: string;
}

function readSession(row: SessionRow & { id: string }): Session {
  return {
    id: row.id,
    handle: row.handle,
    userId: row.user_id,
    agent: row.agent,
    network: row.network,
    createdAt: row.created_at,
    lastSeenAt: row.last_seen_at,
    expiresAt: row.expires_at,
  };
}
