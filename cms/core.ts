import type { Locale } from '#cms-schema/locale.ts';
import type { Definitions } from '#cms-schema/typed-document.ts';
import type { Database, Queryable } from '#kit/database/connect.ts';
import type { WriteLine } from '#kit/line-log.ts';
import type { StoredDocument } from './documents/model.ts';
import type { CmsKeys } from './keys.ts';
import type { Viewer } from './permission/viewer.ts';
import type { PresentContent } from './typed-content.ts';

/** What every operation needs. One per CMS process. */
export interface CmsCore {
  readonly database: Database;
  /** The same database, for what looks for words; see `openSearchDatabase`. */
  readonly searchDatabase: Database;
  readonly definitions: Definitions;
  readonly readContent: PresentContent;
  readonly dataDirectory: string;
  readonly publicUrl: string;
  readonly keys: CmsKeys;
  /** The most revisions kept per document; null: all of them. */
  readonly keepRevisions: number | null;
  readonly log: WriteLine;
  now(): string;
  contentVersion(): number;
  /**
   * Unique to this process. Content versions may only be compared within one source: after a restart, a restored backup
   * or a switch to another database, the same number can stand for different content.
   */
  readonly contentSource: string;
  /**
   * When tags that many pages share (`menu:zh`, `settings`, `paths`) last changed in this process, as content versions.
   */
  sharedVersions(): ReadonlyMap<string, number>;
  /**
   * Runs one change in a transaction: everything in it is committed together with its audit entries and announcement,
   * or not at all. `act` may be retried after a conflict, so all its side effects belong in `change.afterCommit`.
   * Throws `haptera_out_of_scope` for a read-only application password.
   */
  change<T>(viewer: Viewer, act: (change: Change) => Promise<T>): Promise<T>;
}

export interface Change {
  readonly tx: Queryable;
  readonly viewer: Viewer;
  /** ISO 8601; the same for everything in this change. */
  readonly now: string;
  /**
   * Takes the lock that serializes changes to public content and returns the version that this change will have. Read
   * whatever you are going to present after taking it. Throws `haptera_lease_lost`.
   *
   * All changes lock in the same order, to prevent deadlocks: documents by id, media, users, menus; then this lock;
   * then the audit log, last. Lock the rows that you will write under this lock before taking it. Row locks are
   * `for no key update`, so that changing a row does not block inserts of rows that refer to it.
   */
  lockContent(): Promise<number>;
  /** Notifies the site on commit. Takes the content lock. */
  announce(tags: Iterable<string>, addresses?: Iterable<{ locale: Locale; path: string }>): Promise<void>;
  /**
   * Updates the published rows of these documents, then the rows of documents that show something of them; announces
   * what actually changed. Returns these documents. Call it after writing the documents. Takes the content lock.
   * Throws `haptera_path_taken`, `haptera_address_reserved`.
   */
  present(documentIds: readonly number[]): Promise<readonly StoredDocument[]>;
  /** Published documents that show one of these. List them before deleting it; present them after changing it. */
  listShowing(
    kind: 'media' | 'download' | 'document' | 'term' | 'user' | 'supported-list',
    ...ids: readonly number[]
  ): Promise<number[]>;
  /** `by`: the responsible user, if not the viewer of the change. */
  audit(
    action: string,
    object: readonly [kind: string, id: number | string],
    details?: AuditDetails,
    by?: Viewer,
  ): void;
  afterCommit(run: () => void): void;
}

/** Short facts about an action. Never texts, passwords or tokens. */
export type AuditDetails = Readonly<Record<string, string | number | boolean | null>>;
