/**
 * White space of the block grammar: what `\s` matches on WordPress's server, which compares bytes. JavaScript's wider `\s` and
 * `trim` include U+00A0 and U+3000, and would eat characters that an author typed.
 */
export function isSpace(code: number): boolean {
  return code === 32 || (code >= 9 && code <= 13);
}

/** The index of the first non-white-space character at or after `at`; the length if there is none. */
export function skipSpace(source: string, at: number): number {
  let index = at;
  while (index < source.length && isSpace(source.charCodeAt(index))) index++;
  return index;
}

export function trimSpaceStart(source: string): string {
  return source.slice(skipSpace(source, 0));
}

export function trimSpaceEnd(source: string): string {
  let end = source.length;
  while (end > 0 && isSpace(source.charCodeAt(end - 1))) end--;
  return source.slice(0, end);
}

export function trimSpace(source: string): string {
  return trimSpaceStart(trimSpaceEnd(source));
}
