import type { CmsCore } from '../core.ts';
import { canEditDocument } from '../documents/policy.ts';
import { getDocumentRow } from '../documents/store.ts';
import { errors } from '../errors.ts';
import type { PreviewedDocument } from '../publishing/model.ts';
import { presentBody } from '../publishing/present-document.ts';
import { loadResolver, presentSummaries } from '../publishing/sync-published.ts';
import { getRevisionRow } from '../revisions/store.ts';
import type { Viewer } from '../users/model.ts';
import { openToken, sealToken } from './token.ts';

export interface PreviewOperations {
  /**
   * A signed link for one document and one revision or autosave (or, with null, the document as saved now), valid for
   * 30 minutes. Throws `rest_cannot_edit`.
   */
  createPreviewToken(viewer: Viewer, documentId: number, revisionId: number | null): Promise<string>;
  /** What a token names; null when it is forged, damaged or expired. */
  openPreviewToken(token: string): { documentId: number; revisionId: number | null; expiresAt: string } | null;
  /** Presents what the token names as if it were published. Throws `haptera_preview_invalid` 401. */
  requirePreview(token: string): Promise<PreviewedDocument>;
}

const VALID_MILLISECONDS = 30 * 60 * 1000;

export function createPreviewOperations(core: CmsCore): PreviewOperations {
  const { database } = core;

  const openPreviewToken: PreviewOperations['openPreviewToken'] = (token) =>
    openToken(token, core.keys.preview, Date.parse(core.now()));

  return {
    createPreviewToken: (viewer, documentId, revisionId) =>
      core.change(viewer, async (change) => {
        const document = await getDocumentRow(change.tx, documentId);
        if (!document) throw errors.noDocument();
        if (!canEditDocument(viewer, document)) throw errors.cannotEdit(viewer);
        if (revisionId !== null && !(await getRevisionRow(change.tx, documentId, revisionId)))
          throw errors.noRevision();
        const expiresAt = Math.ceil((Date.parse(change.now) + VALID_MILLISECONDS) / 1000);
        change.audit('preview.create', [document.type, documentId], { revision: revisionId });
        return sealToken({ documentId, revisionId, expiresAt }, core.keys.preview);
      }),

    openPreviewToken,

    requirePreview: async (token) => {
      const opened = openPreviewToken(token);
      const document = opened && (await getDocumentRow(database, opened.documentId));
      if (!opened || !document) throw errors.badPreviewToken();
      const { revisionId } = opened;
      const revision = revisionId === null ? null : await getRevisionRow(database, document.id, revisionId);
      if (revisionId !== null && !revision) throw errors.badPreviewToken();
      const shown = revision
        ? { ...document, title: revision.title, content: revision.content, excerpt: revision.excerpt }
        : document;
      const [loaded] = await presentSummaries(database, core.readContent, [shown]);
      if (!loaded) throw errors.badPreviewToken();
      const { resolver } = await loadResolver(database, document.locale, loaded);
      const version = core.contentVersion();
      const { blocks } = presentBody(loaded.summary, loaded.typed, resolver, version);
      return { ...loaded.summary, version, blocks, status: document.status, previewRevisionId: revisionId };
    },
  };
}
