import type { Locale } from '#cms-schema/locale.ts';
import type { Queryable } from '#kit/database/connect.ts';
import { joinSql, sql } from '#kit/database/sql.ts';
import { likePattern } from '../documents/store.ts';
import type { ApplicationPassword, AuthorFace, Role, Session, User, UserQuery } from './model.ts';

export interface StoredUser extends User {
  readonly passwordHash: string;
}

export async function getUserRow(tx: Queryable, id: number): Promise<StoredUser | null> {
  const row = await tx.one<Row>(sql`select * from users where id = ${id}`);
  return row && readRow(row);
}

export async function lockUserRow(tx: Queryable, id: number): Promise<StoredUser | null> {
  const row = await tx.one<Row>(sql`select * from users where id = ${id} for update`);
  return row && readRow(row);
}

/** By the name or the e-mail address, however they are capitalised. */
export async function findUserRow(tx: Queryable, login: string): Promise<StoredUser | null> {
  const key = nameKey(login);
  const [row] = await tx.query<Row>(
    sql`select * from users where login_key = ${key} or email_key = ${key} order by login_key = ${key} desc limit 1`,
  );
  return row ? readRow(row) : null;
}

export async function listUserRowsByIds(tx: Queryable, ids: readonly number[]): Promise<StoredUser[]> {
  if (ids.length === 0) return [];
  const rows = await tx.query<Row>(sql`select * from users where id = any(${ids}) order by id`);
  return rows.map(readRow);
}

/** `publishedOnly`: those alone of whom visitors can read something. */
export async function listAuthorRows(
  tx: Queryable,
  ids: readonly number[],
  { publishedOnly }: { readonly publishedOnly: boolean },
): Promise<AuthorFace[]> {
  if (ids.length === 0) return [];
  const condition = publishedOnly
    ? sql`exists (select 1 from documents d where d.author_id = u.id and d.status = 'publish')`
    : sql`true`;
  return tx.query<AuthorFace>(sql`
    select id, display_name as "displayName", slug, url, description from users u
    where id = any(${ids}) and ${condition} order by id`);
}

export async function insertUserRow(tx: Queryable, user: Omit<StoredUser, 'id'>): Promise<number> {
  const row = await tx.one<{ id: number }>(sql`
    insert into users (login, login_key, email, email_key, password_hash, display_name, first_name, last_name, slug, url,
      description, locale, role, registered_at)
    values (${user.login}, ${nameKey(user.login)}, ${user.email}, ${nameKey(user.email)}, ${user.passwordHash},
      ${user.displayName}, ${user.firstName}, ${user.lastName}, ${user.slug}, ${user.url}, ${user.description},
      ${user.locale}, ${user.role}, ${user.registeredAt})
    returning id`);
  if (!row) throw new TypeError('A new row gave no id.');
  return row.id;
}

export async function updateUserRow(tx: Queryable, user: StoredUser): Promise<void> {
  await tx.run(sql`
    update users set email = ${user.email}, email_key = ${nameKey(user.email)}, password_hash = ${user.passwordHash},
      display_name = ${user.displayName}, first_name = ${user.firstName}, last_name = ${user.lastName},
      slug = ${user.slug}, url = ${user.url}, description = ${user.description}, locale = ${user.locale},
      role = ${user.role}
    where id = ${user.id}`);
}

export async function deleteUserRow(tx: Queryable, id: number, reassignTo: number | null): Promise<void> {
  await tx.run(sql`update documents set author_id = ${reassignTo} where author_id = ${id}`);
  await tx.run(sql`update media set author_id = ${reassignTo} where author_id = ${id}`);
  await tx.run(sql`delete from users where id = ${id}`);
}

export async function countAdministrators(tx: Queryable): Promise<number> {
  const rows = await tx.query(sql`select id from users where role = 'administrator' order by id for update`);
  return rows.length;
}

