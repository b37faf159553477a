import { addresses, listAddresses } from '#contract/addresses.ts';

/**
 * The links whose targets a browser may prefetch on hover: those to documents of the site only. This is a separate file, named
 * in a header, so that pages need no inline script for it.
 */
export function GET(): Response {
  return new Response(JSON.stringify(rules), {
    headers: {
      'Content-Type': 'application/speculationrules+json',
      'Cache-Control': 'public, max-age=3600, s-maxage=86400',
    },
  });
}

/** All addresses that are not documents, from the address table; `/404` counts as a document. */
const others = listAddresses(({ by, path }) => by !== 'inside' && path !== addresses.notFound.path).flatMap(
  ({ path, hasMore }) => [path, ...(hasMore ? [`${path}/*`] : [])],
);

const rules = {
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: others } },
          { not: { selector_matches: '[download], [target="_blank"]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
};
