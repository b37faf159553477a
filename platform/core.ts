import type { Database, Queryable } from '#kit/database/connect.ts';
import type { WriteLine } from '#kit/line-log.ts';
import type { Caller } from './caller.ts';
import type { PlatformKeys } from './keys.ts';

/** The shared dependencies of all operations. One per process. */
export interface PlatformCore {
  readonly database: Database;
  readonly keys: PlatformKeys;
  /** Absolute; files of accounts are stored in its subfolder `platform`. */
  readonly dataDirectory: string;
  /** The public address without a trailing slash. Links in mails begin with it, regardless of the request's `Host`. */
  readonly publicUrl: string;
  readonly log: WriteLine;
  /** ISO 8601. */
  now(): string;
  /** The time that many milliseconds from now, ISO 8601. */
  later(milliseconds: number): string;
  /**
   * Runs one change: all of it is committed together with its audit entries, or nothing. `act` is retried after a
   * conflict between transactions, so it must have no outside effects except through `change.afterCommit`.
   */
  change<T>(caller: Caller, act: (change: Change) => Promise<T>): Promise<T>;
}

export interface Change {
  readonly tx: Queryable;
  /**
   * Records short facts of an action; no texts, passwords, codes or tokens. `accountId`: the responsible account, if
   * not the caller's.
   */
  audit(
    action: string,
    object: readonly [kind: string, id: string],
    details?: AuditDetails,
    accountId?: string | null,
  ): void;
  afterCommit(run: () => void): void;
}

export type AuditDetails = Readonly<Record<string, string | number | boolean | null>>;
