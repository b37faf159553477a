import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { createDatabaseCounter } from '#identity/attempt-counter.ts';
import { forgetAttemptsBefore } from '#identity/attempt-store.ts';
import { createPasswords } from '#identity/password-hash.ts';
import { createRedisCounter } from '#identity/redis-counter.ts';
import type { Database } from '#kit/database/connect.ts';
import { sql } from '#kit/database/sql.ts';
import { isOfThisMachine } from '#kit/is-of-this-machine.ts';
import type { WriteLine } from '#kit/line-log.ts';
import { repeat } from '#kit/repeat.ts';
import { createAccountDeletion } from './accounts/delete-account.ts';
import { forgetUnproved } from './accounts/forget-unproved.ts';
import { createAccountOperations } from './accounts/operations.ts';
import { forgetPasswordLinks } from './accounts/password-links.ts';
import { createPasswordReset } from './accounts/reset-password.ts';
import { bindAccountCalls } from './accounts/rest.ts';
import { createPasswordLinkOperations } from './accounts/set-password.ts';
import { createSignInOperations } from './accounts/sign-in.ts';
import { createStaffAccountOperations } from './accounts/staff-operations.ts';
import { staffAccountCalls } from './accounts/staff-rest.ts';
import type { BoundCall, Place } from './call.ts';
import { createCompanyOperations } from './companies/operations.ts';
import { bindCompanyCalls } from './companies/rest.ts';
import { staffCompanyCalls } from './companies/staff-rest.ts';
import { createConfigFileOperations } from './config-files/operations.ts';
import { bindConfigFileCalls } from './config-files/rest.ts';
import { findByFile } from './config-files/store.ts';
import { createContactOperations } from './contacts/operations.ts';
import { contactCalls } from './contacts/rest.ts';
import { staffContactCalls } from './contacts/staff-rest.ts';
import { forgetContactSenders } from './contacts/store.ts';
import { createCore } from './create-core.ts';
import { migratePlatform } from './database/open-database.ts';
import { dictionaryCalls } from './dictionary/rest.ts';
import { createDownloadOperations } from './downloads/operations.ts';
import { bindDownloadCalls } from './downloads/rest.ts';
import { staffDownloadCalls } from './downloads/staff-rest.ts';
import { createEmailCodeOperations } from './email-codes/operations.ts';
import { bindEmailCodeCalls } from './email-codes/rest.ts';
import { forgetCodes } from './email-codes/store.ts';
import { createEnvelopeOperations } from './envelopes/operations.ts';
import { bindEnvelopeCalls } from './envelopes/rest.ts';
import { forgetEnvelopes } from './envelopes/store.ts';
import { PlatformError } from './errors.ts';
import { findFeedbackFile } from './feedback/list-feedback.ts';
import { createFeedbackOperations } from './feedback/operations.ts';
import { feedbackCalls } from './feedback/rest.ts';
import { staffFeedbackCalls } from './feedback/staff-rest.ts';
import { forgetFeedbackSenders } from './feedback/store.ts';
import { openFileStores } from './files/open-file-stores.ts';
import { fileCalls } from './files/rest.ts';
import type { S3Settings } from './files/s3-settings.ts';
import { forgetForms } from './forms/keep-forms.ts';
import { staffRecipientCalls } from './forms/staff-rest.ts';
import { createGateOperations } from './gates/operations.ts';
import { bindGateCalls } from './gates/rest.ts';
import { deriveKeys, type PlatformKeys } from './keys.ts';
import { createLimits } from './limits/operations.ts';
import { createMailWorker } from './mail/deliver.ts';
import { createFileTransport, type MailFolder, openMailFolder } from './mail/file-transport.ts';
import { staffMailCalls } from './mail/rest.ts';
import type { MailSettings } from './mail/settings.ts';
import { createSmtpTransport } from './mail/smtp-transport.ts';
import { tidyMails } from './mail/store.ts';
import { seedAccounts } from './seed/seed-accounts.ts';
import { createSessionOperations, SESSION_IDLE, type SessionOperations } from './sessions/operations.ts';
import { forgetSessions } from './sessions/store.ts';
import { createTrialOperations } from './trials/operations.ts';
import { forgetPastTrials } from './trials/past-trials.ts';
import { bindTrialCalls } from './trials/rest.ts';
import { forgetLinks } from './trials/store.ts';
import { createUploadOperations } from './uploads/operations.ts';
import { createPartFiles } from './uploads/part-files.ts';
import { createUploadPlace } from './uploads/tus.ts';

export interface PlatformOptions {
  readonly database: Database;
  /** Absolute. */
  readonly dataDirectory: string;
  readonly publicUrl: string;
  /** At least 32 characters. */
  readonly secret: string;
  readonly mail: MailSettings;
  /**
   * Attempts are counted in this Redis, and in the database while it is down; null or omitted: always in the database.
   */
  readonly redisUrl?: string | null;
  /** The server that stores the files of resources: `http://127.0.0.1:4011`. */
  readonly filesOrigin: string;
  /** Where files sent by visitors are stored; null or omitted: in folders of the data directory. */
  readonly objectStore?: S3Settings | null;
  /** What empty tables are filled with at the first start; nothing by default. */
  readonly seed?: 'demo' | 'none';
  readonly clock?: () => Date;
  readonly log?: WriteLine;
}

