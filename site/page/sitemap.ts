import type { MetadataRoute } from 'next';
import { listAddresses } from '../cms.ts';
import { readSiteEnv } from '../env.ts';
import { publicPath } from './page-metadata.ts';

/** Every public address, rendered anew when the set of them changes. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const { publicUrl } = readSiteEnv();
  const { publicPaths } = await listAddresses();
  return publicPaths.map(({ uri, modifiedGmt }) => ({
    url: publicUrl + encodeURI(publicPath(uri)),
    lastModified: modifiedGmt,
  }));
}
