import type { Locale } from '#cms-schema/locale.ts';
// Apart from the other messages: an error page brings its words to the browser, and no others.
import messages from '../messages/errors.json' with { type: 'json' };
import { isNotFound } from '../next/is-not-found.ts';

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
