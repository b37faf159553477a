import type { Account } from './accounts/model.ts';

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

export const platformLocales = ['zh', 'en'] as const;
export type PlatformLocale = (typeof platformLocales)[number];

/** The first language of the header that the service speaks; Chinese, the default, for everything else. */
export function readLocale(header: string | null): PlatformLocale {
  const wanted = (header ?? '').split(',').map((part) => part.trim().slice(0, 2).toLowerCase());
  return wanted.map((name) => platformLocales.find((locale) => locale === name)).find((locale) => locale) ?? 'zh';
}

export function requireAccount({ account }: Caller): Account {
  if (account === null) throw new Error('A call without an account came through the door.');
  return account;
}
