/**
 * Toward browsers and CDNs for a page from memory. A browser asks again every time (and mostly gets 304), so a
 * publication is seen at the next visit; a CDN may hold a page 5 s, show an older one for a minute while it asks, and
 * for a day when we are gone.
 */
export const PAGE_CACHE_CONTROL = 'public, max-age=0, s-maxage=5, stale-while-revalidate=60, stale-if-error=86400';

/** For a page that its upstream calls outdated: nobody behind us may keep it. */
export const OUTDATED_CACHE_CONTROL = 'public, max-age=0, must-revalidate';

/**
 * For what is passed on to one visitor though its upstream said to us how long we may share it: whoever is behind us would
 * take that for a word to them, and hold a page for a year that somebody asked for with a made-up `Authorization`.
 */
export const PASSED_CACHE_CONTROL = 'private, no-cache';

/** For `/_next/static/`: the names carry a hash of the content. */
export const IMMUTABLE_CACHE_CONTROL = 'public, max-age=31536000, immutable';

export interface SharedLifetime {
  seconds: number;
}

/** How long a shared cache may call an answer fresh; `null` when it must not hold it at all. */
export function parseSharedLifetime(header: string | undefined): SharedLifetime | null {
  if (header === undefined) return null;
  const directives = new Map<string, string>();
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', value = ''] = part.split('=');
    if (!directives.has(name.trim())) directives.set(name.trim(), value.trim().replace(/^"|"$/g, ''));
  }
  if (directives.has('private') || directives.has('no-store') || directives.has('no-cache')) return null;
  const shared = directives.get('s-maxage');
  if (shared === undefined && !directives.has('public')) return null;
  const text = shared ?? directives.get('max-age') ?? '0';
  return /^\d{1,10}$/.test(text) ? { seconds: Number(text) } : null;
}
