import type { Listing } from '../documents/model.ts';
import type { ApplicationPassword, NewUser, Session, User, UserPatch, UserQuery, Viewer } from './model.ts';

export interface UserOperations {
  /** Throws `rest_not_logged_in` 401. */
  requireMe(viewer: Viewer): User;
  /** Oneself, or anyone with `list_users`; throws `rest_user_cannot_view`, `rest_user_invalid_id`. */
  requireUser(viewer: Viewer, id: number): Promise<User>;
  listUsers(viewer: Viewer, query?: UserQuery): Promise<Listing<User>>;
  /** Names for readers, by id. */
  listAuthors(ids: readonly number[]): Promise<readonly User[]>;
  createUser(viewer: Viewer, input: NewUser): Promise<User>;
  /** A new password or role ends the user's sessions. */
  saveUser(viewer: Viewer, id: number, patch: UserPatch): Promise<User>;
  /** Their documents and media go to `reassignTo`, or stay without an author when it is null. */
  deleteUser(viewer: Viewer, id: number, reassignTo: number | null): Promise<User>;
}

export interface SignInOperations {
  /**
   * Throws `incorrect_password` 401 (the same for an unknown name), `too_many_retries` 429, `haptera_busy` 503.
   * `token` goes into the cookie; it is not stored.
   */
  signIn(input: {
    readonly login: string;
    readonly password: string;
    readonly address: string | null;
  }): Promise<{ readonly token: string; readonly session: Session; readonly user: User }>;
  signOut(viewer: Viewer): Promise<void>;
  /** The viewer of a session token; `anonymous` (with the address) when the token is unknown, idle too long or expired. */
  openSession(token: string, address: string | null): Promise<Viewer>;
  /** Of `Authorization: Basic`. Throws `incorrect_password` 401, `too_many_retries` 429. */
  openApplicationPassword(login: string, password: string, address: string | null): Promise<Viewer>;
  /** Ten lower-case hex digits bound to the session, valid for 12 to 24 hours. */
  createNonce(viewer: Viewer): string;
  isNonceValid(viewer: Viewer, nonce: string): boolean;
}

export interface ApplicationPasswordOperations {
  /** Of oneself; of others with `edit_users`. */
  listApplicationPasswords(viewer: Viewer, userId: number): Promise<readonly ApplicationPassword[]>;
  requireApplicationPassword(viewer: Viewer, userId: number, uuid: string): Promise<ApplicationPassword>;
  /** `password` is shown once: 24 characters in groups of four. */
  createApplicationPassword(
    viewer: Viewer,
    userId: number,
    input: { readonly name: string; readonly appId?: string },
  ): Promise<{ readonly password: string; readonly item: ApplicationPassword }>;
  deleteApplicationPassword(viewer: Viewer, userId: number, uuid: string): Promise<ApplicationPassword>;
}
