import type { MetadataRoute } from 'next';
import { readSiteEnv } from '../env.ts';

export default function robots(): MetadataRoute.Robots {
  return {
    rules: {
      userAgent: '*',
      disallow: ['/api/', '/graphql', '/preview', '/en/preview', '/studio', '/wp-json/', '/wp-admin/'],
    },
    sitemap: `${readSiteEnv().publicUrl}/sitemap.xml`,
  };
}
