import { createHash } from 'node:crypto';
import type { Revision } from './model.ts';

/**
 * Identifies one state of a user's unfinished work. Returning to the same texts later gives a different edition, so
 * that a request which a proxy repeats late does not match.
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
