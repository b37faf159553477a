import type { Locale } from '#cms-schema/locale.ts';
import type { Queryable } from '#kit/database/connect.ts';
import { foldWithPlaces } from './fold-text.ts';
import { listLikely } from './misspellings.ts';
import { countTexts, listKnownWords, listSimilarWords } from './store.ts';
import { listSpelledWords, MAX_QUERY_LENGTH } from './words.ts';

/**
 * The query with misspelled Latin words corrected to words that occur on the site; null if there is nothing to correct.
 * Every replacement occurs in at least one public text.
 */
export async function correctQuery(tx: Queryable, locale: Locale, query: string): Promise<string | null> {
  const asked = query.slice(0, MAX_QUERY_LENGTH);
  const words = listSpelledWords(asked).slice(0, MOST_WORDS);
  const known = new Set(await listKnownWords(tx, locale, words));
  const corrections = new Map<string, string>();
  for (const word of words) {
    const better = known.has(word) ? null : await correctWord(tx, locale, word);
    if (better !== null) corrections.set(word, better);
  }
  return corrections.size === 0 ? null : replaceWords(asked, corrections);
}

/** The rest stays as it was typed: only words are compared folded. */
function replaceWords(asked: string, corrections: ReadonlyMap<string, string>): string {
  const folded = foldWithPlaces(asked);
  let corrected = '';
  let at = 0;
  for (const { 0: word, index } of folded.text.matchAll(/\p{Script=Latin}+/gu)) {
    const better = corrections.get(word);
    if (better === undefined) continue;
    corrected += asked.slice(at, folded.startOf(index)) + better;
    at = folded.endOf(index + word.length);
  }
  return corrected + asked.slice(at);
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
