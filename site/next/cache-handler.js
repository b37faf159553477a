/**
 * Next's page cache: `cacheHandler` in `next.config.ts`. Next loads this file without bundling it, so it is plain JavaScript
 * and reads the site's pages from the global that `open-site.ts` sets. During a build that is unset, and nothing is stored.
 */
export default class PageCacheHandler {
  async get(key, { kind } = {}) {
    return (await globalThis.hapteraSite?.pages.get(key, kind)) ?? null;
  }

  async set(key, value) {
    globalThis.hapteraSite?.pages.set(key, value);
  }

  /** Announcements of the CMS make pages stale (`freshness.ts`), not Next's tags. */
  async revalidateTag() {}

  resetRequestCache() {}
}