export async function isUserSlugTaken(tx: Queryable, slug: string, exceptId: number): Promise<boolean> {
  const row = await tx.one<{ taken: boolean }>(
    sql`select exists (select 1 from users where slug = ${slug} and id <> ${exceptId}) as taken`,
  );
  return row?.taken ?? false;
}

const orders = {
  id: sql`id`,
  name: sql`display_name`,
  slug: sql`slug`,
  email: sql`email_key`,
  registered_date: sql`registered_at`,
} as const;

export async function listUserRows(
  tx: Queryable,
  query: UserQuery,
  range: { limit: number; offset: number },
): Promise<{ items: StoredUser[]; total: number }> {
  const conditions = [sql`true`];
  if (query.roles) conditions.push(sql`role = any(${query.roles})`);
  if (query.include) conditions.push(sql`id = any(${query.include})`);
  if (query.exclude) conditions.push(sql`not id = any(${query.exclude})`);
  if (query.slug) conditions.push(sql`slug = any(${query.slug})`);
  if (query.search?.trim()) {
    const pattern = likePattern(query.search.trim().replace(/^\*|\*$/g, ''));
    conditions.push(sql`(login ilike ${pattern} or display_name ilike ${pattern} or email ilike ${pattern})`);
  }
  const where = joinSql(conditions, sql` and `);
  const direction = query.order === 'desc' ? sql`desc` : sql`asc`;
  const rows = await tx.query<Row>(sql`
    select * from users where ${where} order by ${orders[query.orderBy ?? 'name']} ${direction}, id
    limit ${range.limit} offset ${range.offset}`);
  const count = await tx.one<{ total: number }>(sql`select count(*) as total from users where ${where}`);
  return { items: rows.map(readRow), total: count?.total ?? 0 };
}

export async function insertSession(tx: Queryable, session: Session): Promise<void> {
  await tx.run(sql`
    insert into sessions (id, user_id, created_at, last_seen_at, expires_at)
    values (${session.id}, ${session.userId}, ${session.createdAt}, ${session.lastSeenAt}, ${session.expiresAt})`);
}

export async function getSessionRow(tx: Queryable, id: string): Promise<{ session: Session; user: User } | null> {
  const row = await tx.one<Row & SessionRow>(sql`
    select u.*, s.id as session_id, s.created_at, s.last_seen_at, s.expires_at
    from sessions s join users u on u.id = s.user_id where s.id = ${id}`);
  if (!row) return null;
  return {
    user: presentUser(readRow(row)),
    session: {
      id: row.session_id,
      userId: row.id,
      createdAt: row.created_at,
      lastSeenAt: row.last_seen_at,
      expiresAt: row.expires_at,
    },
  };
}

export async function touchSession(tx: Queryable, id: string, now: string): Promise<void> {
  await tx.run(sql`update sessions set last_seen_at = ${now} where id = ${id}`);
}

export async function deleteSession(tx: Queryable, id: string): Promise<void> {
  await tx.run(sql`delete from sessions where id = ${id}`);
}

export async function deleteSessionsOf(tx: Queryable, userId: number): Promise<void> {
  await tx.run(sql`delete from sessions where user_id = ${userId}`);
}

/** All but one, which may be null. */
export async function deleteOtherSessionsOf(tx: Queryable, userId: number, kept: string | null): Promise<void> {
  await tx.run(sql`delete from sessions where user_id = ${userId} and id is distinct from ${kept}`);
}

/** Sessions and attempts whose time is over. */
export async function forgetExpired(tx: Queryable, now: string, idleBefore: string): Promise<void> {
  await tx.run(sql`delete from sessions where expires_at < ${now} or last_seen_at < ${idleBefore}`);
  await tx.run(sql`delete from sign_in_attempts where window_ends_at < ${now}`);
}

