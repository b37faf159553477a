import { createHash } from 'node:crypto';
import type { Queryable } from '#kit/database/connect.ts';
import type { Change, CmsCore } from '../core.ts';
import type { StoredDocument } from '../documents/model.ts';
import { canEditDocument } from '../documents/policy.ts';
import { getDocumentRow, lockDocumentRows } from '../documents/store.ts';
import { errors } from '../errors.ts';
import { systemViewer, type Viewer } from '../permission/viewer.ts';
import type { PreviewedDocument } from '../publishing/model.ts';
import { presentBody } from '../publishing/present-document.ts';
import { loadResolver, presentSummaries } from '../publishing/sync-published.ts';
import type { Revision } from '../revisions/model.ts';
import { asInState, withPresentMedia } from '../revisions/plan-restore.ts';
import { endRuns, getAutosaveRow, getRevisionAt, getRevisionRow } from '../revisions/store.ts';
import { withWork } from '../revisions/with-work.ts';
import { getUserRow, presentUser } from '../users/store.ts';
import { openToken, type PreviewTarget, sealToken } from './token.ts';

/**
 * What a link shows: the id of a revision or autosave; `saved`: the document as it is saved now; `kept`: the same, for
 * a link that still shows it after later autosaves; `latest`: the document as it is whenever the link is opened.
 */
export type PreviewWish = number | 'saved' | 'kept' | 'latest';

export interface PreviewOperations {
  /**
   * A signed link for one document, valid for 30 minutes. Except for `latest`, it shows exactly the state that it was
   * created for, at the document's present address. Throws `haptera_cannot_edit`.
   */
  createPreviewToken(viewer: Viewer, documentId: number, wish: PreviewWish): Promise<string>;
  /** When it expires, ISO 8601; null if it is forged, damaged or expired. */
  readPreviewEnd(token: string): string | null;
  /**
   * Presents what the token names as if it were published. Throws `haptera_preview_invalid` 401, also if the document
   * is in the trash, the link's creator may no longer edit it, or the texts that it was created for no longer exist.
   */
  requirePreview(token: string): Promise<PreviewedDocument>;
}

const VALID_MILLISECONDS = 30 * 60 * 1000;

export function createPreviewOperations(core: CmsCore): PreviewOperations {
  const { database } = core;
  const open = (token: string) => openToken(token, core.keys.preview, Date.parse(core.now()));

  return {
    createPreviewToken: (viewer, documentId, wish) =>
      core.change(viewer, async (change) => {
        const [document] = await lockDocumentRows(change.tx, [documentId]);
        if (!document) throw errors.noDocument();
        if (!canEditDocument(viewer, document)) throw errors.cannotEdit(viewer);
        const target = await chooseTarget(change, document, wish);
        const expiresAt = Math.ceil((Date.parse(change.now) + VALID_MILLISECONDS) / 1000);
        change.audit('preview.create', [document.type, documentId], { shows: target.kind });
        return sealToken({ documentId, target, makerId: viewer.user?.id ?? null, expiresAt }, core.keys.preview);
      }),

    readPreviewEnd: (token) => {
      const claim = open(token);
      return claim && new Date(claim.expiresAt * 1000).toISOString();
    },

    requirePreview: async (token) => {
      const claim = open(token);
      const document = claim && (await getDocumentRow(database, claim.documentId));
      if (!claim || !document || document.status === 'trash') throw errors.badPreviewToken();
      const maker = await findMaker(database, claim.makerId);
      if (!maker || !canEditDocument(maker, document)) throw errors.badPreviewToken();
      const state = await findState(database, document, claim.target, claim.makerId);
      if (!state) throw errors.badPreviewToken();
      const [loaded] = await presentSummaries(database, core.readContent, [state.document]);
      if (!loaded) throw errors.badPreviewToken();
      const { resolver, ...shown } = await loadResolver(database, core.readContent, loaded);
      const version = core.contentVersion();
      const { summary, blocks } = presentBody(loaded, resolver, version, shown);
      return { ...summary, version, blocks, status: document.status, previewRevisionId: state.revisionId };
    },
  };
}

async function chooseTarget({ tx }: Change, document: StoredDocument, wish: PreviewWish): Promise<PreviewTarget> {
  if (wish === 'latest') return { kind: 'latest' };
  if (typeof wish === 'number') {
    const revision = await getRevisionRow(tx, document.id, wish);
    if (!revision) throw errors.noRevision();
    return { kind: 'revision', id: wish, words: wordsOf(revision) };
  }
  // The next autosave then creates a new revision, and this one is kept for the preview.
  if (wish === 'kept') await endRuns(tx, document.id);
  return { kind: 'saved', revision: document.revision, words: wordsOf(document) };
}

/** The creator of the link with their current permissions; null once the account is deleted. */
async function findMaker(tx: Queryable, id: number | null): Promise<Viewer | null> {
  if (id === null) return systemViewer;
  const user = await getUserRow(tx, id);
  return user && { user: presentUser(user), via: 'none', sessionId: null, address: null };
}

interface PreviewedState {
  readonly document: StoredDocument;
  readonly revisionId: number | null;
}

async function findState(
  tx: Queryable,
  document: StoredDocument,
  target: PreviewTarget,
  makerId: number | null,
): Promise<PreviewedState | null> {
  if (target.kind === 'latest') {
    const own = await getAutosaveRow(tx, document.id, makerId);
    return own?.documentRevision === document.revision ? inState(tx, document, own) : { document, revisionId: null };
  }
  if (target.kind === 'saved' && wordsOf(document) === target.words) return { document, revisionId: null };
  const revision =
    target.kind === 'saved'
      ? await getRevisionAt(tx, document.id, target.revision)
      : await getRevisionRow(tx, document.id, target.id);
  return revision && wordsOf(revision) === target.words ? inState(tx, document, revision) : null;
}

/** The document as it was in a state of its history, where it is now, or with unfinished work. */
async function inState(tx: Queryable, document: StoredDocument, revision: Revision): Promise<PreviewedState> {
  const [state = revision] = await withPresentMedia(tx, [revision]);
  const shown = state.kind === 'autosave' ? withWork(document, state) : asInState(document, state);
  return { document: shown, revisionId: revision.id };
}

function wordsOf({ title, content, excerpt, pending = null }: Words): string {
  const text = JSON.stringify([title, content, excerpt, ...(pending ? [pending.fields] : [])]);
  return createHash('sha256').update(text).digest('base64url').slice(0, 22);
}

type Words = Pick<Revision, 'title' | 'content' | 'excerpt'> & Partial<Pick<Revision, 'pending'>>;
