import { eachLocale, type Locale, type Localized } from '#cms-schema/locale.ts';
import type { Role } from '#contract/roles.ts';
import type { Queryable } from '#kit/database/connect.ts';
import { likePattern } from '#kit/database/like-pattern.ts';
import { joinSql, jsonb, prepared, sql } from '#kit/database/sql.ts';
import type { User } from '../permission/viewer.ts';
import type { AuthorFace, UserQuery } from './model.ts';

export interface StoredUser extends User {
  readonly passwordHash: string;
}

export async function getUserRow(tx: Queryable, id: number): Promise<StoredUser | null> {
  const row = await tx.one<UserRow>(sql`select * from users where id = ${id}`);
  return row && readUserRow(row);
}

export async function lockUserRow(tx: Queryable, id: number): Promise<StoredUser | null> {
  const row = await tx.one<UserRow>(sql`select * from users where id = ${id} for no key update`);
  return row && readUserRow(row);
}

/** Locks a user with everything that deleting the account changes, and the administrators, since one must remain. */
export async function lockUserForDeletion(tx: Queryable, id: number): Promise<StoredUser | null> {
  await tx.query(sql`
    select id from documents where author_id = ${id} or modified_by = ${id} order by id for no key update`);
  await tx.query(sql`select id from media where author_id = ${id} order by id for no key update`);
  await tx.query(sql`select id from users where id = ${id} or role = 'administrator' order by id for no key update`);
  return getUserRow(tx, id);
}

/** Finds a user by username or email address, ignoring case. */
export async function findUserRow(tx: Queryable, login: string): Promise<StoredUser | null> {
  const key = nameKey(login);
  const [row] = await tx.query<UserRow>(
    prepared(
      'user-by-name',
      sql`select * from users where login_key = ${key} or email_key = ${key} order by login_key = ${key} desc limit 1`,
    ),
  );
  return row ? readUserRow(row) : null;
}

export async function listUserRowsByIds(tx: Queryable, ids: readonly number[]): Promise<StoredUser[]> {
  if (ids.length === 0) return [];
  const rows = await tx.query<UserRow>(sql`select * from users where id = any(${ids}) order by id`);
  return rows.map(readUserRow);
}

/** `publishedOnly`: only users with published documents. */
export async function listAuthorRows(
  tx: Queryable,
  ids: readonly number[],
  { publishedOnly }: { readonly publishedOnly: boolean },
): Promise<AuthorFace[]> {
  if (ids.length === 0) return [];
  const condition = publishedOnly
    ? sql`exists (select 1 from documents d where d.author_id = u.id and d.status = 'publish' and d.visibility = 'everyone')`
    : sql`true`;
  return tx.query<AuthorFace>(sql`
    select id, display_name as "displayName", slug, url, description from users u
    where id = any(${ids}) and ${condition} order by id`);
}

export async function insertUserRow(tx: Queryable, user: Omit<StoredUser, 'id'>): Promise<number> {
  const row = await tx.one<{ id: number }>(sql`
    insert into users (login, login_key, email, email_key, password_hash, display_name, names, first_name, last_name,
      slug, url, description, locale, role, registered_at)
    values (${user.login}, ${nameKey(user.login)}, ${user.email}, ${nameKey(user.email)}, ${user.passwordHash},
      ${user.displayName}, ${jsonb(user.names)}, ${user.firstName}, ${user.lastName}, ${user.slug}, ${user.url},
      ${user.description}, ${user.locale}, ${user.role}, ${user.registeredAt})
    returning id`);
  if (!row) throw new TypeError('Inserting a row returned no id.');
  return row.id;
}

export async function updateUserRow(tx: Queryable, user: StoredUser): Promise<void> {
  await tx.run(sql`
    update users set email = ${user.email}, email_key = ${nameKey(user.email)}, password_hash = ${user.passwordHash},
      display_name = ${user.displayName}, names = ${jsonb(user.names)}, first_name = ${user.firstName}, last_name = ${user.lastName},
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
  const rows = await tx.query(sql`select id from users where role = 'administrator' order by id for no key update`);
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
  registeredAt: sql`registered_at`,
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
  const rows = await tx.query<UserRow>(sql`
    select * from users where ${where} order by ${orders[query.orderBy ?? 'name']} ${direction}, id
    limit ${range.limit} offset ${range.offset}`);
  const count = await tx.one<{ total: number }>(sql`select count(*) as total from users where ${where}`);
  return { items: rows.map(readUserRow), total: count?.total ?? 0 };
}

/** A user without the password hash, which only the sign-in may see. */
export function presentUser({ passwordHash: _hash, ...user }: StoredUser): User {
  return user;
}

/** Names that differ only in case or in Unicode composition are the same name. */
export function nameKey(name: string): string {
  return name.normalize('NFKC').toLowerCase();
}

export interface UserRow {
  id: number;
  login: string;
  email: string;
  password_hash: string;
  display_name: string;
  names: Partial<Localized>;
  first_name: string;
  last_name: string;
  slug: string;
  url: string;
  description: string;
  locale: Locale;
  role: Role;
  registered_at: string;
}

export function readUserRow(row: UserRow): StoredUser {
  return {
    id: row.id,
    login: row.login,
    email: row.email,
    passwordHash: row.password_hash,
    displayName: row.display_name,
    names: eachLocale((locale) => row.names[locale] ?? ''),
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
