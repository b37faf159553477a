import { randomUUID } from 'node:crypto';
import { addresses } from '#contract/addresses.ts';
import type { Queryable } from '#kit/database/connect.ts';
import { findConfigFileFaults } from '#session/config-file-rules.ts';
import type { Account } from '../accounts/model.ts';
import type { Caller } from '../caller.ts';
import type { PlatformCore } from '../core.ts';
import { PlatformError } from '../errors.ts';
import { openFile } from '../files/calls.ts';
import type { FileStore } from '../files/file-store.ts';
import { removeFile } from '../files/remove-file.ts';
import { signLink } from '../files/sign-link.ts';
import type { Upload } from '../uploads/model.ts';
import { takeUpload } from '../uploads/store.ts';
import { type ConfigFile, type ConfigFileText, PAGE_SIZE } from './model.ts';
import { mayCreate, mayEdit, requireMaker, requireReader } from './policy.ts';
import {
  deleteConfigFileRow,
  findByFile,
  findConfigFile,
  insertConfigFile,
  isNameFree,
  listConfigFileRows,
  lockConfigFile,
  saveConfigFile,
} from './store.ts';

/** A config file as the caller sees it. */
export interface PresentedConfigFile extends ConfigFile {
  readonly mayEdit: boolean;
}

export interface ConfigFileEdit extends ConfigFileText {
  readonly id: string;
  /** The version that the edit is based on. */
  readonly version: number;
  readonly uploadId?: string | undefined;
}

/**
 * Config files of the caller's company, or of the caller alone. All throw `missingPrivilege` and `expiredPrivilege`;
 * files of others are treated as unknown (`missingResource`). Changes also throw `changedMeanwhile`, and
 * `missingPrivilege` to colleagues who are neither the creator nor a manager of the company.
 */
export interface ConfigFileOperations {
  list(
    asked: { readonly page: number; readonly keyword: string },
    caller: Caller,
  ): Promise<{ total: number; pages: number; mayCreate: boolean; items: PresentedConfigFile[] }>;
  read(id: string, caller: Caller): Promise<PresentedConfigFile>;
  /**
   * Throws `badRequest` with every missing field, or for an upload that does not exist or is incomplete;
   * `takenFileName`. Idempotent: called again with the same upload, it returns the config file that the caller has
   * already created from it, since the first response may have been lost.
   */
  create(sent: ConfigFileText & { readonly uploadId: string }, caller: Caller): Promise<{ id: string }>;
  /** Throws the same. If nothing would change, the file is left as it is. */
  edit(sent: ConfigFileEdit, caller: Caller): Promise<{ id: string; version: number }>;
  remove(sent: { readonly id: string; readonly version: number }, caller: Caller): Promise<null>;
  /** A signed URL that is valid for five minutes, for anybody who has it. */
  link(id: string, caller: Caller): Promise<{ url: string; fileName: string; until: string }>;
}

/** Milliseconds for which a file's URL is valid. */
const VALID = 5 * 60_000;