/** Counts one attempt more and gives the count within the present window, and when it ends. */
export async function countAttempt(
  tx: Queryable,
  key: string,
  now: string,
  windowEndsAt: string,
): Promise<{ count: number; windowEndsAt: string }> {
  const row = await tx.one<{ count: number; window_ends_at: string }>(sql`
    insert into sign_in_attempts as a (key, count, window_ends_at) values (${key}, 1, ${windowEndsAt})
    on conflict (key) do update set
      count = case when a.window_ends_at <= ${now} then 1 else a.count + 1 end,
      window_ends_at = case when a.window_ends_at <= ${now} then excluded.window_ends_at else a.window_ends_at end
    returning count, window_ends_at`);
  return { count: row?.count ?? 1, windowEndsAt: row?.window_ends_at ?? windowEndsAt };
}

export async function forgetAttempts(tx: Queryable, key: string): Promise<void> {
  await tx.run(sql`delete from sign_in_attempts where key = ${key}`);
}

export async function listApplicationPasswordRows(tx: Queryable, userId: number): Promise<ApplicationPassword[]> {
  const rows = await tx.query<PasswordRow>(
    sql`select * from application_passwords where user_id = ${userId} order by created_at, uuid`,
  );
  return rows.map(readPassword);
}

export async function getApplicationPasswordRow(
  tx: Queryable,
  userId: number,
  uuid: string,
): Promise<ApplicationPassword | null> {
  const row = await tx.one<PasswordRow>(
    sql`select * from application_passwords where user_id = ${userId} and uuid = ${uuid}`,
  );
  return row && readPassword(row);
}

export async function findApplicationPasswordRow(
  tx: Queryable,
  userId: number,
  hash: string,
): Promise<ApplicationPassword | null> {
  const row = await tx.one<PasswordRow>(
    sql`select * from application_passwords where user_id = ${userId} and hash = ${hash}`,
  );
  return row && readPassword(row);
}

export async function insertApplicationPassword(tx: Queryable, item: ApplicationPassword, hash: string): Promise<void> {
  await tx.run(sql`
    insert into application_passwords (uuid, user_id, app_id, name, hash, created_at)
    values (${item.uuid}, ${item.userId}, ${item.appId}, ${item.name}, ${hash}, ${item.createdAt})`);
}

export async function touchApplicationPassword(
  tx: Queryable,
  uuid: string,
  now: string,
  address: string | null,
): Promise<void> {
  await tx.run(
    sql`update application_passwords set last_used_at = ${now}, last_address = ${address} where uuid = ${uuid}`,
  );
}

export async function deleteApplicationPasswordRow(tx: Queryable, uuid: string): Promise<void> {
  await tx.run(sql`delete from application_passwords where uuid = ${uuid}`);
}

/** A user without what only the sign-in may know. */
export function presentUser({ passwordHash: _hash, ...user }: StoredUser): User {
  return user;
}

/** Names that differ only in capitals or in how a letter is composed are the same name. */
export function nameKey(name: string): string {
  return name.normalize('NFKC').toLowerCase();
}

interface Row {
  id: number;
  login: string;
  email: string;
  password_hash: string;
  display_name: string;
  first_name: string;
  last_name: string;
  slug: string;
  url: string;
  description: string;
  locale: Locale;
  role: Role;
  registered_at: string;
}

interface SessionRow {
  session_id: string;
  created_at: string;
  last_seen_at: string;
  expires_at: string;
}

interface PasswordRow {
  uuid: string;
  user_id: number;
  app_id: string;
  name: string;
  created_at: string;
  last_used_at: string | null;
  last_address: string | null;
}

function readRow(row: Row): StoredUser {
  return {
    id: row.id,
    login: row.login,
    email: row.email,
    passwordHash: row.password_hash,
    displayName: row.display_name,
    firstName: row.first_name,
    lastName: row.last_name,
    slug: row.slug,
    url: row.url,
    description: row.description,
    locale: row.locale,
    role: row.role,
    registeredAt: row.registered_at,
  };
}

function readPassword(row: PasswordRow): ApplicationPassword {
  return {
    uuid: row.uuid,
    userId: row.user_id,
    appId: row.app_id,
    name: row.name,
    createdAt: row.created_at,
    lastUsedAt: row.last_used_at,
    lastAddress: row.last_address,
  };
}
