import { openedAddress } from '#contract/gated-documents.ts';
import { isMacOf, printMac, readWords, signWords } from '#contract/signed-words.ts';
import { createAttemptLimits, type Limit } from '#identity/attempt-limits.ts';
import { subscriberOf } from '#identity/mask-address.ts';
import { toNfc } from '#kit/text/to-nfc.ts';
import type { CmsCore } from '../core.ts';
import { needsAccount, needsPassword, type StoredDocument } from '../documents/model.ts';
import { getDocumentRow } from '../documents/store.ts';
import { errors } from '../errors.ts';
import type { Viewer } from '../permission/viewer.ts';
import { printUtc } from '../print-utc.ts';
import { findForAccount } from './account-pass.ts';

const MINUTE = 60_000;

/** Milliseconds for which a pass is valid, as one of the platform: long enough to load one page. */
const PASS_LASTS = 3 * MINUTE;

/** One document, from one subscriber. */
const DOCUMENT: Limit = { name: 'document-password', attempts: 10, window: 15 * MINUTE };
/** All documents, from one subscriber. */
const DOCUMENTS: Limit = { name: 'document-passwords', attempts: 60, window: 60 * MINUTE };

/** Lines in the audit log, so that attackers cannot flood it. */
const NOTES: Limit = { name: 'document-password-notes', attempts: 100, window: 60 * MINUTE };

type Locked = Pick<StoredDocument, 'id' | 'password'>;

/** Where documents with a password are opened. */
export interface PasswordGate {
  /**
   * Whether the password is that of the document. Counted before it is compared, so that parallel attempts cannot exceed
   * the limit; right ones do not count. Throws `haptera_too_many_tries_here` 429.
   */
  isPassword(viewer: Viewer, document: Locked, typed: string): Promise<boolean>;
  /**
   * The address, from the root of the site, at which the document is shown to whoever knows its password, until its pass
   * expires. Throws `haptera_no_document`, `haptera_wrong_document_password` 403, `haptera_too_many_tries_here` 429.
   * @param accountPass the pass of the platform, for a document that needs an account as well: without a valid one there
   * is nothing to try a password on.
   */
  open(
    viewer: Viewer,
    id: number,
    typed: string,
    accountPass?: string,
  ): Promise<{ readonly url: string; readonly until: string }>;
  /**
   * The document that a pass opens; null if it was forged, has expired, or the document has another password or other
   * readers now.
   */
  findOpened(pass: string): Promise<StoredDocument | null>;
}

export function createPasswordGate(core: CmsCore): PasswordGate {
  const { database, keys, now } = core;
  const limits = createAttemptLimits<number, Viewer>({
    database,
    key: keys.attempts,
    now,
    print: printUtc,
    refuse: errors.tooManyTriesHere,
    onThrottled: async (limit, viewer) => {
      if ((await limits.count(NOTES, '')).isOver) return;
      await core.change(viewer, async (change) => change.audit('document.throttled', ['user', 0], { limit }));
    },
  });

  const isPassword: PasswordGate['isPassword'] = async (viewer, document, typed) => {
    const subscriber = subscriberOf(viewer.address);
    const all = await limits.admit(DOCUMENTS, subscriber, viewer);
    const one = await limits.admit(DOCUMENT, `${document.id}\n${subscriber}`, viewer);
    const key = keys.documentPasswords;
    const isRight = isMacOf(key, toNfc(typed), printMac(key, document.password));
    if (isRight) await Promise.all([all.takeBack(), one.takeBack()]);
    return isRight;
  };

  /** Changes with the password and the readers, and says nothing about them. */
  const revisionOf = ({ id, visibility, password }: StoredDocument) =>
    printMac(keys.documentPasswords, `${id}\n${visibility}\n${password}`);

  return {
    isPassword,

    open: async (viewer, id, typed, accountPass = '') => {
      const document = Number.isSafeInteger(id) ? await getDocumentRow(database, id) : null;
      if (!document || !needsPassword(document) || document.path === null) throw errors.noDocument();
      const isForAccounts = needsAccount(document);
      if (isForAccounts && (await findForAccount(core, accountPass))?.id !== id) throw errors.noDocument();
      if (!(await isPassword(viewer, document, typed))) throw errors.wrongDocumentPassword();
      const ends = Date.parse(now()) + PASS_LASTS;
      const pass = signWords(keys.documentPasswords, [document.id, revisionOf(document), ends]);
      const { locale, path } = document;
      return {
        url: openedAddress({ locale, path }, pass, isForAccounts ? 'account' : 'password'),
        until: printUtc(ends),
      };
    },

    findOpened: async (pass) => {
      const [id, revision, ends] = readWords(keys.documentPasswords, pass) ?? [];
      if (typeof id !== 'number' || typeof ends !== 'number' || ends <= Date.parse(now())) return null;
      const document = await getDocumentRow(database, id);
      return document && needsPassword(document) && revisionOf(document) === revision ? document : null;
    },
  };
}
