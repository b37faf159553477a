/**
 * Next's door to its page cache: `cacheHandler` in `next.config.ts`. Next loads this file as it is, beside everything that
 * it bundles, so it is plain JavaScript and finds the site's pages where `open-site.ts` has put them. While the site is
 * built there are none, and nothing is kept.
 */
export default class PageCacheHandler {
  async get(key, { kind } = {}) {
    return (await globalThis.hapteraSite?.pages.get(key, kind)) ?? null;
  }

  async set(key, value) {
    globalThis.hapteraSite?.pages.set(key, value);
  }

  /** Pages become outdated by what the CMS announces (`freshness.ts`), not by Next's tags. */
  async revalidateTag() {}

  resetRequestCache() {}
}
