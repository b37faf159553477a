import type { Locale } from '#cms-schema/locale.ts';
// Separate from the other messages, because error pages send these to the browser.
import messages from '../messages/errors.json' with { type: 'json' };
import { isNotFound } from '../next/is-not-found.ts';

export interface ErrorWords {
  readonly title: string;
  readonly lede: string;
  readonly home: string;
  readonly retry: string;
}

/** What visitors are told about an error: either "not found", or that an error occurred (specification, section 2). */
export function describeError(failure: unknown, locale: Locale): ErrorWords {
  const { notFound, error, home, retry } = messages[locale];
  return { ...(isNotFound(failure) ? notFound : error), home, retry };
}
