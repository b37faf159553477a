import type { Account } from './accounts/model.ts';
import type { PlatformLocale } from './locale.ts';

/** Who makes a call, as the door found out. */
export interface Caller {
  /** Null: nobody is signed in, or by a token that is over. */
  readonly account: Account | null;
  /** Of the session that the token belongs to. */
  readonly sessionId: string | null;
  /** Whether it is the CMS that asks, with the key of this installation. */
  readonly isStaff: boolean;
  /** The visitor's, as the process in front tells it. */
  readonly address: string | null;
  /** The language of `Accept-Language`: messages and mails are written in it. */
  readonly locale: PlatformLocale;
  /** What the browser calls itself, cut off after 200 characters. */
  readonly agent: string;
  /** By name. */
  readonly cookies: ReadonlyMap<string, string>;
  /** Cookies that the answer sets. */
  setCookie(cookie: string): void;
}

export function requireAccount({ account }: Caller): Account {
  if (account === null) throw new Error('A call without an account came through the door.');
  return account;
}
