import { randomUUID } from 'node:crypto';
import { configFileRules } from '#session/config-file-rules.ts';
import type { Caller } from '../caller.ts';
import { requireMaker } from '../config-files/policy.ts';
import type { PlatformCore } from '../core.ts';
import { PlatformError } from '../errors.ts';
import { type FileKind, findConfigFileKind } from '../files/check-content.ts';
import { cleanFileName } from '../files/clean-file-name.ts';
import type { FileStore } from '../files/file-store.ts';
import { removeFile } from '../files/remove-file.ts';
import { storageTerms } from '../files/storage-terms.ts';
import { type Upload, uploadLimits } from './model.ts';
import type { PartFiles, PartWriter } from './part-files.ts';
import { receive, tooMuch } from './receive.ts';
import {
  countUsage,
  deleteExpired,
  deleteUpload,
  findUnknown,
  findUpload,
  giveUpIdle,
  insertUpload,
  lockNewUploads,
  saveReceived,
  saveWhole,
} from './store.ts';
import { createTurns, type Turn } from './turns.ts';

/** One part of a file. */
export interface Part {
  /** Its offset in the file. */
  readonly offset: number;
  /** Its size as announced by the request; null if unknown. */
  readonly bytes: number | null;
  readonly body: ReadableStream<Uint8Array> | null;
}

/**
 * Uploads of config files. All but `tidy` throw `missingPrivilege` and `expiredPrivilege`, and `notFound` for an upload
 * that does not exist or belongs to somebody else.
 */
export interface UploadOperations {
  /** Throws `unsupportedFile`, `wrongFile` when it is empty, `largeFile`, `fullStorage`, `tooManyTries`. */
  begin(announced: { readonly fileName: string; readonly bytes: number }, caller: Caller): Promise<Upload>;
  /**
   * The progress of an upload, after stopping a request that is still writing. Throws `wrongFile` when the complete
   * file is invalid.
   */
  look(id: string, caller: Caller): Promise<Upload>;
  /**
   * Writes a part; received bytes are kept even if the rest does not arrive. Throws `badRequest` (409) for an offset
   * other than the next one, `badRequest` for more bytes than were announced, `wrongFile` as soon as the content is
   * invalid, `fullStorage`.
   */
  append(id: string, part: Part, caller: Caller): Promise<Upload>;
  end(id: string, caller: Caller): Promise<void>;
  /** Ends expired uploads and removes orphaned files. */
  tidy(): Promise<void>;
}

/** Number of leading bytes by which an archive is recognized. */
const HEAD = 4;

