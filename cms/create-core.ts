import { randomUUID } from 'node:crypto';
import { localizePath } from '#cms-schema/locale.ts';
import { pageTag } from '#contract/content-tags.ts';
import { maskAddress } from '#identity/mask-address.ts';
import type { Queryable } from '#kit/database/connect.ts';
import { prepared, sql } from '#kit/database/sql.ts';
import { type NewAuditEntry, saveAudit } from './audit/store.ts';
import type { Change, CmsCore } from './core.ts';
import { errors } from './errors.ts';
import { saveEntry } from './outbox/store.ts';
import { requireWriteScope } from './permission/scopes.ts';
import type { Viewer } from './permission/viewer.ts';
import { printUtc } from './print-utc.ts';
import { listReferringIds } from './publishing/store.ts';
import { syncPublished } from './publishing/sync-published.ts';
import { createContentPresenter, type PresentContent } from './typed-content.ts';

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
  /** Reads the current version; call it once the lease has been acquired. */
  loadContentVersion(): Promise<void>;
}

export function createCore(options: CoreOptions): CoreControls {
  const { clock, epoch, onAnnounced, ...parts } = options;
  let version = 0;
  const sharedVersions = new Map<string, number>();
  const now = () => printUtc(clock().getTime());
  const core: CmsCore = {
    ...parts,
    readContent: createContentPresenter(parts.definitions, parts.publicUrl, parts.keys),
    now,
    contentVersion: () => version,
    contentSource: randomUUID(),
    sharedVersions: () => sharedVersions,
    change: async (viewer, act) => {
      requireWriteScope(viewer);
      const held = epoch();
      if (held === null) throw errors.leaseLost();
      const done = await parts.database.transaction(async (tx) => {
        const work = openChange(tx, { viewer, now: now(), epoch: held, readContent: core.readContent });
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

interface ChangeParts {
  readonly viewer: Viewer;
  readonly now: string;
  readonly epoch: number;
  readonly readContent: PresentContent;
}

function openChange(tx: Queryable, { viewer, now, epoch, readContent }: ChangeParts) {
  const tags = new Set<string>();
  const paths = new Set<string>();
  const entries: NewAuditEntry[] = [];
  const callbacks: (() => void)[] = [];
  let nextVersion: number | null = null;

  const lockContent = async () => {
    if (nextVersion !== null) return nextVersion;
    const row = await tx.one<{ version: number; epoch: number }>(
      prepared('lock-content', sql`select version, epoch from content_state where id = 1 for update`),
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
    present: (documentIds) => syncPublished(change, readContent, documentIds),
    listShowing: (kind, ...ids) => listReferringIds(tx, kind, ids),
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
      // Keep the order of the paths: the documents that were published come before those that merely show them.
      await saveEntry(tx, { tags: [...tags].sort(), paths: [...paths], version, now });
    }
    await saveAudit(tx, entries);
    return { version, tags, callbacks };
  };

  return { change, finish };
}

/** Pages carry their version in their own row, and a changed picture changes the pages that show it. */
function isShared(tag: string): boolean {
  return !tag.startsWith('page:') && !tag.startsWith('media:');
}
