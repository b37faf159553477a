import type { PreviewedDocument } from '../publishing/model.ts';
import type { Viewer } from '../users/model.ts';

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
