import { propertyOf } from '#kit/property-of.ts';

/** A page whose title the visitor may be typing. */
export interface Suggestion {
  readonly title: string;
  readonly href: string;
  /** The name of its type. */
  readonly label: string;
}

const query = `query ($language: LanguageCode!, $query: String!) {
  searchSuggestions(language: $language, query: $query) { title href type { label } }
}`;

/** Returns none if the read API at `source` is too slow, unavailable or responds oddly: suggestions are optional. */
export async function askSuggestions(
  source: string,
  language: string,
  typed: string,
  signal: AbortSignal,
): Promise<Suggestion[]> {
  try {
    const response = await fetch(source, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ query, variables: { language, query: typed } }),
      signal,
    });
    return response.ok ? readSuggestions(await response.json()) : [];
  } catch {
    return [];
  }
}

export function readSuggestions(answer: unknown): Suggestion[] {
  const found = propertyOf(propertyOf(answer, 'data'), 'searchSuggestions');
  if (!Array.isArray(found)) return [];
  return found.flatMap((item: unknown) => {
    const [title, href] = [propertyOf(item, 'title'), propertyOf(item, 'href')];
    const label = propertyOf(propertyOf(item, 'type'), 'label');
    const isWhole = typeof title === 'string' && typeof href === 'string' && typeof label === 'string';
    // Only paths on this site, so neither other hosts nor `javascript:`.
    return isWhole && /^\/(?!\/)/.test(href) ? [{ title, href, label }] : [];
  });
}
