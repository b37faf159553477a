import type { Queryable } from '#kit/database/connect.ts';
import type { Document } from '../documents/model.ts';
import { errors } from '../errors.ts';
import type { Viewer } from '../users/model.ts';
import { editionOf } from './edition.ts';
import { getAutosaveRow } from './store.ts';

/**
 * Throws `haptera_autosave_stale` 412 when the viewer keeps something else beside the document than `expected`, by
 * `editionOf`; null: nothing is known to stand there; undefined: whatever stands there is all right. What was made on an
 * older state of the document is nothing that could be passed over by mistake.
 */
export async function requireKnownAutosave(
  tx: Queryable,
  { user }: Viewer,
  { id, revision }: Pick<Document, 'id' | 'revision'>,
  expected: string | null | undefined,
): Promise<void> {
  if (expected === undefined) return;
  const autosave = await getAutosaveRow(tx, id, user?.id ?? null);
  const edition = autosave?.documentRevision === revision ? editionOf(autosave) : null;
  if (edition !== null && edition !== expected) throw errors.staleAutosave();
}
