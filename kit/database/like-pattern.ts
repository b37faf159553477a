/** A pattern for `like` and `ilike` that matches the word anywhere; wildcards within the word are escaped. */
export function likePattern(word: string): string {
  return `%${word.replace(/[\\%_]/g, '\\$&')}%`;
}
