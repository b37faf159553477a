import type { Localized } from '#cms-schema/locale.ts';
import type { DocumentItem } from '../cms/document-model.ts';
import { createGroupCalls } from '../cms/group-calls.ts';
import type { StudioClient } from '../cms.ts';

/**
 * Moves a page, in all of its languages, below the page that it was below; null: to the top level. Resolves to its
 * documents. Rejects with StudioError.
 */
export async function movePageBack(
  client: StudioClient,
  known: Localized<DocumentItem | null>,
  parentId: number | null,
): Promise<readonly DocumentItem[]> {
  const versions = Object.values(known).filter((version) => version !== null);
  const { move } = createGroupCalls(client.ask);
  const seen = versions.map(({ id, revision }) => ({ id, revision }));
  await move(seen, { parent: parentId, after: undefined });
  return Promise.all(versions.map(({ type, id }) => client.documents.get(type, id)));
}