export function createConfigFileOperations(core: PlatformCore, files: FileStore): ConfigFileOperations {
  const present = (file: ConfigFile, account: Account): PresentedConfigFile => ({
    ...file,
    mayEdit: mayEdit(account, file),
  });

  const requireFile = async (id: string, account: Account): Promise<ConfigFile> => {
    const file = await findConfigFile(core.database, id, account);
    if (file === null) throw new PlatformError('missingResource');
    return file;
  };

  const requireOwn = async (tx: Queryable, id: string, account: Account): Promise<ConfigFile> => {
    const file = await lockConfigFile(tx, id, account);
    if (file === null) throw new PlatformError('missingResource');
    if (!mayEdit(account, file)) throw new PlatformError('missingPrivilege');
    return file;
  };

  const requireUpload = async (tx: Queryable, id: string, { id: accountId }: Account): Promise<Upload> => {
    const upload = await takeUpload(tx, id, accountId, core.now());
    if (upload === null) throw badUpload();
    return upload;
  };

  return {
    list: async (asked, caller) => {
      const account = requireReader(caller, core.now());
      const { total, files: found } = await listConfigFileRows(core.database, account, asked);
      return {
        total,
        pages: Math.ceil(total / PAGE_SIZE),
        mayCreate: mayCreate(account),
        items: found.map((file) => present(file, account)),
      };
    },

    read: async (id, caller) => {
      const account = requireReader(caller, core.now());
      return present(await requireFile(id, account), account);
    },

    create: async ({ uploadId, ...text }, caller) => {
      const account = requireMaker(caller, core.now());
      requireText(text);
      return core.change(caller, async ({ tx, audit }) => {
        const upload = await takeUpload(tx, uploadId, account.id, core.now());
        if (upload === null) {
          // Looked up only now, when a concurrent request that took the upload has committed.
          const made = await findByFile(tx, uploadId);
          if (made === null || made.creatorId !== account.id) throw badUpload();
          return { id: made.id };
        }
        const file = describeFile(upload);
        const id = randomUUID();
        const isAdded = await insertConfigFile(tx, {
          ...text,
          ...file,
          id,
          companyId: account.companyId,
          ownerId: account.companyId === null ? account.id : null,
          creatorId: account.id,
          version: 1,
          createdAt: core.now(),
          updatedAt: core.now(),
        });
        if (!isAdded) throw new PlatformError('takenFileName');
        audit('config-file.create', ['config-file', id], { bytes: file.bytes });
        return { id };
      });
    },

    edit: async ({ id, version, uploadId, ...text }, caller) => {
      const account = requireMaker(caller, core.now());
      requireText(text);
      return core.change(caller, async ({ tx, audit, afterCommit }) => {
        const present = await requireOwn(tx, id, account);
        if (saysAlready(present, text, uploadId)) return { id, version: present.version };
        if (present.version !== version) throw new PlatformError('changedMeanwhile');
        if (!(await isNameFree(tx, present, text.name))) throw new PlatformError('takenFileName');
        const { fileId, fileName, bytes, sha256 } = present;
        const file =
          uploadId === undefined || uploadId === fileId
            ? { fileId, fileName, bytes, sha256 }
            : describeFile(await requireUpload(tx, uploadId, account));
        const next = { ...text, ...file, version: version + 1, updatedAt: core.now() };
        await saveConfigFile(tx, id, next);
        const isOtherFile = file.fileId !== fileId;
        audit('config-file.edit', ['config-file', id], { version: next.version, isOtherFile });
        if (isOtherFile) afterCommit(() => void removeFile(core, files, fileId));
        return { id, version: next.version };
      });
    },

    remove: async ({ id, version }, caller) => {
      const account = requireMaker(caller, core.now());
      return core.change(caller, async ({ tx, audit, afterCommit }) => {
        const { version: present, fileId } = await requireOwn(tx, id, account);
        if (present !== version) throw new PlatformError('changedMeanwhile');
        await deleteConfigFileRow(tx, id);
        audit('config-file.delete', ['config-file', id]);
        afterCommit(() => void removeFile(core, files, fileId));
        return null;
      });
    },

    link: async (id, caller) => {
      const { fileId, fileName } = await requireFile(id, requireReader(caller, core.now()));
      const until = core.later(VALID);
      const query = signLink(core.keys.files, fileId, until);
      return { url: `${addresses.platform.path}${openFile.path}?${query}`, fileName, until };
    },
  };
}

function describeFile({ id: fileId, fileName, bytes, sha256 }: Upload) {
  if (sha256 === null) throw new Error('An upload was taken before it was complete.');
  return { fileId, fileName, bytes, sha256 };
}

function requireText(text: ConfigFileText): void {
  const faults = findConfigFileFaults(text);
  if (faults.length === 0) return;
  const problems = faults.map(({ field, fault }) => ({ field, message: fault }));
  throw new PlatformError('badRequest', { problems });
}

/**
 * Whether this edit was already saved. A save whose response was lost is retried, and is not a conflict with a
 * colleague.
 */
function saysAlready(file: ConfigFile, text: ConfigFileText, uploadId: string | undefined): boolean {
  const fields = ['name', 'actuator', 'device', 'note'] as const;
  return fields.every((field) => file[field] === text[field]) && (uploadId === undefined || uploadId === file.fileId);
}

/** The upload no longer exists, belongs to somebody else, or is incomplete. */
function badUpload(): PlatformError {
  return new PlatformError('badRequest', {
    problems: [{ field: 'uploadId', message: 'You have no complete upload with this id.' }],
  });
}
