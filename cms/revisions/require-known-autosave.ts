import type { Queryable } from '#kit/database/connect.ts';
import type { Document } from '../documents/model.ts';
import { errors } from '../errors.ts';
import type { Viewer } from '../permission/viewer.ts';
import { editionOf } from './edition.ts';
import { getAutosaveRow } from './store.ts';

/**
 * Throws `haptera_autosave_stale` 412 when the viewer keeps something else beside the document than `expected`, by
 * `editionOf`; null: nothing is known to stand there; undefined: whatever stands there is all right. So it is also with
 * what was made on an older state of the document: nobody may have taken it in yet.
 */
export async function requireKnownAutosave(
  tx: Queryable,
  { user }: Viewer,
  { id }: Pick<Document, 'id'>,
  expected: string | null | undefined,
): Promise<void> {
  if (expected === undefined) return;
  const autosave = await getAutosaveRow(tx, id, user?.id ?? null);
  if (autosave && editionOf(autosave) !== expected) throw errors.staleAutosave();
}
