import { setTimeout as sleep } from 'node:timers/promises';
import { definitions } from '#blocks/definitions.generated.ts';
import { contentTypeDefinitions } from '#content-types/definitions.generated.ts';
import { forgetAttemptsBefore } from '#identity/attempt-store.ts';
import type { Database } from '#kit/database/connect.ts';
import type { DatabaseError } from '#kit/database/database-error.ts';
import type { MigrationStep } from '#kit/database/migrate.ts';
import type { FetchGuard } from '#kit/http/fetch-public.ts';
import type { WriteLine } from '#kit/line-log.ts';
import { repeat } from '#kit/repeat.ts';
import { type AuditOperations, createAuditOperations } from './audit/operations.ts';
import { backUpBeforeUpgrade } from './backup/back-up-before-upgrade.ts';
import { createPlatformClient } from './community/client.ts';
import { type CommunityOperations, createCommunityOperations } from './community/operations.ts';
import { createRecipientTask } from './community/pass-on-recipient.ts';
import { createHeldUpNotice } from './community/tell-held-up.ts';
import { createVisitorOperations, type VisitorOperations } from './community/visitor-operations.ts';
import { createCore } from './create-core.ts';
import { createWriterLease, printWriter, readWriter, type Writer } from './database/lease.ts';
import { isCmsMigrated, migrateCms, openDatabase, openSearchDatabase } from './database/open-database.ts';
import { renameStoredFields } from './database/rename-stored-fields.ts';
import { countMarked, refreshBehind } from './editing/count-behind.ts';
import { createGroupOperations, type GroupOperations } from './editing/group-operations.ts';
import { createDocumentOperations, type DocumentOperations } from './editing/operations.ts';
import { createDuePublisher } from './editing/publish-due.ts';
import { createReviewOperations, type ReviewOperations } from './editing/review-operations.ts';
import { CmsError, errors } from './errors.ts';
import { deriveKeys } from './keys.ts';
import { createFileStore } from './media/file-store.ts';
import { TRASH_DAYS } from './media/model.ts';
import { createMediaOperations, type MediaOperations } from './media/operations.ts';
import { createPicturePacker } from './media/picture-packer.ts';
import { createPrivateFileServer } from './media/serve-private-file.ts';
import { createUploadServer } from './media/serve-upload.ts';
import { getFileName, getMediaRowOfFile, getOfferedMediaRow } from './media/store.ts';
import { storeChecksums } from './media/store-checksums.ts';
import { sweepOrphans } from './media/sweep-orphans.ts';
import { createMenuOperations, type MenuOperations } from './menus/operations.ts';
import { createOutboxWorker } from './outbox/deliver.ts';
import { createOutboxOperations, type OutboxOperations } from './outbox/operations.ts';
import { forgetDelivered, getDeliveryFigures } from './outbox/store.ts';
import { systemViewer } from './permission/viewer.ts';
import { REMEMBERED_MILLISECONDS } from './presence/model.ts';
import { createPresenceOperations, type PresenceOperations } from './presence/operations.ts';
import { forgetTabs } from './presence/store.ts';
import { createPreviewOperations, type PreviewOperations } from './previews/operations.ts';
import { createPublishedOperations, type PublishedOperations } from './publishing/operations.ts';
import { refreshOutdated } from './publishing/refresh-outdated.ts';
import { createRedirectOperations, type RedirectOperations } from './redirects/operations.ts';
import { createRevisionOperations, type RevisionOperations } from './revisions/operations.ts';
import { tidyWords } from './search/tidy-words.ts';
import { createSettingsOperations, type SettingsOperations } from './settings/operations.ts';
import { checkStorage, type StorageProblem } from './storage.ts';
import { createSupportedListOperations, type SupportedListOperations } from './supported-lists/operations.ts';
import { createModelsPdf } from './supported-lists/print/models-pdf.ts';
import { createModelsPdfServer } from './supported-lists/serve-models-pdf.ts';
import { takeOverModels } from './supported-lists/take-over-models.ts';
import { createTermOperations, type TermOperations } from './terms/operations.ts';
import {
  type ApplicationPasswordOperations,
  createApplicationPasswordOperations,
} from './users/application-passwords.ts';
import { createUserOperations, type UserOperations } from './users/operations.ts';
import { forgetSessions } from './users/session-store.ts';
import { createSessionOperations, SESSION_IDLE, type SessionOperations } from './users/sessions.ts';
import { createSignInOperations, type SignInOperations } from './users/sign-in.ts';
import { createUseOperations, type UseOperations } from './uses/operations.ts';

