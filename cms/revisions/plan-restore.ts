import type { Queryable } from '#kit/database/connect.ts';
import { mergeFields } from '../documents/merge-fields.ts';
import type { Document, DocumentPatch } from '../documents/model.ts';
import type { Revision } from './model.ts';
import { listPresentMedia } from './store.ts';

/** The patch that makes the document what it was in this state; meta that it did not have then is reset. */
export function planRestore(
  document: Document,
  { title, content, excerpt, fields }: Revision,
  withPlace: boolean,
): DocumentPatch {
  const texts = { title, content, excerpt };
  if (fields === null) return texts;
  const { slug, parentId, meta, ...others } = fields;
  const gone = Object.keys(document.meta).map((name): [string, null] => [name, null]);
  return {
    ...texts,
    ...others,
    ...(meta && { meta: { ...Object.fromEntries(gone), ...meta } }),
    ...(withPlace && slug !== undefined && { slug }),
    ...(withPlace && parentId !== undefined && { parentId }),
  };
}

/** The document as it was in this state, where it is now. */
export function asInState<Kept extends Document>(document: Kept, state: Revision): Kept {
  return mergeFields(document, planRestore(document, state, false));
}

/** The states without featured pictures that no longer exist. */
export async function withPresentMedia<State extends Revision>(
  tx: Queryable,
  states: readonly State[],
): Promise<State[]> {
  const present = await listPresentMedia(
    tx,
    states.flatMap(({ fields }) => fields?.featuredMediaId ?? []),
  );
  return states.map((state) => {
    const { fields } = state;
    const isGone = fields?.featuredMediaId != null && !present.has(fields.featuredMediaId);
    return isGone ? { ...state, fields: { ...fields, featuredMediaId: null } } : state;
  });
}
