import { useCallback, useEffect, useMemo } from 'react';
import { definitions } from '#blocks/definitions.generated.ts';
import type { Fields } from '#cms-schema/field.ts';
import type { JsonValue } from '#cms-schema/json.ts';
import type { Locale } from '#cms-schema/locale.ts';
import type { CanvasEdit, CanvasHistory } from '../canvas/canvas-edit.ts';
import { watchVisits } from '../canvas/watch-visits.ts';
import { editFields, editHtmlBody, editPage } from '../document/edit-field.ts';
import type { OpenedPage } from './open-page.ts';
import type { PagePath } from './page-settings.tsx';

export interface PageEditing {
  onEdit(edit: CanvasEdit): void;
  onEditPage(path: PagePath, value: JsonValue): void;
  /** For a document with an HTML body. */
  onEditHtml(html: string): void;
  /** Saves this state so that it stays in the history. */
  onSave(): void;
}

/** Turns edits on the canvas and in the fields into undo steps of the language that is open. */
export function usePageEditing(
  { session }: OpenedPage,
  locale: Locale,
  onWritten: (locale: Locale) => void,
  /** The fields that the type of the document adds. */
  fields: Fields,
): PageEditing {
  const onEdit = useCallback(
    (edit: CanvasEdit) => {
      onWritten(locale);
      if (edit.kind === 'structure') {
        const { action, changes, blockType } = edit;
        session.edit(locale, { [locale]: changes }, { action, ...(blockType !== undefined && { blockType }) });
        return;
      }
      const changes = editFields(session.drafts(), locale, edit.blockId, edit.patch, definitions);
      session.edit(locale, changes, { action: 'edit', blockType: edit.blockType, key: edit.key });
    },
    [session, locale, onWritten],
  );
  const onEditPage = useCallback(
    (path: PagePath, value: JsonValue) => {
      onWritten(locale);
      const changes = editPage(session.drafts(), locale, path, value, fields);
      session.edit(locale, changes, { action: 'page', key: `page/${path.join('.')}` });
    },
    [session, locale, onWritten, fields],
  );
  const onEditHtml = useCallback(
    (html: string) => {
      onWritten(locale);
      const draft = session.drafts()[locale];
      if (draft) session.edit(locale, { [locale]: editHtmlBody(draft, html) }, { action: 'page', key: 'page/html' });
    },
    [session, locale, onWritten],
  );
  useEffect(() => watchVisits(document, session.endVisit), [session]);
  const onSave = useCallback(() => void session.flush({ isOnPurpose: true }), [session]);
  return { onEdit, onEditPage, onEditHtml, onSave };
}

/** Undo and redo of one language; the same object until what can be undone or redone changes. */
export function useHistory({ session }: OpenedPage, locale: Locale): CanvasHistory {
  const [canUndo, canRedo, boundary] = [session.canUndo(locale), session.canRedo(locale), session.boundary(locale)];
  return useMemo(
    () => ({
      canUndo,
      canRedo,
      boundary,
      undo: () => session.undo(locale),
      redo: () => session.redo(locale),
    }),
    [session, locale, canUndo, canRedo, boundary],
  );
}
