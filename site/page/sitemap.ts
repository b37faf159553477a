import type { MetadataRoute } from 'next';
import { readSiteEnv } from '../env.ts';
import { requireSite } from '../site.ts';

/** Every public address, as last heard from the CMS. Throws before the CMS was reached: no map is better than an empty one. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const { freshness } = requireSite();
  await freshness.ready;
  const book = freshness.addresses();
  if (book === null) throw new Error('The site map cannot be made before the CMS has answered once.');
  const { publicUrl } = readSiteEnv();
  return book.addresses.map(({ address, modified }) => ({
    url: publicUrl + encodeURI(address),
    lastModified: modified,
  }));
}
