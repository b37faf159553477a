import { addresses, listAddresses } from '#contract/addresses.ts';

/**
 * Which next pages a browser may fetch when somebody's pointer rests on their link: every document of the site, and nothing
 * that is not one. A file of its own, named by a header, so that pages need no inline script for it.
 */
export function GET(): Response {
  return new Response(JSON.stringify(rules), {
    headers: {
      'Content-Type': 'application/speculationrules+json',
      'Cache-Control': 'public, max-age=3600, s-maxage=86400',
    },
  });
}

/** The address table names all that is no document; `/404` is one like any other. */
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
