import { mergeFields } from '../documents/merge-fields.ts';
import type { Document } from '../documents/model.ts';
import type { Revision } from './model.ts';

/** The document as it would be after publishing the unfinished work. */
export function withWork<Kept extends Document>(
  document: Kept,
  { title, content, excerpt, pending }: Pick<Revision, 'title' | 'content' | 'excerpt' | 'pending'>,
): Kept {
  return mergeFields(document, { ...pending?.fields, title, content, excerpt });
}
