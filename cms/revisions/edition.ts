import { createHash } from 'node:crypto';
import type { Revision } from './model.ts';

/**
 * Tells one state of somebody's unfinished work from another. Words that come back are another edition: a request that a
 * proxy repeats late finds the words that it followed, but not the moment.
 */
export function editionOf({
  title,
  content,
  excerpt,
  pending,
  createdAt,
}: Pick<Revision, 'title' | 'content' | 'excerpt' | 'pending' | 'createdAt'>): string {
  const words = JSON.stringify([createdAt, title, content, excerpt, pending]);
  return createHash('sha256').update(words).digest('base64url').slice(0, 22);
}
