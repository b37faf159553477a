import type { ListedGroup } from '../../cms/document-model.ts';

/** The dialog that is open for a document. */
export interface OpenDialog {
  readonly name: 'new' | 'publish' | 'unpublish' | 'cancel-schedule' | 'filing' | 'visibility' | 'move' | 'delete';
  readonly group: ListedGroup | null;
}
