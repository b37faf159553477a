import type { Locale, Localized } from '#cms-schema/locale.ts';
import type { PasswordScope, Role } from '#contract/roles.ts';
import type { User } from '../permission/viewer.ts';

/** What readers see of an author. Contains nothing that is used for signing in. */
export type AuthorFace = Pick<User, 'id' | 'displayName' | 'slug' | 'url' | 'description'>;

export interface NewUser {
  readonly login: string;
  readonly email: string;
  readonly password: string;
  readonly role?: Role;
  readonly displayName?: string;
  readonly names?: Partial<Localized>;
  readonly firstName?: string;
  readonly lastName?: string;
  readonly url?: string;
  readonly description?: string;
  readonly locale?: Locale;
}

export type UserPatch = Partial<Omit<NewUser, 'login'>> & { readonly slug?: string };

export interface UserQuery {
  readonly page?: number;
  readonly perPage?: number;
  readonly search?: string;
  readonly roles?: readonly Role[];
  readonly include?: readonly number[];
  readonly exclude?: readonly number[];
  readonly slug?: readonly string[];
  readonly orderBy?: 'id' | 'name' | 'slug' | 'email' | 'registeredAt';
  readonly order?: 'asc' | 'desc';
}

/** A signed-in browser. Only the browser knows the token; the id is its SHA-256. */
export interface Session {
  readonly id: string;
  /** Identifies the session to its owner; useless to anyone else. */
  readonly handle: string;
  readonly userId: number;
  /** The user agent, at most 200 characters. */
  readonly agent: string;
  /** The network where it was last seen: /24 or /48. */
  readonly network: string | null;
  readonly createdAt: string;
  readonly lastSeenAt: string;
  readonly expiresAt: string;
}

export interface ApplicationPassword {
  readonly uuid: string;
  readonly userId: number;
  /** Set by the application; may be empty. */
  readonly appId: string;
  readonly name: string;
  readonly scope: PasswordScope;
  readonly createdAt: string;
  /** Null: never. */
  readonly expiresAt: string | null;
  readonly lastUsedAt: string | null;
  readonly lastAddress: string | null;
}
