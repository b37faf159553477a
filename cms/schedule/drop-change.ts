import type { Change } from '../core.ts';
import type { Document } from '../documents/model.ts';
import { deleteChange } from './store.ts';

/** Deletes the scheduled change of a document and audits that. Returns whether there was one. */
export async function dropChange(
  change: Change,
  { id, type }: Pick<Document, 'id' | 'type'>,
  why: 'cancelled' | 'replaced' | 'published' | 'unpublished' | 'trashed',
): Promise<boolean> {
  const wasThere = await deleteChange(change.tx, id);
  if (wasThere) change.audit('document.cancel-change', [type, id], { why });
  return wasThere;
}
