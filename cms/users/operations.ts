import { randomBytes } from 'node:crypto';
import { defaultLocale, eachLocale, type Localized } from '#cms-schema/locale.ts';
import { authorTag } from '#contract/content-tags.ts';
import { limits } from '#contract/limits.ts';
import { numberSlug, sanitizeSlug } from '#contract/slug.ts';
import type { Queryable } from '#kit/database/connect.ts';
import { DatabaseError } from '#kit/database/database-error.ts';
import { checkLine, checkText } from '../check-text.ts';
import type { CmsCore } from '../core.ts';
import { isEmailAddress } from '../email-address.ts';
import { errors } from '../errors.ts';
import { type Listing, readPaging, refusePageTooFar } from '../paging.ts';
import { requireNoProgram, scopeOf } from '../permission/scopes.ts';
import type { User, Viewer } from '../permission/viewer.ts';
import { deleteApplicationPasswordsOf } from './application-password-store.ts';
import { createAttemptGuard } from './attempts.ts';
import { createPasswordConfirmation } from './confirm-password.ts';
import type { AuthorFace, NewUser, UserPatch, UserQuery } from './model.ts';
import { hashPassword } from './passwords.ts';
import { canEditUser, canManageUsers, canSeeColleagues, canViewUser } from './policy.ts';
import { deleteSessionsOf } from './session-store.ts';
import {
  countAdministrators,
  deleteUserRow,
  getUserRow,
  insertUserRow,
  isUserSlugTaken,
  listAuthorRows,
  listUserRows,
  lockUserForDeletion,
  lockUserRow,
  presentUser,
  type StoredUser,
  updateUserRow,
} from './store.ts';

export interface UserOperations {
  /** Throws `haptera_not_signed_in` 401. */
  requireMe(viewer: Viewer): User;
  /** The viewer's own account, or with `list_users` any. Throws `haptera_cannot_view_user`, `haptera_no_user`. */
  requireUser(viewer: Viewer, id: number): Promise<User>;
  listUsers(viewer: Viewer, query?: UserQuery): Promise<Listing<User>>;
  /**
   * The public faces of these users: of published authors for everyone, of all for viewers who write here themselves.
   */
  listAuthors(viewer: Viewer, ids: readonly number[]): Promise<readonly AuthorFace[]>;
  /**
   * Creating an administrator requires the viewer's own password. Throws `haptera_session_needed` for application
   * passwords.
   */
  createUser(viewer: Viewer, input: NewUser, confirmation?: Confirmation): Promise<User>;
  /**
   * Changing a password, email address or role requires the viewer's own password. A new password ends the user's other
   * sessions; a new role ends all of them.
   */
  saveUser(viewer: Viewer, id: number, patch: UserPatch, confirmation?: Confirmation): Promise<User>;
  /** Assigns their documents and media to `reassignTo`, or leaves them without an author if it is null. */
  deleteUser(viewer: Viewer, id: number, reassignTo: number | null): Promise<User>;
}

export interface Confirmation {
  /** The viewer's own password. */
  readonly ownPassword?: string;
  /** Whether a new password also ends the user's application passwords. */
  readonly endsApplicationPasswords?: boolean;
}

