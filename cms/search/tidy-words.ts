import type { Database } from '#kit/database/connect.ts';
import { forgetWords, type SpelledWord } from './store.ts';

const BATCH = 200;

/**
 * Deletes words that no public text contains any more, in small batches alongside normal work. Until then, such a word
 * is never suggested: a correction must match at least one text.
 */
export async function tidyWords(database: Database, isClosing: () => boolean): Promise<void> {
  let last: SpelledWord | null = null;
  do {
    last = await forgetWords(database, last, BATCH);
  } while (last !== null && !isClosing());
}
