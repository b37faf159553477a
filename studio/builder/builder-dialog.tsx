import type { Locale } from '#cms-schema/locale.ts';
import type { FieldTarget } from '../canvas/field-target.ts';
import { laterDialog } from '../parts/later.tsx';
import type { PresenceState } from './presence.ts';

const ConflictDialog = laterDialog(async () => (await import('./conflict-dialog.tsx')).ConflictDialog);
const EditorsDialog = laterDialog(async () => (await import('./editors-dialog.tsx')).EditorsDialog);
const KeptEditsDialog = laterDialog(async () => (await import('./kept-edits-dialog.tsx')).KeptEditsDialog);
const PreviewDialog = laterDialog(async () => (await import('./preview-dialog.tsx')).PreviewDialog);
const PublishDialog = laterDialog(async () => (await import('./publish-dialog.tsx')).PublishDialog);

const SubmitDialog = laterDialog(async () => (await import('./submit-dialog.tsx')).SubmitDialog);
const AnswerPageDialog = laterDialog(async () => (await import('./answer-page-dialog.tsx')).AnswerPageDialog);

/** The dialog that is open over the builder. */
export type OpenDialog =
  | { readonly name: 'publish' | 'submit' | 'answer' | 'editors' | 'kept' }
  | { readonly name: 'preview'; readonly revisionId?: number }
  | { readonly name: 'conflict'; readonly locale: Locale };

export interface BuilderDialogProps {
  readonly dialog: OpenDialog;
  /** The language that is open. */
  readonly locale: Locale;
  readonly presence: PresenceState;
  onClose(): void;
  onGoTo(locale: Locale, target: FieldTarget): void;
}

/** Shows one dialog at a time. They are loaded on demand: none is needed for a first edit. */
export function BuilderDialog({ dialog, locale, presence, onClose, onGoTo }: BuilderDialogProps) {
  switch (dialog.name) {
    case 'publish':
      return <PublishDialog locale={locale} onClose={onClose} onGoTo={onGoTo} />;
    case 'submit':
      return <SubmitDialog locale={locale} onClose={onClose} onGoTo={onGoTo} />;
    case 'answer':
      return <AnswerPageDialog onClose={onClose} />;
    case 'preview': {
      const { revisionId } = dialog;
      return <PreviewDialog locale={locale} {...(revisionId !== undefined && { revisionId })} onClose={onClose} />;
    }
    case 'conflict':
      return <ConflictDialog locale={dialog.locale} onClose={onClose} />;
    case 'editors':
      return <EditorsDialog presence={presence} onClose={onClose} />;
    case 'kept':
      return <KeptEditsDialog onClose={onClose} />;
  }
}
