import { mergeFields } from '../documents/merge-fields.ts';
import type { Document } from '../documents/model.ts';
import type { Revision } from './model.ts';

/** A document as it will be once work beside it is published. */
export function withWork<Kept extends Document>(
  document: Kept,
  { title, content, excerpt, pending }: Pick<Revision, 'title' | 'content' | 'excerpt' | 'pending'>,
): Kept {
  return mergeFields(document, { ...pending?.fields, title, content, excerpt });
}
