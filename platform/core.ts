import type { Database, Queryable } from '#kit/database/connect.ts';
import type { Caller } from './caller.ts';
import type { PlatformKeys } from './keys.ts';

/** What every operation stands on. One for each process. */
export interface PlatformCore {
  readonly database: Database;
  readonly keys: PlatformKeys;
  /** Absolute; files of accounts stand in `platform` below it. */
  readonly dataDirectory: string;
  /** What visitors open, without a slash at the end: links in mails begin with it, whatever host a request names. */
  readonly publicUrl: string;
  readonly log: (line: string) => void;
  /** ISO 8601. */
  now(): string;
  /** So many milliseconds from now. */
  later(milliseconds: number): string;
  /**
   * One change: all of it is committed together with its audit entries, or nothing. `act` may run again after a collision,
   * so it has no effect outside but through `change.afterCommit`.
   */
  change<T>(caller: Caller, act: (change: Change) => Promise<T>): Promise<T>;
}

export interface Change {
  readonly tx: Queryable;
  /** Short facts of an act; no texts, passwords, codes or tokens. `accountId`: who answers for it, if not the caller. */
  audit(
    action: string,
    object: readonly [kind: string, id: string],
    details?: AuditDetails,
    accountId?: string | null,
  ): void;
  afterCommit(run: () => void): void;
}

export type AuditDetails = Readonly<Record<string, string | number | boolean | null>>;
