import { createHash } from 'node:crypto';
import type { Revision } from './model.ts';

/** Tells one state of somebody's unfinished work from another; the same words are the same edition. */
export function editionOf({ title, content, excerpt }: Pick<Revision, 'title' | 'content' | 'excerpt'>): string {
  const words = JSON.stringify([title, content, excerpt]);
  return createHash('sha256').update(words).digest('base64url').slice(0, 22);
}
