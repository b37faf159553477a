import type { Account } from './accounts/model.ts';
import type { PlatformLocale } from './locale.ts';

/** Who makes a call, as determined by the door. */
export interface Caller {
  /** Null when nobody is signed in, or the token has expired. */
  readonly account: Account | null;
  /** The session that the token belongs to. */
  readonly sessionId: string | null;
  /** Whether the caller is the CMS, authenticated with a key of this installation. */
  readonly isStaff: boolean;
  /** The visitor's IP address, as reported by the edge. */
  readonly address: string | null;
  /** The language of `Accept-Language`, used for messages and mails. */
  readonly locale: PlatformLocale;
  /** The browser's `User-Agent`, truncated to 200 characters. */
  readonly agent: string;
  /** By name. */
  readonly cookies: ReadonlyMap<string, string>;
  /** Adds a cookie to the response. */
  setCookie(cookie: string): void;
}

/** The service itself: for what it does on its own, such as cleaning up. */
export const system: Caller = {
  account: null,
  sessionId: null,
  isStaff: false,
  address: null,
  locale: 'zh',
  agent: '',
  cookies: new Map(),
  setCookie: () => undefined,
};

export function requireAccount({ account }: Caller): Account {
  if (account === null) throw new Error('The door let a call without an account through.');
  return account;
}
