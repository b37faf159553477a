import type { DocumentItem } from '../cms/document-model.ts';
import { isStale } from '../cms/studio-error.ts';
import type { StudioClient } from '../cms.ts';

/**
 * Restores a document from the trash, even if it is saved at the same time: a save that this tab sent earlier may still
 * arrive, so a stale revision is retried. Resolves to the restored document. Rejects with StudioError.
 */
export async function bringBack(client: StudioClient, found: DocumentItem): Promise<DocumentItem> {
  const { createGroupCalls } = await import('../cms/group-calls.ts');
  const { restore } = createGroupCalls(client.ask);
  let item = found;
  for (let tries = 1; item.status === 'trash'; tries += 1) {
    try {
      const back = await restore([{ id: item.id, revision: item.revision }]);
      return back.find(({ id }) => id === found.id) ?? (await client.documents.get(found.type, found.id));
    } catch (error) {
      if (!isStale(error) || tries === MOST_TRIES) throw error;
      item = await client.documents.get(found.type, found.id);
    }
  }
  return item;
}

const MOST_TRIES = 5;