export function createUserOperations(core: CmsCore): UserOperations {
  const { database } = core;
  const confirmPassword = createPasswordConfirmation(core);
  const attempts = createAttemptGuard(core);
  return {
    requireMe: (viewer) => {
      if (!viewer.user) throw errors.notLoggedIn();
      return viewer.user;
    },

    requireUser: async (viewer, id) => {
      if (!canViewUser(viewer, id)) throw errors.cannotViewUser(viewer);
      const user = Number.isSafeInteger(id) ? await getUserRow(database, id) : null;
      if (!user) throw errors.noUser();
      return presentUser(user);
    },

    listUsers: async (viewer, query = {}) => {
      if (!canManageUsers(viewer, 'list_users')) throw errors.cannotViewUser(viewer);
      const range = readPaging(query);
      const { items, total } = await listUserRows(database, query, range);
      refusePageTooFar(query, range.limit, total);
      return { items: items.map(presentUser), total };
    },

    listAuthors: (viewer, ids) => listAuthorRows(database, ids, { publishedOnly: !canSeeColleagues(viewer) }),

    createUser: async (viewer, input, { ownPassword } = {}) => {
      if (!canManageUsers(viewer, 'create_users')) throw errors.cannotCreateUser(viewer);
      requireNoProgram(viewer);
      if (input.role === 'administrator') await confirmPassword(viewer, ownPassword);
      const passwordHash = await hashPassword(checkPassword(input.password));
      return naming(() =>
        core.change(viewer, async (change) => {
          const login = checkLogin(input.login);
          // Serialized, so that two people with the same name cannot get the same slug.
          await change.lockContent();
          const slug = await findFreeSlug(
            change.tx,
            0,
            wishSlug(input.displayName || fullName(input), [login, input.email]),
          );
          const state: Omit<StoredUser, 'id'> = {
            login,
            email: checkEmail(input.email),
            passwordHash,
            displayName: checkLine('name', input.displayName || fullName(input) || slug, limits.user.name),
            names: mergeNames(noNames, input.names),
            firstName: checkLine('first name', input.firstName ?? '', limits.user.name),
            lastName: checkLine('last name', input.lastName ?? '', limits.user.name),
            slug,
            url: checkText('url', input.url ?? '', limits.user.url),
            description: checkText('description', input.description ?? '', limits.user.description),
            locale: input.locale ?? defaultLocale,
            role: input.role ?? 'subscriber',
            registeredAt: change.now,
          };
          const id = await insertUserRow(change.tx, state);
          change.audit('user.create', ['user', id], { role: state.role });
          return presentUser({ id, ...state });
        }),
      );
    },

    saveUser: async (viewer, id, patch, { ownPassword, endsApplicationPasswords = false } = {}) => {
      if (!canEditUser(viewer, id)) throw errors.cannotEditUser(viewer);
      if (scopeOf(viewer) !== 'all') throw errors.outOfScope(scopeOf(viewer));
      const present = await getUserRow(database, id);
      if (!present) throw errors.noUser();
      requirePromotion(viewer, present, patch);
      const isConfirmed = changesSignIn(present, patch);
      if (isConfirmed) await confirmPassword(viewer, ownPassword);
      const passwordHash = patch.password === undefined ? null : await hashPassword(checkPassword(patch.password));
      return naming(() =>
        core.change(viewer, async (change) => {
          const { tx } = change;
          const before = await lockUserRow(tx, id);
          if (!before) throw errors.noUser();
          // The row may have changed since it was read above.
          requirePromotion(viewer, before, patch);
          if (!isConfirmed && changesSignIn(before, patch)) throw errors.ownPasswordNeeded();
          const role = patch.role ?? before.role;
          if (role !== before.role) await keepAdministrator(tx, before);
          const next: StoredUser = {
            ...before,
            email: patch.email === undefined ? before.email : checkEmail(patch.email),
            passwordHash: passwordHash ?? before.passwordHash,
            displayName: checkLine('name', patch.displayName || before.displayName, limits.user.name),
            names: mergeNames(before.names, patch.names),
            firstName: checkLine('first name', patch.firstName ?? before.firstName, limits.user.name),
            lastName: checkLine('last name', patch.lastName ?? before.lastName, limits.user.name),
            slug: patch.slug ? await findFreeSlug(tx, id, checkSlug(patch.slug, before)) : before.slug,
            url: checkText('url', patch.url ?? before.url, limits.user.url),
            description: checkText('description', patch.description ?? before.description, limits.user.description),
            locale: patch.locale ?? before.locale,
            role,
          };
          // A new name changes pages, and the rest the archive of the author. By the lock order, the content lock comes before the row is written.
          const isRenamed = namesSeen(next) !== namesSeen(before);
          const changesArchive = isRenamed || next.slug !== before.slug || next.description !== before.description;
          if (changesArchive) await change.lockContent();
          await updateUserRow(tx, next);
          const endsSessions = role !== before.role || passwordHash !== null;
          const kept = role === before.role ? viewer.sessionId : null;
          const sessionsEnded = endsSessions ? await deleteSessionsOf(tx, id, kept) : 0;
          const endsPrograms = passwordHash !== null && endsApplicationPasswords;
          const programsEnded = endsPrograms ? await deleteApplicationPasswordsOf(tx, id) : 0;
          // Someone else who had the old password may have used it to make locations known.
          if (passwordHash !== null && viewer.user?.id !== id) await attempts.forgetPlaces(tx, id);
          if (isRenamed) await change.present(await change.listShowing('user', id));
          if (changesArchive) await change.announce([authorTag(id), ...(next.slug === before.slug ? [] : ['paths'])]);
          change.audit('user.save', ['user', id], {
            role: role === before.role ? null : role,
            password: passwordHash !== null,
            email: next.email !== before.email,
            sessionsEnded,
            programsEnded,
          });
          return presentUser(next);
        }),
      );
    },

    deleteUser: (viewer, id, reassignTo) =>
      core.change(viewer, async (change) => {
        if (!canManageUsers(viewer, 'delete_users')) throw errors.cannotDeleteUser(viewer);
        const before = await lockUserForDeletion(change.tx, id);
        await change.lockContent();
        if (!before) throw errors.noUser();
        await keepAdministrator(change.tx, before);
        if (reassignTo !== null && (reassignTo === id || !(await getUserRow(change.tx, reassignTo)))) {
          throw errors.reassignNeeded();
        }
        const showing = await change.listShowing('user', id);
        await deleteUserRow(change.tx, id, reassignTo);
        await change.present(showing);
        change.audit('user.delete', ['user', id], { reassignedTo: reassignTo });
        return presentUser(before);
      }),
  };
}

