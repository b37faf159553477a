import type { Locale } from '#cms-schema/locale.ts';
import type { Queryable } from '#kit/database/connect.ts';
import { listLikely } from './misspellings.ts';
import { countTexts, listKnownWords, listSimilarWords } from './store.ts';
import { listSpelledWords, MAX_QUERY_LENGTH } from './words.ts';

/**
 * The query with misspelled Latin words corrected to words that occur on the site; null if there is nothing to correct.
 * Every replacement occurs in at least one public text.
 */
export async function correctQuery(tx: Queryable, locale: Locale, query: string): Promise<string | null> {
  const asked = query.slice(0, MAX_QUERY_LENGTH).normalize('NFKC');
  const words = listSpelledWords(asked).slice(0, MOST_WORDS);
  const known = new Set(await listKnownWords(tx, locale, words));
  let corrected = asked;
  for (const word of words) {
    if (known.has(word)) continue;
    const better = await correctWord(tx, locale, word);
    // The word consists of letters only, so nothing in it needs escaping.
    if (better !== null)
      corrected = corrected.replace(new RegExp(`(?<!\\p{L})${word}(?!\\p{Script=Latin})`, 'giu'), better);
  }
  return corrected === asked ? null : corrected;
}

/** The number of words per query that are checked. Longer queries contain enough correct words to be searched. */
const MOST_WORDS = 6;
const MOST_CANDIDATES = 8;
const MOST_COUNTED = 50;

/** The word with the fewest edits from the typed one; of several, the one that occurs in the most texts. */
async function correctWord(tx: Queryable, locale: Locale, typed: string): Promise<string | null> {
  const likely = listLikely(typed, await listSimilarWords(tx, locale, typed)).slice(0, MOST_CANDIDATES);
  if (likely.length === 0) return null;
  const words = likely.map(({ word }) => word);
  const totals = await countTexts(tx, locale, words, MOST_COUNTED);
  const [best] = likely
    .map(({ word, mistakes }) => ({ word, mistakes, total: totals.get(word) ?? 0 }))
    .filter(({ total }) => total > 0)
    .sort((a, b) => a.mistakes - b.mistakes || b.total - a.total);
  return best?.word ?? null;
}
