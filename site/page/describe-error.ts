import type { Locale } from '#cms-schema/locale.ts';
// Apart from the other messages: an error page brings its words to the browser, and no others.
import messages from '../messages/errors.json' with { type: 'json' };

export interface ErrorWords {
  readonly title: string;
  readonly lede: string;
  readonly home: string;
  readonly retry: string;
}

/** What a visitor reads of an error: that there is no such page, or that something went wrong (specification, section 2). */
export function describeError(failure: unknown, locale: Locale): ErrorWords {
  const { notFound, error, home, retry } = messages[locale];
  return { ...(isNotFound(failure) ? notFound : error), home, retry };
}

/** The framework's own words for it, and its mark, are known as well as the status. */
function isNotFound(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  if ('status' in error && error.status === 404) return true;
  if ('digest' in error && String(error.digest).startsWith('NEXT_HTTP_ERROR_FALLBACK;404')) return true;
  return 'message' in error && /^(?:Page not found|This page could not be found)\b/.test(String(error.message));
}