export interface CmsOptions {
  readonly databaseUrl: string;
  /** Absolute; holds `uploads/`. */
  readonly dataDirectory: string;
  /** Whether to back up the database before migrating it; default true. */
  readonly backupBeforeUpgrade?: boolean;
  /** At least 32 characters; keys for nonces, previews and the webhook are derived from it. */
  readonly secret: string;
  /** Public address of the site, without a trailing slash: `https://haptera.example`. */
  readonly publicUrl: string;
  /** Where the outbox is delivered; null: entries stay in the queue. */
  readonly siteRevalidateUrl: string | null;
  /** Address of the platform: `http://127.0.0.1:4013`. Without it, nothing that visitors sent can be read. */
  readonly platformOrigin?: string;
  readonly log: WriteLine;
  /** When another process writes to the database: wait until it ends (default), or throw `haptera_database_held`. */
  readonly whenHeld?: 'wait' | 'refuse';
  /** Called when another process has taken over the write lease: from then on this one only serves reads. */
  readonly onLost?: () => void;
  /** The most revisions kept per document; default: all of them. */
  readonly keepRevisions?: number | null;
  /** The current time; replaced in tests. */
  readonly clock?: () => Date;
  /** What pictures may be fetched from; replaced in tests. */
  readonly fetchGuard?: FetchGuard;
}

/** Metrics for operators. */
export interface CmsFigures {
  readonly contentVersion: number;
  readonly outbox: { readonly pending: number; readonly oldestPendingAt: string | null };
  readonly database: ReturnType<Database['usage']>;
}

export interface Cms {
  readonly publicUrl: string;
  /** Signs the requests between the site and the CMS. */
  readonly webhookKey: Buffer;
  readonly documents: DocumentOperations;
  readonly groups: GroupOperations;
  readonly reviews: ReviewOperations;
  readonly revisions: RevisionOperations;
  readonly published: PublishedOperations;
  readonly redirects: RedirectOperations;
  readonly previews: PreviewOperations;
  readonly presence: PresenceOperations;
  readonly media: MediaOperations;
  readonly menus: MenuOperations;
  readonly terms: TermOperations;
  readonly uses: UseOperations;
  readonly settings: SettingsOperations;
  readonly supportedLists: SupportedListOperations;
  readonly community: CommunityOperations;
  readonly visitors: VisitorOperations;
  readonly users: UserOperations;
  readonly signIn: SignInOperations;
  readonly sessions: SessionOperations;
  readonly applicationPasswords: ApplicationPasswordOperations;
  readonly outbox: OutboxOperations;
  readonly audit: AuditOperations;
  /** Files of `/uploads/…`; 404 for everything else. GET and HEAD, ranges, `If-None-Match`. */
  serveUpload(request: Request): Promise<Response>;
  /** Files generated from content, below `/downloads/`; 404 for everything else. */
  serveDownload(request: Request): Promise<Response>;
  /** Private files, at short-lived signed addresses; 404 for everything else. GET and HEAD, ranges. */
  servePrivateFile(request: Request): Promise<Response>;
  /** What prevents changes or uploads from being stored, for `/healthz`. Throws `DatabaseError` without a database. */
  checkStorage(): Promise<readonly StorageProblem[]>;
  /** Migrates the database, acquires the write lease, and starts scheduled publishing and outbox delivery. */
  start(watch?: StartWatch): Promise<void>;
  isReady(): boolean;
  /** Throws while the database is unreachable. */
  readFigures(): Promise<CmsFigures>;
  close(): Promise<void>;
}

/** Callbacks that report what a start is waiting for. */
export interface StartWatch {
  onMigration?: (step: MigrationStep) => void;
  /** Another process holds the write lease. `isReadable`: the tables match this version, so reads can be served. */
  onStandby?: (writer: Writer, isReadable: boolean) => void;
  /** The database is unreachable or read-only. Without this callback the start fails. */
  onUnavailable?: (error: DatabaseError) => void;
}

