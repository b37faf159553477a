import path from 'node:path';
import type { NextConfig } from 'next';
// In this file, Next resolves only paths, not the names of `imports`.
import { sampleVersions } from './cms-schema/sample-versions.generated.ts';
import { addresses, listAddresses } from './contract/addresses.ts';

const config: NextConfig = {
  poweredByHeader: false,
  // `npm run check` checks the types; checking them again would only slow down the build.
  typescript: { ignoreBuildErrors: true },
  // The proxy redirects any other spelling to the right one in one step, including trailing slashes.
  skipTrailingSlashRedirect: true,
  // The edge compresses each page once.
  compress: false,
  // The edge also makes the ETags, with a native hash; Next would hash every page character by character in JavaScript.
  generateEtags: false,
  // The only page that Next itself keeps is the studio's one document, from the build; the edge caches that, too.
  cacheMaxMemorySize: 0,
  compiler: { styledComponents: true },
  // A page's code is loaded on its first request: most of what Next would preload at the start is not needed first.
  experimental: { preloadEntriesOnStart: false },
  // Replaces the translations that api-fetch would load, of which nothing is shown.
  turbopack: {
    resolveAlias: { '@wordpress/i18n': { browser: './studio/cms/library-words.ts' } },
    // During development a broken block fails in its place, not every page.
    rules: {
      '*.tsx': {
        condition: { all: ['development', { path: /\bblocks\/[^/]+\/(?!island\.)[^/.]+\.tsx$/ }] },
        loaders: [path.resolve('scripts/server-components/replace-broken.mjs')],
      },
    },
  },
  // The media library provides images in all sizes and formats, so there is nothing left to optimize.
  images: { unoptimized: true },
  // In development there is no edge to route these to the CMS and the platform.
  async rewrites() {
    const cms = process.env.CMS_ORIGIN;
    const platform = process.env.PLATFORM_ORIGIN;
    if (process.env.NODE_ENV === 'production' || !cms || !platform) return [];
    return listAddresses(({ by }) => by === 'cms' || by === 'uploads' || by === 'platform').map(
      ({ path, by, ...address }) => {
        const source = 'hasMore' in address && address.hasMore ? `${path}/:path*` : path;
        return { source, destination: (by === 'platform' ? platform : cms) + source };
      },
    );
  },
  async headers() {
    const kept = [{ key: 'Cache-Control', value: 'public, max-age=3600, s-maxage=86400' }];
    return [
      { source: `${addresses.samples.path}/:file*`, headers: kept },
      // At the address with its content version a sample never changes; at one with a made-up version it may.
      ...Object.entries(sampleVersions).map(([name, version]) => ({
        source: `${addresses.samples.path}/:file(${name}(?:-portrait)?(?:-\\d+)?(?:\\.\\w\\w)?\\.\\w+)`,
        has: [{ type: 'query' as const, key: 'v', value: version }],
        headers: [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }],
      })),
      { source: addresses.icon.path, headers: kept },
      { source: addresses.favicon.path, headers: kept },
      { source: addresses.appleIcon.path, headers: kept },
      { source: `${addresses.icons.path}/:file*`, headers: kept },
      // The studio's one document: no query leads to another. At any number of addresses the edge would cache it once each.
      { source: addresses.studio.path, headers: [{ key: 'X-Edge-Query', value: 'none' }] },
      { source: `${addresses.studio.path}/:place+`, headers: [{ key: 'Cache-Control', value: 'private, no-cache' }] },
    ];
  },
};

export default config;
