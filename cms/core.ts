import { randomUUID } from 'node:crypto';
import type { Locale } from '#cms-schema/locale.ts';
import { localizePath } from '#cms-schema/locale.ts';
import type { Definitions } from '#cms-schema/typed-document.ts';
import { pageTag } from '#contract/content-tags.ts';
import type { Database, Queryable } from '#kit/database/connect.ts';
import { sql } from '#kit/database/sql.ts';
import type { AuditEntry } from './audit/model.ts';
import { type NewAuditEntry, saveAudit } from './audit/store.ts';
import { errors } from './errors.ts';
import type { CmsKeys } from './keys.ts';
import { maskAddress } from './mask-address.ts';
import { saveEntry } from './outbox/store.ts';
import { printUtc } from './print-utc.ts';
import { createContentReader, type ReadContent } from './publishing/typed-content.ts';
import type { Viewer } from './users/model.ts';
import { requireWriteScope } from './users/scopes.ts';

/** What every operation stands on. One for each CMS process. */
export interface CmsCore {
  readonly database: Database;
  readonly definitions: Definitions;
  readonly readContent: ReadContent;
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
  /** `by`: who answers for it, if not the change's viewer. */
  audit(
    action: string,
    object: readonly [kind: string, id: number | string],
    details?: AuditEntry['details'],
    by?: Viewer,
  ): void;
  afterCommit(run: () => void): void;
}

export interface CoreOptions
  extends Omit<CmsCore, 'now' | 'contentVersion' | 'contentSource' | 'sharedVersions' | 'change' | 'readContent'> {
  readonly clock: () => Date;
  /** The lease under which this process writes; null when it has none. */
  readonly epoch: () => number | null;
  /** Called after every commit that announced something. */
  readonly onAnnounced: () => void;
}

export interface CoreControls {
  readonly core: CmsCore;
  /** Reads the present version, after the lease was taken. */
  loadContentVersion(): Promise<void>;
}

export function createCore(options: CoreOptions): CoreControls {
  const { clock, epoch, onAnnounced, ...parts } = options;
  let version = 0;
  const sharedVersions = new Map<string, number>();
  const now = () => printUtc(clock().getTime());
  const core: CmsCore = {
    ...parts,
    readContent: createContentReader(parts.definitions),
    now,
    contentVersion: () => version,
    contentSource: randomUUID(),
    sharedVersions: () => sharedVersions,
    change: async (viewer, act) => {
      requireWriteScope(viewer);
      const held = epoch();
      if (held === null) throw errors.leaseLost();
      const done = await parts.database.transaction(async (tx) => {
        const work = openChange(tx, viewer, now(), held);
        const result = await act(work.change);
        return { result, ...(await work.finish()) };
      });
      if (done.version !== null) {
        for (const tag of done.tags) if (isShared(tag)) sharedVersions.set(tag, done.version);
        version = Math.max(version, done.version);
        onAnnounced();
      }
      for (const run of done.callbacks) run();
      return done.result;
    },
  };
  return {
    core,
    loadContentVersion: async () => {
      const row = await parts.database.one<{ version: number }>(sql`select version from content_state`);
      version = row?.version ?? 0;
    },
  };
}

function openChange(tx: Queryable, viewer: Viewer, now: string, epoch: number) {
  const tags = new Set<string>();
  const paths = new Set<string>();
  const entries: NewAuditEntry[] = [];
  const callbacks: (() => void)[] = [];
  let nextVersion: number | null = null;

  const lockContent = async () => {
    if (nextVersion !== null) return nextVersion;
    const row = await tx.one<{ version: number; epoch: number }>(
      sql`select version, epoch from content_state where id = 1 for update`,
    );
    if (!row || row.epoch !== epoch) throw errors.leaseLost();
    nextVersion = row.version + 1;
    return nextVersion;
  };

  const change: Change = {
    tx,
    viewer,
    now,
    lockContent,
    announce: async (newTags, addresses = []) => {
      await lockContent();
      for (const tag of newTags) tags.add(tag);
      for (const { locale, path } of addresses) {
        tags.add(pageTag(locale, path));
        paths.add(localizePath(path, locale));
      }
    },
    audit: (action, [objectKind, objectId], details = {}, by = viewer) => {
      entries.push({
        at: now,
        actorId: by.user?.id ?? null,
        via: by.via,
        action,
        objectKind,
        objectId: String(objectId),
        details,
        network: maskAddress(by.address),
      });
    },
    afterCommit: (run) => {
      callbacks.push(run);
    },
  };

  const finish = async () => {
    let version: number | null = null;
    if (tags.size > 0) {
      version = await lockContent();
      await tx.run(sql`update content_state set version = ${version} where id = 1`);
      // Paths stay in their order: what somebody published comes before what only shows something of it.
      await saveEntry(tx, { tags: [...tags].sort(), paths: [...paths], version, now });
    }
    await saveAudit(tx, entries);
    return { version, tags, callbacks };
  };

  return { change, finish };
}

/** A page's own version stands in its row, and a picture's change is one of the pages that show it. */
function isShared(tag: string): boolean {
  return !tag.startsWith('page:') && !tag.startsWith('media:');
}
