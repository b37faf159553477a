/** For `like` and `ilike`: the word anywhere, its own wildcards taken literally. */
export function likePattern(word: string): string {
  return `%${word.replace(/[\\%_]/g, '\\$&')}%`;
}