const noNames = eachLocale(() => '');

function mergeNames(before: Localized, patch: Partial<Localized> = {}): Localized {
  return eachLocale((locale) => checkLine('name', patch[locale] ?? before[locale], limits.user.name));
}

function namesSeen({ displayName, names }: Pick<StoredUser, 'displayName' | 'names'>): string {
  return JSON.stringify(eachLocale((locale) => names[locale] || displayName));
}

function requirePromotion(viewer: Viewer, present: StoredUser, { role }: UserPatch): void {
  if (role === undefined || role === present.role) return;
  if (!canManageUsers(viewer, 'promote_users')) throw errors.cannotEditRole(viewer);
}

function changesSignIn(present: StoredUser, { password, email, role }: UserPatch): boolean {
  return (
    password !== undefined ||
    (email !== undefined && email.trim() !== present.email) ||
    (role !== undefined && role !== present.role)
  );
}

async function keepAdministrator(tx: Queryable, before: StoredUser): Promise<void> {
  if (before.role === 'administrator' && (await countAdministrators(tx)) < 2) throw errors.lastAdministrator();
}

function checkLogin(login: string): string {
  const trimmed = checkText('username', login, limits.user.login).trim();
  if (!/^[\p{L}\p{N}_.@ -]+$/u.test(trimmed)) throw errors.invalidLogin();
  return trimmed;
}

function checkEmail(email: string): string {
  const trimmed = checkText('email', email, limits.user.email).trim();
  if (!isEmailAddress(trimmed)) throw errors.invalidEmail();
  return trimmed;
}

function checkPassword(password: string): string {
  if (password.length < limits.password.least || password.length > limits.password.most) throw errors.weakPassword();
  return password;
}

function fullName({ firstName = '', lastName = '' }: Pick<NewUser, 'firstName' | 'lastName'>): string {
  return `${firstName} ${lastName}`.trim();
}

/** Slugs are public, so one must not reveal what the account signs in with. */
function wishSlug(name: string, secrets: readonly string[]): string {
  const slug = sanitizeSlug(name);
  return slug !== '' && !tells(slug, secrets) ? slug : `author-${randomBytes(5).toString('hex')}`;
}

function checkSlug(wished: string, { slug, login, email }: StoredUser): string {
  const next = sanitizeSlug(wished) || slug;
  if (next !== slug && tells(next, [login, email])) throw errors.slugTellsLogin();
  return next;
}

function tells(slug: string, secrets: readonly string[]): boolean {
  return secrets.some((secret) => sanitizeSlug(secret) === slug);
}

async function findFreeSlug(tx: Queryable, id: number, wished: string): Promise<string> {
  for (let number = 1; ; number += 1) {
    const slug = number === 1 ? wished : numberSlug(wished, number);
    if (!(await isUserSlugTaken(tx, slug, id))) return slug;
  }
}

/**
 * Two requests may claim the same name at once. The unique constraint decides; this turns its violation into our error.
 */
async function naming<T>(act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    if (!(error instanceof DatabaseError) || error.code !== 'unique_violation') throw error;
    if (error.constraint?.includes('email')) throw errors.emailTaken();
    if (error.constraint?.includes('login')) throw errors.loginTaken();
    throw error;
  }
}