/** Accounts and community: the whole service, without HTTP. */
export interface Platform {
  readonly keys: PlatformKeys;
  readonly sessions: SessionOperations;
  /** Every call that the door serves. */
  readonly calls: readonly BoundCall[];
  /** Additional paths with their own protocols. */
  readonly places: readonly Place[];
  /** Mails written to files instead of being sent, for developers; null if mails are sent. */
  readonly keptMails: MailFolder | null;
  /** Migrates the tables and starts the background jobs. */
  start(): Promise<void>;
  /** Deletes expired and orphaned data; also runs automatically once an hour. */
  tidy(): Promise<void>;
  /** Checks that the database responds. Throws `DatabaseError`. */
  check(): Promise<void>;
  close(): Promise<void>;
}

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;

const passwords = createPasswords(() => new PlatformError('busy', { retryAfter: 1 }), 1_000);

export function createPlatform(options: PlatformOptions): Platform {
  const { database, dataDirectory, publicUrl, mail, log = () => undefined, clock = () => new Date() } = options;
  const keys = deriveKeys(options.secret);
  const outbox = join(dataDirectory, 'platform', 'outbox');
  const transport = mail.smtpUrl === null ? createFileTransport(outbox) : createSmtpTransport(mail.smtpUrl);
  const mails = createMailWorker({ database, transport, from: mail.from, publicUrl, log });
  const core = createCore({ database, dataDirectory, publicUrl, keys, log, clock, onCommit: mails.wake });
  const sessions = createSessionOperations(core);
  const envelopes = createEnvelopeOperations(core);
  const attempts = options.redisUrl
    ? createRedisCounter({
        url: options.redisUrl,
        prefix: `haptera ${createHash('sha256').update(keys.attempts).digest('base64url').slice(0, 12)} `,
        fallback: createDatabaseCounter(database),
        log,
      })
    : null;
  const limits = createLimits(core, attempts ?? undefined);
  const emailCodes = createEmailCodeOperations(core, limits);
  const parts = { envelopes, limits, passwords, sessions, emailCodes };
  const contacts = createContactOperations(core, mail.staff);
  const { feedbackFiles, configFiles } = openFileStores(dataDirectory, options.objectStore ?? null, log);
  const feedback = createFeedbackOperations(core, feedbackFiles, mail.staff);
  // The leading dot excludes unfinished uploads from backups.
  const partFiles = createPartFiles(join(dataDirectory, 'platform', '.uploads'));
  const uploads = createUploadOperations(core, configFiles, partFiles);
  const running: { close(): Promise<void> }[] = [];

  const tidy = async () => {
    await forgetSessions(database, core.now(), core.later(-SESSION_IDLE));
    await tidyMails(database);
    await forgetContactSenders(database, core.later(-DAY));
    await forgetFeedbackSenders(database, core.later(-DAY));
    await forgetForms(core);
    await forgetAttemptsBefore(database, core.now());
    await forgetCodes(database, core.later(-HOUR));
    await forgetPastTrials(database, core.now());
    await forgetLinks(database, core.later(-30 * DAY));
    await forgetPasswordLinks(database, core.later(-30 * DAY));
    await forgetUnproved(core, emailCodes);
    await forgetEnvelopes(database, core.now());
    // Last and independent of each other, because they may need an object store that is down.
    const sweeps = await Promise.allSettled([feedback.sweepFiles(), uploads.tidy()]);
    for (const sweep of sweeps) if (sweep.status === 'rejected') throw sweep.reason;
  };

  return {
    keys,
    sessions,
    calls: [
      ...dictionaryCalls,
      ...bindEnvelopeCalls(envelopes),
      ...bindAccountCalls({
        accounts: createAccountOperations(core, parts),
        signIns: createSignInOperations(core, parts),
        resetPassword: createPasswordReset(core, parts),
        passwordLinks: createPasswordLinkOperations(core, parts),
        deleteOwnAccount: createAccountDeletion(core, parts),
      }),
      ...bindEmailCodeCalls(emailCodes),
      ...bindTrialCalls(createTrialOperations(core, limits)),
      ...bindCompanyCalls(createCompanyOperations(core, parts)),
      ...bindDownloadCalls(createDownloadOperations(core, limits, options.filesOrigin)),
      ...bindGateCalls(createGateOperations(core, limits)),
      ...contactCalls(contacts),
      ...feedbackCalls(feedback),
      ...bindConfigFileCalls(createConfigFileOperations(core, configFiles)),
      ...fileCalls(core, [
        {
          files: feedbackFiles,
          find: async (id) => {
            const file = await findFeedbackFile(database, id);
            return file && { name: file.name, tag: id };
          },
        },
        {
          files: configFiles,
          find: async (id) => {
            const file = await findByFile(database, id);
            return file && { name: file.fileName, tag: file.sha256 };
          },
        },
      ]),
      ...staffContactCalls(core),
      ...staffFeedbackCalls(core),
      ...staffRecipientCalls(core),
      ...staffMailCalls(core),
      ...staffAccountCalls(core, createStaffAccountOperations(core, parts)),
      ...staffCompanyCalls(core),
      ...staffDownloadCalls(core),
    ],
    places: [createUploadPlace(uploads)],
    keptMails: mail.smtpUrl === null && isOfThisMachine(publicUrl) ? openMailFolder(outbox) : null,
    start: async () => {
      await migratePlatform(database);
      if (options.seed === 'demo' && (await seedAccounts(core, passwords, configFiles)))
        log('Sample accounts were created.', 'info');
      running.push(repeat(tidy, { every: HOUR, onError: (error) => log(`Cleanup failed: ${String(error)}`) }));
      mails.start();
      running.push(mails);
    },
    tidy,
    check: async () => {
      await database.one(sql`select 1`);
    },
    close: async () => {
      await Promise.all(running.splice(0).map((one) => one.close()));
      attempts?.close();
      await database.close();
    },
  };
}
