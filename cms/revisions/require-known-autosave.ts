import type { Queryable } from '#kit/database/connect.ts';
import type { Document } from '../documents/model.ts';
import { errors } from '../errors.ts';
import type { Viewer } from '../permission/viewer.ts';
import { editionOf } from './edition.ts';
import { getAutosaveRow } from './store.ts';

/**
 * Throws `haptera_autosave_stale` 412 if the viewer's stored autosave is not the `expected` one, by `editionOf`. Null
 * expects no autosave, undefined accepts any. This includes autosaves made on an older revision of the document, which
 * may not have been merged yet.
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