/** Assembles the CMS. Nothing runs and nothing is opened before `start`. */
export function createCms(options: CmsOptions): Cms {
  const { databaseUrl, dataDirectory, siteRevalidateUrl, log, whenHeld = 'wait' } = options;
  const publicUrl = options.publicUrl.replace(/\/+$/, '');
  const clock = options.clock ?? (() => new Date());
  const keys = deriveKeys(requireSecret(options.secret));
  const database = openDatabase(databaseUrl);
  const searchDatabase = openSearchDatabase(databaseUrl);
  const files = createFileStore(dataDirectory);
  const packer = createPicturePacker();
  const lease = createWriterLease({
    database,
    log,
    onLost: () => {
      void halt();
      options.onLost?.();
    },
  });
  const { core, loadContentVersion } = createCore({
    database,
    searchDatabase,
    definitions,
    dataDirectory,
    publicUrl,
    keys,
    keepRevisions: options.keepRevisions ?? null,
    log,
    clock,
    epoch: lease.epoch,
    onAnnounced: () => worker.wake(),
  });
  const worker = createOutboxWorker({
    database,
    url: siteRevalidateUrl,
    key: keys.webhook,
    content: { source: core.contentSource, version: core.contentVersion },
    clock,
    log,
  });
  const documents = createDocumentOperations(core);
  const settings = createSettingsOperations(core);
  const media = createMediaOperations(core, { files, packer }, options.fetchGuard);
  const supportedLists = createSupportedListOperations(core);
  const modelsPdf = createModelsPdf({
    dataDirectory,
    log,
    loadModels: supportedLists.getPublicModels,
    loadSiteTitle: async (locale) => (await settings.loadSettings()).title[locale],
    sizeOf: files.sizeOf,
  });
  const running: { close(): Promise<void> }[] = [];
  let isReady = false;

  const stopping = new AbortController();
  const halt = async () => {
    isReady = false;
    stopping.abort();
    await Promise.all([worker.close(), ...running.splice(0).map((one) => one.close())]);
  };

  const sweep = async () => {
    await sweepOrphans({ database, dataDirectory, log, signal: stopping.signal });
  };

  const addChecksums = async () => {
    await storeChecksums({ database, dataDirectory, isStopped: () => stopping.signal.aborted });
  };

  const emptyTrash = async () => {
    const deleted = await media.emptyTrash(() => stopping.signal.aborted);
    if (deleted > 0) log(`Deleted ${deleted} files that had been in the media trash for ${TRASH_DAYS} days.`);
  };

  /** Backs up every room: the platform, whose tables may be outdated too, starts only once this process is ready. */
  const backUp = async () => {
    if (options.backupBeforeUpgrade ?? true) await backUpBeforeUpgrade({ database, dataDirectory, log });
  };

  /** Migrates once no other process uses the old tables. Resolves to whether it had to wait for one. */
  const untilMigrated = async ({ onMigration, onStandby }: StartWatch): Promise<boolean> => {
    for (let hasWaited = false; ; hasWaited = true) {
      if (await isCmsMigrated(database)) {
        await backUp();
        return hasWaited;
      }
      const writer = await readWriter(database);
      if (writer === null) {
        await backUp();
        await migrateCms(database, onMigration);
        return hasWaited;
      }
      if (whenHeld === 'refuse') throw errors.inUse(printWriter(writer));
      if (!hasWaited)
        log(
          `${printWriter(writer)} is writing to this database: the tables will be migrated once it has ended.`,
          'info',
        );
      onStandby?.(writer, false);
      await sleep(WAIT_FOR_WRITER);
    }
  };

  const tidy = async () => {
    const now = clock().getTime();
    const before = (milliseconds: number) => new Date(now - milliseconds).toISOString();
    await forgetDelivered(database, before(7 * DAY));
    await forgetSessions(database, before(0), before(SESSION_IDLE));
    await forgetAttemptsBefore(database, before(0));
    await forgetTabs(database, before(REMEMBERED_MILLISECONDS));
  };
  const platform = createPlatformClient(options.platformOrigin ?? null, keys.platform);
  const passOnRecipient = createRecipientTask({ loadSettings: settings.loadSettings, platform, log });

  return {
    publicUrl,
    webhookKey: keys.webhook,
    documents,
    groups: createGroupOperations(core),
    reviews: createReviewOperations(core),
    revisions: createRevisionOperations(core, documents.saveDocument),
    published: createPublishedOperations(core, settings.loadSettings),
    redirects: createRedirectOperations(core),
    previews: createPreviewOperations(core),
    presence: createPresenceOperations(core),
    media,
    menus: createMenuOperations(core),
    terms: createTermOperations(core),
    uses: createUseOperations(core),
    settings,
    supportedLists,
    community: createCommunityOperations(platform),
    visitors: createVisitorOperations(platform),
    users: createUserOperations(core),
    signIn: createSignInOperations(core, createHeldUpNotice(platform, log)),
    sessions: createSessionOperations(core),
    applicationPasswords: createApplicationPasswordOperations(core),
    outbox: createOutboxOperations(core, siteRevalidateUrl !== null),
    audit: createAuditOperations(core),
    serveUpload: createUploadServer(files, { getFileName: (file) => getFileName(database, file) }),
    serveDownload: createModelsPdfServer(modelsPdf, files),
    servePrivateFile: createPrivateFileServer({
      ...{ files, keys, now: core.now },
      findOffered: (id) => getOfferedMediaRow(database, id),
      findByFile: (file) => getMediaRowOfFile(database, file),
    }),

    checkStorage: () => checkStorage(database, dataDirectory),

    start: async (watch = {}) => {
      let hasWaited = await untilMigrated(watch);
      const { onUnavailable } = watch;
      await lease.acquire(whenHeld, {
        onHeld: async (writer) => {
          hasWaited = true;
          // Meanwhile, readers get whatever that process publishes.
          await loadContentVersion();
          watch.onStandby?.(writer, true);
        },
        ...(onUnavailable && { onUnavailable: async (error) => onUnavailable(error) }),
      });
      await loadContentVersion();
      await renameStoredFields(database, Object.values(contentTypeDefinitions));
      const onError = (what: string) => (error: unknown) => log(`${what}: ${String(error)}`);
      running.push(
        repeat(createDuePublisher(core), {
          every: 500,
          onError: onError('Could not check for scheduled documents'),
        }),
        repeat(() => refreshOutdated(core, () => stopping.signal.aborted), {
          every: DAY,
          onError: onError('Could not re-render pages rendered by an older version'),
        }),
        repeat(() => refreshBehind(core, () => stopping.signal.aborted), {
          every: DAY,
          onError: onError('Could not recount the texts of translations'),
        }),
        repeat(() => countMarked(core), {
          every: COUNT_EVERY,
          onError: onError('Could not count the texts of translations'),
        }),
        repeat(emptyTrash, { every: DAY / 4, onError: onError('Could not empty the media trash') }),
        repeat(sweep, { every: DAY / 4, onError: onError('Could not check for files of interrupted uploads') }),
        repeat(addChecksums, { every: DAY / 24, onError: onError('Could not add the checksums of files') }),
        repeat(() => tidyWords(database, () => stopping.signal.aborted), {
          every: DAY,
          onError: onError('Could not remove unused words from the search index'),
        }),
        ...(options.platformOrigin
          ? [repeat(passOnRecipient, { every: 5_000, onError: onError('Could not read the address for forms') })]
          : []),
        repeat(tidy, { every: DAY / 24, onError: onError('Could not remove old sessions and announcements') }),
      );
      await takeOverModels(core, supportedLists);
      worker.start();
      isReady = true;
      // The other process notified its own site of its changes, not ours.
      if (hasWaited) await core.change(systemViewer, (change) => change.announce(['cms']));
    },

    isReady: () => isReady,

    readFigures: async () => {
      const { pending, oldest } = await getDeliveryFigures(database);
      return {
        contentVersion: core.contentVersion(),
        outbox: { pending, oldestPendingAt: oldest },
        database: database.usage(),
      };
    },

    close: async () => {
      try {
        await Promise.all([halt(), packer.close(), modelsPdf.close()]);
        await lease.release();
      } finally {
        await Promise.all([database.close(), searchDatabase.close()]);
      }
    },
  };
}

/** Milliseconds between two checks. */
const WAIT_FOR_WRITER = 500;
/** Milliseconds. A list that is requested earlier does the count itself. */
const COUNT_EVERY = 10_000;
const DAY = 24 * 60 * 60 * 1000;

function requireSecret(secret: string): string {
  if (secret.length >= 32) return secret;
  throw new CmsError('haptera_secret', 500, 'HAPTERA_SECRET is too short: use at least 32 random characters.');
}
