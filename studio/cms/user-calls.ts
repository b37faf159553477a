import type { JsonObject, JsonValue } from '#cms-schema/json.ts';
import type { Locale, Localized } from '#cms-schema/locale.ts';
import { type PasswordScope, passwordScopes, type Role } from '#contract/roles.ts';
import { type Ask, askForAll } from './ask.ts';
import {
  readChoice,
  readList,
  readNumber,
  readObject,
  readOptionalText,
  readText,
  readToggle,
  readUtc,
} from './read-json.ts';
import { readUser, type StudioUser } from './user-model.ts';

export interface NewUser {
  readonly username: string;
  readonly email: string;
  /** Its length must be within `limits.password`. */
  readonly password: string;
  readonly name?: string;
  readonly role: Role;
}

export interface UserPatch {
  readonly name?: string;
  readonly names?: Localized;
  readonly email?: string;
  readonly role?: Role;
  readonly password?: string;
  readonly locale?: Locale;
}

/** Required with a change of someone's sign-in credentials. */
export interface Confirmation {
  /** The password of the user who makes the change. */
  readonly ownPassword?: string;
  /** Together with a new password. */
  readonly endsApplicationPasswords?: boolean;
}

export interface NewApplicationPassword {
  readonly name: string;
  /** A UUID; empty: none. */
  readonly appId?: string;
  readonly scope: PasswordScope;
  /** ISO 8601; null: never. */
  readonly expiresAt: string | null;
}

/** A password for a single application. */
export interface ApplicationPassword {
  readonly uuid: string;
  readonly name: string;
  readonly scope: PasswordScope;
  readonly createdAt: string | null;
  /** Null: never. */
  readonly expiresAt: string | null;
  readonly lastUsedAt: string | null;
  readonly lastAddress: string;
}

/** A browser in which the user is signed in. */
export interface SignedInBrowser {
  readonly id: string;
  /** The browser that made this request. */
  readonly isCurrent: boolean;
  /** Its user agent string. */
  readonly agent: string;
  /** The /24 or /48 network; empty when unknown. */
  readonly network: string;
  readonly createdAt: string | null;
  readonly lastSeenAt: string | null;
}

export interface UserCalls {
  list(signal?: AbortSignal): Promise<readonly StudioUser[]>;
  /** Creating an administrator requires one's own password. */
  create(user: NewUser, confirmation?: Confirmation): Promise<StudioUser>;
  /**
   * Changing an email address, password or role requires one's own password. Rejects with `haptera_password_needed`,
   * `haptera_wrong_password`, `too_many_retries`.
   */
  save(id: number, patch: UserPatch, confirmation?: Confirmation): Promise<StudioUser>;
  /** `reassignTo`: the new owner of the user's documents; null: nobody. */
  remove(id: number, reassignTo: number | null): Promise<void>;
  listApplicationPasswords(userId: number, signal?: AbortSignal): Promise<readonly ApplicationPassword[]>;
  /** The only time that the password itself is returned. */
  createApplicationPassword(
    userId: number,
    wanted: NewApplicationPassword,
  ): Promise<{ item: ApplicationPassword; password: string }>;
  removeApplicationPassword(userId: number, uuid: string): Promise<void>;
  /** Most recently seen first. */
  listSessions(userId: number, signal?: AbortSignal): Promise<readonly SignedInBrowser[]>;
  endSession(userId: number, id: string): Promise<void>;
  /** Ends all sessions except the caller's. Returns how many. */
  endOtherSessions(userId: number): Promise<number>;
}

const path = '/wp/v2/users';
const sessionsPath = '/haptera/v1/sessions';

export function createUserCalls(ask: Ask): UserCalls {
  return {
    list: async (signal) =>
      (await askForAll(ask, { path, query: { context: 'edit', orderby: 'name', order: 'asc' }, signal })).map(readUser),
    create: async ({ role, ...user }, confirmation) => {
      const data = { ...user, roles: [role], ...printConfirmation(confirmation) };
      return readUser((await ask({ path, method: 'POST', data })).body);
    },
    save: async (id, { role, locale, names, ...patch }, confirmation) => {
      const own = printConfirmation(confirmation);
      const data = {
        ...patch,
        ...(names && { haptera_names: { ...names } }),
        ...(role && { roles: [role] }),
        ...(locale && { locale }),
        ...own,
      };
      return readUser((await ask({ path: `${path}/${id}`, method: 'POST', data })).body);
    },
    remove: async (id, reassignTo) => {
      await ask({ path: `${path}/${id}`, method: 'DELETE', query: { force: true, reassign: reassignTo ?? false } });
    },
    listApplicationPasswords: async (userId, signal) => {
      const { body } = await ask({
        path: `${path}/${userId}/application-passwords`,
        query: { context: 'edit' },
        signal,
      });
      return readList(body, 'application passwords', readApplicationPassword);
    },
    createApplicationPassword: async (userId, { name, appId = '', scope, expiresAt }) => {
      const data = { name, app_id: appId, haptera_scope: scope, haptera_expires: expiresAt };
      const { body } = await ask({ path: `${path}/${userId}/application-passwords`, method: 'POST', data });
      return {
        item: readApplicationPassword(body),
        password: readText(readObject(body, 'application password'), 'password'),
      };
    },
    removeApplicationPassword: async (userId, uuid) => {
      await ask({ path: `${path}/${userId}/application-passwords/${uuid}`, method: 'DELETE' });
    },
    listSessions: async (userId, signal) => {
      const { body } = await ask({ path: sessionsPath, query: { user: userId }, signal });
      return readList(body, 'sessions', readSession);
    },
    endSession: async (userId, id) => {
      await ask({ path: `${sessionsPath}/${id}`, method: 'DELETE', query: { user: userId } });
    },
    endOtherSessions: async (userId) => {
      const { body } = await ask({ path: sessionsPath, method: 'DELETE', query: { user: userId } });
      return readNumber(readObject(body, 'ended sessions'), 'ended');
    },
  };
}

function readApplicationPassword(value: JsonValue): ApplicationPassword {
  const item = readObject(value, 'application password');
  return {
    uuid: readText(item, 'uuid'),
    name: readText(item, 'name'),
    scope: readChoice(item, 'haptera_scope', passwordScopes),
    createdAt: readUtc(item, 'created'),
    expiresAt: readUtc(item, 'haptera_expires'),
    lastUsedAt: readUtc(item, 'last_used'),
    lastAddress: readOptionalText(item, 'last_ip'),
  };
}

function printConfirmation({ ownPassword, endsApplicationPasswords }: Confirmation = {}): JsonObject {
  return {
    ...(ownPassword !== undefined && { haptera_current_password: ownPassword }),
    ...(endsApplicationPasswords && { haptera_end_applications: true }),
  };
}

function readSession(value: JsonValue): SignedInBrowser {
  const item = readObject(value, 'session');
  return {
    id: readText(item, 'id'),
    isCurrent: readToggle(item, 'is_current'),
    agent: readText(item, 'agent'),
    network: readOptionalText(item, 'network'),
    createdAt: readUtc(item, 'created'),
    lastSeenAt: readUtc(item, 'last_seen'),
  };
}
