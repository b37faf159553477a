import type { Database } from '#kit/database/connect.ts';
import { forgetWords, type SpelledWord } from './store.ts';

const BATCH = 200;

/**
 * Lets go of words that no public text holds any more, a few at a time beside the normal work. Nobody is shown such a word
 * meanwhile: whoever mends a query looks what its words lead to.
 */
export async function tidyWords(database: Database, isClosing: () => boolean): Promise<void> {
  let last: SpelledWord | null = null;
  do {
    last = await forgetWords(database, last, BATCH);
  } while (last !== null && !isClosing());
}
