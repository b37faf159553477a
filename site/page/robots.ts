import type { MetadataRoute } from 'next';
import { type Address, addresses, listAddresses, printInLanguages } from '#contract/addresses.ts';
import { readSiteEnv } from '../env.ts';

export default function robots(): MetadataRoute.Robots {
  return {
    rules: {
      userAgent: '*',
      disallow: listAddresses(({ isHidden }) => isHidden === true).flatMap(printRules),
    },
    sitemap: `${readSiteEnv().publicUrl}${addresses.sitemap.path}`,
  };
}

/** Rules match prefixes: these match the address and everything below it, but not a page such as `/preview-2`. */
function printRules(address: Address): string[] {
  return printInLanguages(address).flatMap((path) => [
    `${path}$`,
    `${path}?`,
    ...(address.hasMore ? [`${path}/`] : []),
  ]);
}
