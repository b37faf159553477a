import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Queryable } from '#kit/database/connect.ts';
import { codes } from '#session/codes.ts';
import { findFeedbackFaults } from '#session/contact-rules.ts';
import { emailKey, feedbackFiles } from '#session/rules.ts';
import type { Caller } from '../caller.ts';
import type { PlatformCore } from '../core.ts';
import { PlatformError } from '../errors.ts';
import { findFileKind } from '../files/check-content.ts';
import { cleanFileName } from '../files/clean-file-name.ts';
import { hasDiskRoom } from '../files/disk-room.ts';
import type { FileStore } from '../files/file-store.ts';
import { removeFile } from '../files/remove-file.ts';
import { storageTerms } from '../files/storage-terms.ts';
import { requireFormRoom } from '../forms/keep-forms.ts';
import { findRecipient } from '../forms/recipient.ts';
import { type FormLimit, findWait, hourlyLimit, lockSender, senderOf } from '../forms/senders.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { type FeedbackFile, feedbackTypeNames } from './model.ts';
import { detachFiles, findFilesWithoutRow, insertFeedback, listFeedbackTimes, measureFiles } from './store.ts';

export interface SentFeedback {
  readonly type: string;
  readonly content: string;
  readonly email: string;
  readonly trap: string;
}

export interface FeedbackOperations {
  /**
   * Call before reading the body: within five minutes of the last feedback its files need not be kept, but what is wrong
   * with its fields is still told first. Throws `tooManyTries` for the sixth in an hour.
   */
  isEarly(caller: Caller): Promise<boolean>;
  /**
   * Throws `unsupportedFile` because of its name, `wrongFile` because of its bytes, `fullFeedback`. Pass the file to
   * `sendFeedback` or `removeFiles`; orphaned ones are swept after an hour. If `isKept` is false, its bytes are only read
   * to their end.
   */
  takeFile(name: string, content: AsyncIterable<Uint8Array>, isKept: boolean): Promise<FeedbackFile>;
  /**
   * Throws `badRequest` with every invalid field, otherwise `earlyFeedback` or `tooManyTries`: also when no more feedback
   * is kept (`storageTerms.forms`).
   */
  sendFeedback(sent: SentFeedback, files: readonly FeedbackFile[], caller: Caller): Promise<null>;
  removeFiles(files: readonly FeedbackFile[]): Promise<void>;
  /** Removes files that are too old, and files without feedback, for example after a crash during a request. */
  sweepFiles(): Promise<void>;
}

const interval: FormLimit = { most: 1, within: 5 * 60_000 };

/** `staff` is the address that feedback is mailed to, unless the site settings name another. */
export function createFeedbackOperations(core: PlatformCore, files: FileStore, staff: string): FeedbackOperations {
  const requireRoomOf = async (tx: Queryable, sender: string) => {
    const times = await listFeedbackTimes(tx, sender, hourlyLimit.most);
    const early = findWait(times, core.now(), interval);
    if (early !== null) throw new PlatformError('earlyFeedback', { retryAfter: early });
    const late = findWait(times, core.now(), hourlyLimit);
    if (late !== null) throw new PlatformError('tooManyTries', { retryAfter: late });
  };
  const removeFiles = async (taken: readonly FeedbackFile[]) => {
    await Promise.all(taken.map(({ id }) => removeFile(core, files, id)));
    for (const { id } of taken) arriving.delete(id);
  };

  /** Files that are not in the database yet, which count with their maximum size. */
  const arriving = new Set<string>();
  const requireStorage = async () => {
    const most = storageTerms.feedbackFiles;
    const stored = await measureFiles(core.database);
    const expected = arriving.size * feedbackFiles.bytes;
    const isFull = stored.files + arriving.size > most.files || stored.bytes + expected > most.bytes;
    if (isFull || !(await hasDiskRoom(join(core.dataDirectory, 'platform'), expected))) {
      throw new PlatformError('fullFeedback');
    }
  };

  return {
    isEarly: async (caller) => {
      try {
        await requireRoomOf(core.database, senderOf(core, caller));
        return false;
      } catch (error) {
        if (error instanceof PlatformError && error.refusal.code === codes.earlyFeedback.code) return true;
        throw error;
      }
    },

    takeFile: async (sentName, content, isKept) => {
      const name = cleanFileName(sentName);
      const kind = findFileKind(name);
      if (kind === null) throw new PlatformError('unsupportedFile');
      const id = randomUUID();
      if (!isKept) {
        for await (const _ of content);
        return { id, name, mediaType: kind.mediaType, bytes: 0 };
      }
      arriving.add(id);
      try {
        await requireStorage();
        return { id, name, mediaType: kind.mediaType, bytes: await files.write(id, kind, content) };
      } catch (error) {
        arriving.delete(id);
        const isFull = error instanceof PlatformError && error.refusal.code === codes.fullStorage.code;
        throw isFull ? new PlatformError('fullFeedback') : error;
      }
    },

    sendFeedback: async ({ trap, ...sent }, taken, caller) => {
      if (trap !== '') {
        await removeFiles(taken);
        return null;
      }
      const faults = findFeedbackFaults(sent);
      if (taken.length > feedbackFiles.most) faults.push({ field: 'files', fault: 'choice' });
      if (faults.length > 0) {
        const problems = faults.map(({ field, fault }) => ({ field, message: fault }));
        throw new PlatformError('badRequest', { problems });
      }
      const sender = senderOf(core, caller);
      const { account, locale } = caller;
      const isOwnAddress = account !== null && emailKey(sent.email) === emailKey(account.username);
      await core.change(caller, async ({ tx, audit }) => {
        await lockSender(tx, sender);
        await requireRoomOf(tx, sender);
        await requireFormRoom(tx, 'feedback', core.log);
        const id = randomUUID();
        await insertFeedback(tx, {
          id,
          type: Number(sent.type),
          content: sent.content,
          email: isOwnAddress ? '' : sent.email,
          accountId: account?.id ?? null,
          locale,
          sender,
          createdAt: core.now(),
          files: taken,
        });
        await queueMail(tx, {
          to: (await findRecipient(tx)) ?? staff,
          locale,
          template: 'feedbackReceived',
          values: {
            topic: feedbackTypeNames[locale][Number(sent.type) - 1] ?? sent.type,
            from: sent.email || (account?.username ?? ''),
            content: sent.content,
            files: taken.map(({ name }) => name),
          },
        });
        audit('feedback.send', ['feedback', id], { type: Number(sent.type), files: taken.length });
      });
      for (const { id } of taken) arriving.delete(id);
      return null;
    },

    removeFiles,

    sweepFiles: async () => {
      const dropped = await detachFiles(core.database, core.later(-storageTerms.feedbackFiles.age));
      for (const id of dropped) await removeFile(core, files, id);
      const old = await files.listOlder(Date.now() - storageTerms.orphanAge);
      if (old.length === 0) return;
      for (const id of await findFilesWithoutRow(core.database, old)) await files.remove(id);
    },
  };
}
