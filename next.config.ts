import type { NextConfig } from 'next';
import createNextIntlPlugin from 'next-intl/plugin';

const withNextIntl = createNextIntlPlugin('./site/i18n/request.ts');

const config: NextConfig = {
  poweredByHeader: false,
  // `npm run check` has the types; a build that checks them again only takes longer.
  typescript: { ignoreBuildErrors: true },
  // The edge compresses, once for each page.
  compress: false,
  compiler: { styledComponents: true },
  // Two libraries of the builder carry parts that never run here: sanitize-html's parser of style attributes (switched
  // off) and Puck's hash of style sheets (its mirror is switched off). Together 44 KB of the builder's download.
  turbopack: {
    resolveAlias: {
      postcss: { browser: './studio/canvas/unused-library.ts' },
      'object-hash': { browser: './studio/canvas/unused-library.ts' },
    },
  },
  // Pictures come from the media library in all sizes and formats; nothing is left for an optimizer to be asked for.
  images: { unoptimized: true },
  // While developing there is no edge to lead these to the CMS.
  async rewrites() {
    const cms = process.env.CMS_ORIGIN;
    if (process.env.NODE_ENV === 'production' || !cms) return [];
    return ['/graphql', '/wp-json/:path*', '/wp-login.php', '/wp-admin/:path*', '/uploads/:path*'].map((source) => ({
      source,
      destination: cms + source,
    }));
  },
  async headers() {
    const privateHeaders = [
      { key: 'Cache-Control', value: 'private, no-store' },
      { key: 'X-Robots-Tag', value: 'noindex, nofollow' },
    ];
    const kept = [{ key: 'Cache-Control', value: 'public, max-age=3600, s-maxage=86400' }];
    return [
      { source: '/samples/:file*', headers: kept },
      { source: '/:file(icon.svg|apple-icon.png)', headers: kept },
      // An ordinary page answers 200; the edge turns it into the status that it stands for.
      { source: '/:locale(en)?/404', headers: [{ key: 'X-Edge-Status', value: '404' }] },
      { source: '/:locale(en)?/preview', headers: privateHeaders },
    ];
  },
};

export default withNextIntl(config);
