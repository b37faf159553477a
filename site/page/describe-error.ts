import type { Locale, Localized } from '#cms-schema/locale.ts';
import en from '../messages/en.json' with { type: 'json' };
import zh from '../messages/zh.json' with { type: 'json' };

const messages: Localized<typeof zh> = { zh, en };

export interface ErrorWords {
  readonly title: string;
  readonly lede: string;
  readonly home: string;
  readonly retry: string;
}

/** What a visitor reads of an error: that there is no such page, or that something went wrong (specification, section 2). */
export function describeError(error: unknown, locale: Locale): ErrorWords {
  const { error: words, notFound } = messages[locale];
  return isNotFound(error) ? { ...words, title: notFound.title, lede: notFound.lede } : words;
}

/** The framework's own words for it, and its mark, are known as well as the status. */
function isNotFound(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  if ('status' in error && error.status === 404) return true;
  if ('digest' in error && String(error.digest).startsWith('NEXT_HTTP_ERROR_FALLBACK;404')) return true;
  return 'message' in error && /^(?:Page not found|This page could not be found)\b/.test(String(error.message));
}
