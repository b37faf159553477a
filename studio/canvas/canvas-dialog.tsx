import type { BlockDefinition } from '#cms-schema/define-block.ts';
import type { DocumentNode } from '#cms-schema/markup/document.ts';
import type { Place } from '../document/tree.ts';
import { laterDialog } from '../parts/later.tsx';
import { InsertDialog } from './insert-dialog.tsx';

const ShortcutsSheet = laterDialog(async () => (await import('./shortcuts-sheet.tsx')).ShortcutsSheet);

export type CanvasDialogName = 'insert' | 'shortcuts';

export interface CanvasDialogProps {
  /** Null if no dialog is open. */
  readonly dialog: CanvasDialogName | null;
  readonly nodes: readonly DocumentNode[];
  readonly selection: string | null;
  readonly isOffered: (definition: BlockDefinition) => boolean;
  onInsert(type: string, place: Place): void;
  onClose(): void;
}

/**
 * The dialogs opened by shortcuts. The insert dialog is not loaded on demand, because users type straight on into its
 * search.
 */
export function CanvasDialog({ dialog, nodes, selection, isOffered, onInsert, onClose }: CanvasDialogProps) {
  if (dialog === 'shortcuts') return <ShortcutsSheet onClose={onClose} />;
  if (dialog !== 'insert') return null;
  return (
    <InsertDialog
      nodes={nodes}
      selection={selection}
      isOffered={isOffered}
      onClose={onClose}
      onChoose={(type, place) => {
        onClose();
        onInsert(type, place);
      }}
    />
  );
}
