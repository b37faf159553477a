import type { Locale } from '#cms-schema/locale.ts';
import type { Definitions } from '#cms-schema/typed-document.ts';
import type { Database, Queryable } from '#kit/database/connect.ts';
import type { StoredDocument } from './documents/model.ts';
import type { CmsKeys } from './keys.ts';
import type { Viewer } from './permission/viewer.ts';
import type { PresentContent } from './typed-content.ts';

/** What every operation stands on. One for each CMS process. */
export interface CmsCore {
  readonly database: Database;
  readonly definitions: Definitions;
  readonly readContent: PresentContent;
  readonly dataDirectory: string;
  readonly publicUrl: string;
  readonly keys: CmsKeys;
  /** Revisions of one document, at most; null: all. */
  readonly keepRevisions: number | null;
  readonly log: (line: string) => void;
  now(): string;
  contentVersion(): number;
  /**
   * Of this process and no other: content versions may only be compared under one source. After a restart, a restored
   * backup or a change of the database the same number can stand for other content.
   */
  readonly contentSource: string;
  /** The version at which what many pages share (`menu:zh`, `settings`, `paths`) changed last, since this process began. */
  sharedVersions(): ReadonlyMap<string, number>;
  /**
   * One change: everything within is committed together with its audit entries and its announcement, or not at all.
   * `act` may run again after a collision, so it has no effect outside but through `change.afterCommit`. Throws
   * `haptera_out_of_scope` for an application password that is for reading.
   */
  change<T>(viewer: Viewer, act: (change: Change) => Promise<T>): Promise<T>;
}

export interface Change {
  readonly tx: Queryable;
  readonly viewer: Viewer;
  /** ISO 8601; the same for everything in this change. */
  readonly now: string;
  /**
   * Waits for its turn among the changes of public things and gives the version that this one will have. Read what is to
   * be presented after it. Throws `haptera_lease_lost`.
   *
   * All changes lock in one order, or two of them wait for each other until the database ends one: documents by id, media,
   * users, menus; then this; then the audit log, at the end. Rows that will be written behind this lock are locked before
   * it. Row locks are `for no key update`: a row that others refer to is not held up by its own change.
   */
  lockContent(): Promise<number>;
  /** Tells the site. Takes the content lock. */
  announce(tags: Iterable<string>, addresses?: Iterable<{ locale: Locale; path: string }>): Promise<void>;
  /**
   * Brings the readers' rows of these documents to what the documents say now, and after them the rows that show something
   * of them; announces what really changed. Gives these documents. Call it after the documents were written. Takes the content
   * lock. Throws `haptera_path_taken`, `haptera_address_reserved`.
   */
  present(documentIds: readonly number[]): Promise<readonly StoredDocument[]>;
  /** The published documents that show one of these: ask before it is deleted, present them after it was changed. */
  listShowing(
    kind: 'media' | 'download' | 'term' | 'user' | 'supported-list',
    ...ids: readonly number[]
  ): Promise<number[]>;
  /** `by`: who answers for it, if not the change's viewer. */
  audit(
    action: string,
    object: readonly [kind: string, id: number | string],
    details?: AuditDetails,
    by?: Viewer,
  ): void;
  afterCommit(run: () => void): void;
}

/** Short facts of an act; no texts, passwords or tokens. */
export type AuditDetails = Readonly<Record<string, string | number | boolean | null>>;
