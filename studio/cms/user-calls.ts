import type { JsonValue } from '#cms-schema/json.ts';
import type { Locale } from '#cms-schema/locale.ts';
import { type Ask, askForAll } from './ask.ts';
import { readList, readObject, readOptionalText, readText, readUtc } from './read-json.ts';
import { readUser, type StudioUser, type UserRole } from './user-model.ts';

export interface NewUser {
  readonly username: string;
  readonly email: string;
  /** 10 to 256 characters. */
  readonly password: string;
  readonly name?: string;
  readonly role: UserRole;
}

export interface UserPatch {
  readonly name?: string;
  readonly email?: string;
  readonly role?: UserRole;
  readonly password?: string;
  readonly locale?: Locale;
}

/** A password for one program. */
export interface ApplicationPassword {
  readonly uuid: string;
  readonly name: string;
  readonly createdAt: string | null;
  readonly lastUsedAt: string | null;
  readonly lastAddress: string;
}

export interface UserCalls {
  list(signal?: AbortSignal): Promise<readonly StudioUser[]>;
  create(user: NewUser): Promise<StudioUser>;
  save(id: number, patch: UserPatch): Promise<StudioUser>;
  /** `reassignTo`: who gets the documents; null: nobody. */
  remove(id: number, reassignTo: number | null): Promise<void>;
  listApplicationPasswords(userId: number, signal?: AbortSignal): Promise<readonly ApplicationPassword[]>;
  /** The password itself is told this once. */
  createApplicationPassword(userId: number, name: string): Promise<{ item: ApplicationPassword; password: string }>;
  removeApplicationPassword(userId: number, uuid: string): Promise<void>;
}

const path = '/wp/v2/users';

export function createUserCalls(ask: Ask): UserCalls {
  return {
    list: async (signal) =>
      (await askForAll(ask, { path, query: { context: 'edit', orderby: 'name', order: 'asc' }, signal })).map(readUser),
    create: async ({ role, ...user }) =>
      readUser((await ask({ path, method: 'POST', data: { ...user, roles: [role] } })).body),
    save: async (id, { role, locale, ...patch }) => {
      const data = { ...patch, ...(role && { roles: [role] }), ...(locale && { locale }) };
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
    createApplicationPassword: async (userId, name) => {
      const { body } = await ask({ path: `${path}/${userId}/application-passwords`, method: 'POST', data: { name } });
      return {
        item: readApplicationPassword(body),
        password: readText(readObject(body, 'application password'), 'password'),
      };
    },
    removeApplicationPassword: async (userId, uuid) => {
      await ask({ path: `${path}/${userId}/application-passwords/${uuid}`, method: 'DELETE' });
    },
  };
}

function readApplicationPassword(value: JsonValue): ApplicationPassword {
  const item = readObject(value, 'application password');
  return {
    uuid: readText(item, 'uuid'),
    name: readText(item, 'name'),
    createdAt: readUtc(item, 'created'),
    lastUsedAt: readUtc(item, 'last_used'),
    lastAddress: readOptionalText(item, 'last_ip'),
  };
}
