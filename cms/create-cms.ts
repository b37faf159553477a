import { definitions } from '#blocks/definitions.generated.ts';
import { type AuditOperations, createAuditOperations } from './audit/operations.ts';
import { createCore } from './core.ts';
import { createWriterLease } from './database/lease.ts';
import { migrateCms, openDatabase } from './database/open-database.ts';
import { createDocumentOperations, type DocumentOperations } from './documents/operations.ts';
import { CmsError } from './errors.ts';
import { deriveKeys } from './keys.ts';
import { createFileStore } from './media/file-store.ts';
import { createMediaOperations, type MediaOperations } from './media/operations.ts';
import { createUploadServer } from './media/serve-upload.ts';
import { getFileName } from './media/store.ts';
import { createMenuOperations, type MenuOperations } from './menus/operations.ts';
import { createOutboxWorker } from './outbox/deliver.ts';
import { createOutboxOperations, type OutboxOperations } from './outbox/operations.ts';
import { forgetDelivered } from './outbox/store.ts';
import { REMEMBERED_MILLISECONDS } from './presence/model.ts';
import { createPresenceOperations, type PresenceOperations } from './presence/operations.ts';
import { forgetTabs } from './presence/store.ts';
import { createPreviewOperations, type PreviewOperations } from './previews/operations.ts';
import { createPublishedOperations, type PublishedOperations } from './publishing/operations.ts';
import { refreshOutdated } from './publishing/refresh-outdated.ts';
import { repeat } from './repeat.ts';
import { createRevisionOperations, type RevisionOperations } from './revisions/operations.ts';
import { createDuePublisher } from './schedule/publish-due.ts';
import { createSettingsOperations, type SettingsOperations } from './settings/operations.ts';
import { createTermOperations, type TermOperations } from './terms/operations.ts';
import {
  type ApplicationPasswordOperations,
  createApplicationPasswordOperations,
} from './users/application-passwords.ts';
import { createUserOperations, type UserOperations } from './users/operations.ts';
import { createSignInOperations, SESSION_IDLE, type SignInOperations } from './users/sign-in.ts';
import { forgetExpired } from './users/store.ts';

export interface CmsOptions {
  readonly databaseUrl: string;
  /** Absolute; holds `uploads/`. */
  readonly dataDirectory: string;
  /** At least 32 characters; keys for nonces, previews and the webhook are derived from it. */
  readonly secret: string;
  /** Address of the whole site for visitors, without a slash at its end: `https://haptera.example`. */
  readonly publicUrl: string;
  /** Where the outbox is delivered to; null: entries wait. */
  readonly siteRevalidateUrl: string | null;
  readonly log: (line: string) => void;
  /** When another process writes to the database: wait until it ends (default), or throw `haptera_database_held`. */
  readonly whenHeld?: 'wait' | 'refuse';
  /** Revisions kept of each document; all unless given. */
  readonly keepRevisions?: number | null;
  /** Now; for tests. */
  readonly clock?: () => Date;
}

export interface Cms {
  readonly publicUrl: string;
  readonly documents: DocumentOperations;
  readonly revisions: RevisionOperations;
  readonly published: PublishedOperations;
  readonly previews: PreviewOperations;
  readonly presence: PresenceOperations;
  readonly media: MediaOperations;
  readonly menus: MenuOperations;
  readonly terms: TermOperations;
  readonly settings: SettingsOperations;
  readonly users: UserOperations;
  readonly signIn: SignInOperations;
  readonly applicationPasswords: ApplicationPasswordOperations;
  readonly outbox: OutboxOperations;
  readonly audit: AuditOperations;
  /** Files of `/uploads/…`; 404 for everything else. GET and HEAD, ranges, `If-None-Match`. */
  serveUpload(request: Request): Promise<Response>;
  /** Migrates, takes the lease, and starts schedule and delivery. */
  start(): Promise<void>;
  isReady(): boolean;
  close(): Promise<void>;
}

/** Puts the CMS together; nothing runs and nothing is opened before `start`. */
export function createCms(options: CmsOptions): Cms {
  const { databaseUrl, dataDirectory, siteRevalidateUrl, log, whenHeld = 'wait' } = options;
  const publicUrl = options.publicUrl.replace(/\/+$/, '');
  const clock = options.clock ?? (() => new Date());
  const keys = deriveKeys(requireSecret(options.secret));
  const database = openDatabase(databaseUrl);
  const files = createFileStore(dataDirectory);
  const lease = createWriterLease({ database, log, onLost: () => void halt() });
  const { core, loadContentVersion } = createCore({
    database,
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
  const running: { close(): Promise<void> }[] = [];
  let isReady = false;

  const halt = async () => {
    isReady = false;
    await Promise.all([worker.close(), ...running.splice(0).map((one) => one.close())]);
  };

  const tidy = async () => {
    const now = clock().getTime();
    const before = (milliseconds: number) => new Date(now - milliseconds).toISOString();
    await forgetDelivered(database, before(7 * DAY));
    await forgetExpired(database, before(0), before(SESSION_IDLE));
    await forgetTabs(database, before(REMEMBERED_MILLISECONDS));
  };

  return {
    publicUrl,
    documents,
    revisions: createRevisionOperations(core, documents),
    published: createPublishedOperations(core),
    previews: createPreviewOperations(core),
    presence: createPresenceOperations(core),
    media: createMediaOperations(core, files),
    menus: createMenuOperations(core),
    terms: createTermOperations(core),
    settings: createSettingsOperations(core),
    users: createUserOperations(core),
    signIn: createSignInOperations(core),
    applicationPasswords: createApplicationPasswordOperations(core),
    outbox: createOutboxOperations(core, siteRevalidateUrl !== null),
    audit: createAuditOperations(core),
    serveUpload: createUploadServer(files, { getFileName: (file) => getFileName(database, file) }),

    start: async () => {
      await migrateCms(database);
      await lease.acquire(whenHeld);
      await loadContentVersion();
      await files.removeTemporaryFiles();
      const onError = (what: string) => (error: unknown) => log(`${what}: ${String(error)}`);
      running.push(
        repeat(createDuePublisher(core), {
          every: 500,
          onError: onError('Scheduled documents could not be looked for'),
        }),
        repeat(() => refreshOutdated(core, () => !isReady), {
          every: DAY,
          onError: onError('Pages of an older version could not be presented anew'),
        }),
        repeat(tidy, { every: DAY / 24, onError: onError('Old sessions and announcements could not be removed') }),
      );
      worker.start();
      isReady = true;
    },

    isReady: () => isReady,

    close: async () => {
      try {
        await halt();
        await lease.release();
      } finally {
        await database.close();
      }
    },
  };
}

const DAY = 24 * 60 * 60 * 1000;

function requireSecret(secret: string): string {
  if (secret.length >= 32) return secret;
  throw new CmsError('haptera_secret', 500, 'HAPTERA_SECRET is too short: give it at least 32 random characters.');
}
