import { createHash, randomInt, randomUUID } from 'node:crypto';
import { limits } from '#contract/limits.ts';
import type { PasswordScope } from '#contract/roles.ts';
import { checkLine, checkText } from '../check-text.ts';
import type { CmsCore } from '../core.ts';
import { errors } from '../errors.ts';
import { requireNoProgram } from '../permission/scopes.ts';
import type { Viewer } from '../permission/viewer.ts';
import { printUtc } from '../print-utc.ts';
import {
  deleteApplicationPasswordRow,
  deleteApplicationPasswordsOf,
  getApplicationPasswordRow,
  insertApplicationPassword,
  listApplicationPasswordRows,
} from './application-password-store.ts';
import type { ApplicationPassword } from './model.ts';
import { canEditUser } from './policy.ts';
import { getUserRow } from './store.ts';

export interface ApplicationPasswordOperations {
  /**
   * One's own, or with `edit_users` those of others. Programs can list them, but not create or end any
   * (`haptera_session_needed` 403).
   */
  listApplicationPasswords(viewer: Viewer, userId: number): Promise<readonly ApplicationPassword[]>;
  requireApplicationPassword(viewer: Viewer, userId: number, uuid: string): Promise<ApplicationPassword>;
  /** `password` is shown once: 24 characters in groups of four. */
  createApplicationPassword(
    viewer: Viewer,
    userId: number,
    input: {
      readonly name: string;
      readonly appId?: string;
      /** Default `all`: what WordPress clients expect. */
      readonly scope?: PasswordScope;
      /** ISO 8601; default: never. Throws `haptera_expiry_in_past`. */
      readonly expiresAt?: string | null;
    },
  ): Promise<{ readonly password: string; readonly item: ApplicationPassword }>;
  deleteApplicationPassword(viewer: Viewer, userId: number, uuid: string): Promise<ApplicationPassword>;
  /** Returns the number of deleted passwords. */
  deleteAllApplicationPasswords(viewer: Viewer, userId: number): Promise<number>;
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const LENGTH = 24;

/**
 * 24 random letters and digits are 142 bits and cannot be guessed, so a plain SHA-256 protects them as well as a slow
 * hash would, at no cost per request. Ignores spaces and hyphens, which people add or drop.
 */
export function hashApplicationPassword(password: string): string {
  return createHash('sha256')
    .update(password.replace(/[^A-Za-z\d]/g, ''))
    .digest('hex');
}

export function createApplicationPasswordOperations(core: CmsCore): ApplicationPasswordOperations {
  const { database } = core;

  const authorize = async (viewer: Viewer, userId: number) => {
    if (!canEditUser(viewer, userId)) throw errors.cannotApplicationPasswords(viewer);
    if (!(await getUserRow(database, userId))) throw errors.noUser();
  };

  const requireApplicationPassword = async (viewer: Viewer, userId: number, uuid: string) => {
    await authorize(viewer, userId);
    const item = await getApplicationPasswordRow(database, userId, uuid);
    if (!item) throw errors.noApplicationPassword();
    return item;
  };

  return {
    listApplicationPasswords: async (viewer, userId) => {
      await authorize(viewer, userId);
      return listApplicationPasswordRows(database, userId);
    },

    requireApplicationPassword,

    createApplicationPassword: async (viewer, userId, input) => {
      requireNoProgram(viewer);
      await authorize(viewer, userId);
      const name = checkLine('name', input.name, limits.programName).trim();
      if (name === '') throw errors.applicationPasswordName();
      const expiresAt = input.expiresAt ? printUtc(Date.parse(input.expiresAt)) : null;
      if (expiresAt !== null && Date.parse(expiresAt) <= Date.parse(core.now())) throw errors.expiryInPast();
      const plain = Array.from({ length: LENGTH }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('');
      return core.change(viewer, async (change) => {
        const item: ApplicationPassword = {
          uuid: randomUUID(),
          userId,
          appId: checkText('app_id', input.appId ?? '', 200),
          name,
          scope: input.scope ?? 'all',
          createdAt: change.now,
          expiresAt,
          lastUsedAt: null,
          lastAddress: null,
        };
        await insertApplicationPassword(change.tx, item, hashApplicationPassword(plain));
        change.audit('application-password.create', ['user', userId], {
          uuid: item.uuid,
          scope: item.scope,
          expiresAt,
        });
        return { item, password: (plain.match(/.{4}/g) ?? []).join(' ') };
      });
    },

    deleteApplicationPassword: async (viewer, userId, uuid) => {
      requireNoProgram(viewer);
      const item = await requireApplicationPassword(viewer, userId, uuid);
      await core.change(viewer, async (change) => {
        await deleteApplicationPasswordRow(change.tx, uuid);
        change.audit('application-password.delete', ['user', userId], { uuid });
      });
      return item;
    },

    deleteAllApplicationPasswords: async (viewer, userId) => {
      requireNoProgram(viewer);
      await authorize(viewer, userId);
      return core.change(viewer, async (change) => {
        const ended = await deleteApplicationPasswordsOf(change.tx, userId);
        change.audit('application-password.delete', ['user', userId], { ended });
        return ended;
      });
    },
  };
}
