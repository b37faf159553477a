/**
 * Sent to browsers and CDNs with a cached page. A browser revalidates every time (and mostly gets 304), so a
 * publication shows at the next visit. A CDN may store a page for 5 s, serve it stale for a minute while it
 * revalidates, and for a day when we are down.
 */
export const PAGE_CACHE_CONTROL = 'public, max-age=0, s-maxage=5, stale-while-revalidate=60, stale-if-error=86400';

/** Sent with a page that its upstream calls stale: caches downstream must not store it as fresh. */
export const OUTDATED_CACHE_CONTROL = 'public, max-age=0, must-revalidate';

/**
 * Sent with a response that is passed on to one visitor although its upstream gave it a shared lifetime. That lifetime
 * is meant for the edge: a CDN in front would otherwise cache, for a year, a page that was requested with a made-up
 * `Authorization`.
 */
export const PASSED_CACHE_CONTROL = 'private, no-cache';

/** For `/_next/static/`: the file names carry a hash of the content. */
export const IMMUTABLE_CACHE_CONTROL = 'public, max-age=31536000, immutable';

export interface SharedLifetime {
  seconds: number;
}

/** How long a shared cache may treat a response as fresh; `null` when it must not store it at all. */
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