export function createUploadOperations(core: PlatformCore, files: FileStore, parts: PartFiles): UploadOperations {
  const { database } = core;
  const turns = createTurns(database);

  const requireOwn = async (id: string, accountId: string): Promise<Upload> => {
    const upload = await findUpload(database, id, accountId, core.now());
    if (upload === null) throw new PlatformError('notFound');
    return upload;
  };

  const removeBytes = async (id: string): Promise<void> => {
    await Promise.all([parts.remove(id), removeFile(core, files, id)]);
  };

  const forget = async (id: string): Promise<void> => {
    if (!(await deleteUpload(database, id))) return;
    await removeBytes(id);
  };

  const refuse = async (id: string): Promise<never> => {
    await forget(id);
    throw new PlatformError('wrongFile');
  };

  /** An upload whose bytes were lost is discarded, so that the client restarts it. */
  const openPart = async ({ id, received }: Upload): Promise<PartWriter> => {
    const writer = await parts.open(id, received);
    if (writer !== null) return writer;
    await forget(id);
    throw new PlatformError('notFound');
  };

  const isRight = async (id: string, kind: FileKind): Promise<boolean> => {
    const check = kind.startCheck();
    for await (const bytes of parts.read(id, kind.isText ? null : HEAD)) if (!check.take(bytes)) return false;
    return check.end();
  };

  /** Completes an upload whose last byte has arrived, in this request or in one during which the service was killed. */
  const settle = async (upload: Upload): Promise<Upload> => {
    const { id, received, bytes, fileName } = upload;
    if (received < bytes || upload.sha256 !== null) return upload;
    const isAdopted = (await files.measure(id)) !== null;
    if (!isAdopted) {
      await (await openPart(upload)).close();
      const kind = findConfigFileKind(fileName);
      if (kind === null || !(await isRight(id, kind))) return refuse(id);
    }
    const sha256 = isAdopted ? await files.digest(id) : await parts.digest(id);
    if (!isAdopted) await files.adopt(id, parts.placeOf(id));
    const expiresAt = core.later(storageTerms.uploads.age);
    const isThere = await saveWhole(database, id, { sha256, now: core.now(), expiresAt });
    if (!isThere) {
      await removeFile(core, files, id);
      throw new PlatformError('notFound');
    }
    return { ...upload, sha256, expiresAt };
  };

  /** Records the received bytes before responding, however the request ended. */
  const write = async (upload: Upload, part: Part, writer: PartWriter, turn: Turn): Promise<number> => {
    const failure = await receive(part.body, writer, { most: upload.bytes, turn });
    await writer.flush();
    const next = writer.position();
    const noted = { holder: turn.holder, next, now: core.now() };
    if (next !== upload.received && !(await saveReceived(database, upload, noted))) {
      throw wrongOffset(await requireOwn(upload.id, upload.accountId));
    }
    const kind = findConfigFileKind(upload.fileName);
    const showsKind = upload.received < HEAD && next >= HEAD;
    if (showsKind && kind !== null && !kind.isText && !(await isRight(upload.id, kind))) return refuse(upload.id);
    if (failure !== null) throw failure;
    return next;
  };

  return {
    begin: async ({ fileName: sentName, bytes }, caller) => {
      const account = requireMaker(caller, core.now());
      const fileName = cleanFileName(sentName);
      const kind = findConfigFileKind(fileName);
      if (kind === null) throw new PlatformError('unsupportedFile');
      if (bytes === 0) throw new PlatformError('wrongFile');
      if (bytes > (kind.isText ? configFileRules.textBytes : configFileRules.bytes)) {
        throw new PlatformError('largeFile');
      }
      const room = await parts.measureRoom();
      const upload: Upload = {
        id: randomUUID(),
        accountId: account.id,
        fileName,
        bytes,
        received: 0,
        expiresAt: core.later(storageTerms.uploads.age),
        sha256: null,
      };
      const givenUp = await database.transaction(async (tx) => {
        await lockNewUploads(tx);
        const used = await countUsage(tx, account);
        const needed = used.expectedBytes + bytes + storageTerms.diskReserve;
        const isFull =
          needed > room ||
          used.uploadedBytes + bytes > storageTerms.uploads.bytes ||
          used.folderBytes + bytes > storageTerms.configFiles.bytes ||
          used.folderFiles >= storageTerms.configFiles.files;
        if (isFull) throw new PlatformError('fullStorage');
        const isCrowded = used.uploads >= uploadLimits.ofAccount;
        const idle = isCrowded ? await giveUpIdle(tx, account.id, core.later(-uploadLimits.idle)) : null;
        if (isCrowded && idle === null) {
          throw new PlatformError('tooManyTries', { retryAfter: uploadLimits.idle / 1_000 });
        }
        await insertUpload(tx, upload, core.now());
        return idle;
      });
      if (givenUp !== null) await removeBytes(givenUp);
      return upload;
    },

    look: async (id, caller) => {
      const { id: accountId } = requireMaker(caller, core.now());
      await requireOwn(id, accountId);
      const turn = await turns.take(id);
      try {
        const upload = await requireOwn(id, accountId);
        return await settle(upload);
      } finally {
        await turn.end();
      }
    },

    append: async (id, part, caller) => {
      const { id: accountId } = requireMaker(caller, core.now());
      await requireOwn(id, accountId);
      const turn = await turns.take(id);
      try {
        const upload = await requireOwn(id, accountId);
        if (upload.received !== part.offset) throw wrongOffset(upload);
        if (part.bytes !== null && part.offset + part.bytes > upload.bytes) throw tooMuch();
        if (upload.sha256 !== null) return upload;
        const writer = await openPart(upload);
        const received = await write(upload, part, writer, turn).finally(() => writer.close());
        return await settle({ ...upload, received });
      } finally {
        await turn.end();
      }
    },

    end: async (id, caller) => {
      const { id: accountId } = requireMaker(caller, core.now());
      await requireOwn(id, accountId);
      const turn = await turns.take(id);
      try {
        await forget(id);
      } finally {
        await turn.end();
      }
    },

    tidy: async () => {
      for (const id of await deleteExpired(database, core.now())) await removeBytes(id);
      const before = Date.now() - storageTerms.orphanAge;
      const oldParts = await parts.listOlder(before);
      for (const id of await findUnknown(database, oldParts, { orConfigFile: false })) await parts.remove(id);
      const oldFiles = await files.listOlder(before);
      for (const id of await findUnknown(database, oldFiles, { orConfigFile: true })) await files.remove(id);
    },
  };
}

/** Reports the offset of the next part, with the status that the protocol requires. */
function wrongOffset({ received }: Upload): PlatformError {
  const problems = [{ field: 'Upload-Offset', message: `The next part begins at ${received}.` }];
  return new PlatformError('badRequest', { status: 409, problems, headers: { 'Upload-Offset': String(received) } });
}
