import path from 'node:path';
import type { NextConfig } from 'next';
import createNextIntlPlugin from 'next-intl/plugin';
// Next resolves no names of `imports` in this file, only paths.
import { sampleVersions } from './cms-schema/sample-versions.generated.ts';
import { type Address, addresses, listAddresses, printInLanguages } from './contract/addresses.ts';

const withNextIntl = createNextIntlPlugin('./site/i18n/request.ts');

// Next would look for it below its build folder.
const cacheHandler = path.resolve('site/next/cache-handler.js');

const config: NextConfig = {
  poweredByHeader: false,
  // `npm run check` has the types; a build that checks them again only takes longer.
  typescript: { ignoreBuildErrors: true },
  // The proxy leads from any other spelling to the right one in one step, slashes at the end included.
  skipTrailingSlashRedirect: true,
  // The edge compresses, once for each page.
  compress: false,
  // It makes the tags as well, with a hash that is native; Next reads every page character by character for its own.
  generateEtags: false,
  // Pages belong to a database and an instance, not to the program's folder, and only published ones are kept.
  cacheHandler,
  cacheMaxMemorySize: 0,
  compiler: { styledComponents: true },
  // The faces of the web font, 1 KB: a file of their own would hold up the first paint for a round trip.
  // A page's program is read with its first visitor: most of those that Next would read at its start are nobody's first.
  experimental: { inlineCss: true, preloadEntriesOnStart: false },
  // What api-fetch would download for its translations, of which nothing is shown.
  turbopack: { resolveAlias: { '@wordpress/i18n': { browser: './studio/cms/library-words.ts' } } },
  // Pictures come from the media library in all sizes and formats; nothing is left for an optimizer to be asked for.
  images: { unoptimized: true },
  // While developing there is no edge to lead these to the CMS.
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
    const privateHeaders = [
      { key: 'Cache-Control', value: 'private, no-store' },
      { key: 'X-Robots-Tag', value: 'noindex, nofollow' },
    ];
    const kept = [{ key: 'Cache-Control', value: 'public, max-age=3600, s-maxage=86400' }];
    return [
      { source: `${addresses.samples.path}/:file*`, headers: kept },
      // Under the address that names its content a drawing never changes; under one that somebody has invented it may.
      ...Object.entries(sampleVersions).map(([name, version]) => ({
        source: `${addresses.samples.path}/${name}.svg`,
        has: [{ type: 'query' as const, key: 'v', value: version }],
        headers: [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }],
      })),
      { source: addresses.icon.path, headers: kept },
      { source: addresses.favicon.path, headers: kept },
      { source: addresses.appleIcon.path, headers: kept },
      { source: `${addresses.icons.path}/:file*`, headers: kept },
      // The one document of the studio, at addresses without end: the edge would keep it once for each.
      { source: `${addresses.studio.path}/:place+`, headers: [{ key: 'Cache-Control', value: 'private, no-cache' }] },
      // An ordinary page answers 200; the edge turns it into the status that it stands for.
      ...inLanguages(addresses.notFound, [{ key: 'X-Edge-Status', value: '404' }]),
      ...inLanguages(addresses.preview, privateHeaders),
      ...printInLanguages(addresses.opened).map((source) => ({ source: `${source}/:path*`, headers: privateHeaders })),
    ];
  },
};

function inLanguages(address: Address, headers: { key: string; value: string }[]) {
  return printInLanguages(address).map((source) => ({ source, headers }));
}

export default withNextIntl(config);
