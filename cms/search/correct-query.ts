import type { Locale } from '#cms-schema/locale.ts';
import type { Queryable } from '#kit/database/connect.ts';
import { listLikely } from './misspellings.ts';
import { countTexts, listKnownWords, listSimilarWords } from './store.ts';
import { listSpelledWords, MAX_QUERY_LENGTH } from './words.ts';

/**
 * The query with its misspelled Latin words as the texts of the site have them; null when there is nothing to mend. Every
 * word of it that was put in stands in something that is public.
 */
export async function correctQuery(tx: Queryable, locale: Locale, query: string): Promise<string | null> {
  const asked = query.slice(0, MAX_QUERY_LENGTH).normalize('NFKC');
  const words = listSpelledWords(asked).slice(0, MOST_WORDS);
  const known = new Set(await listKnownWords(tx, locale, words));
  let corrected = asked;
  for (const word of words) {
    if (known.has(word)) continue;
    const better = await correctWord(tx, locale, word);
    // Letters alone: nothing in the word means anything to the expression.
    if (better !== null)
      corrected = corrected.replace(new RegExp(`(?<!\\p{L})${word}(?!\\p{Script=Latin})`, 'giu'), better);
  }
  return corrected === asked ? null : corrected;
}

/** So many words of a query are mended: who has more to say has said enough. */
const MOST_WORDS = 6;
const MOST_CANDIDATES = 8;
const MOST_COUNTED = 50;

/** Of the words with the fewest mistakes between, the one that most texts hold. */
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
