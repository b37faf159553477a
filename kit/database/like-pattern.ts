import { toNfc } from '../text/to-nfc.ts';

/** A pattern for `like` and `ilike` that matches the word anywhere, in composed texts; its own wildcards are escaped. */
export function likePattern(word: string): string {
  return `%${toNfc(word).replace(/[\\%_]/g, '\\$&')}%`;
}
