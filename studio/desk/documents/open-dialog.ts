import type { ListedGroup } from '../../cms/document-model.ts';

/** What is asked before something is done to a document. */
export interface OpenDialog {
  readonly name: 'new' | 'publish' | 'unpublish' | 'cancel-schedule' | 'filing' | 'visibility' | 'move' | 'delete';
  readonly group: ListedGroup | null;
}
