import type { EdgeConfig, EdgeRoute } from './edge-config.ts';
import { isUnder, type RequestTarget } from './request-target.ts';

export interface ChosenRoute {
  route: EdgeRoute;
  /** The path that the CMS resolves the request to: `/wp-json/a` for `/?rest_route=/a`. */
  path: string;
}

export type ChooseRoute = (target: RequestTarget) => ChosenRoute;

/** Throws when the configuration lacks a catch-all route. */
export function createRouting({ routes, wordPress }: Pick<EdgeConfig, 'routes' | 'wordPress'>): ChooseRoute {
  const fallback = routes.at(-1);
  if (fallback === undefined || fallback.prefixes.length > 0) {
    throw new Error('The last route of the edge must have no prefixes: it is the catch-all.');
  }
  const cms = routes.find(({ name }) => name === wordPress.route);
  if (cms === undefined) throw new Error(`The edge has no route "${wordPress.route}" for WordPress's addresses.`);

  return ({ path, query }) => {
    if (isWordPressAddress(path, query, wordPress.homes)) {
      const route = new URLSearchParams(query).get('rest_route');
      return { route: cms, path: route === null ? path : wordPress.restPath + route.replace(/^\/+/, '') };
    }
    const route = routes.find(({ prefixes }) => prefixes.some((prefix) => isUnder(path, prefix)));
    return { route: route ?? fallback, path };
  };
}

/**
 * Whether this is a home page's address with a parameter that makes WordPress serve something else: REST, a page or post
 * by id, a feed, search results, or the list of a category, tag or author.
 */
export function isWordPressAddress(path: string, query: string, homes: readonly string[]): boolean {
  if (query === '' || !homes.includes(path)) return false;
  const sent = new URLSearchParams(query);
  return WORDPRESS_PARAMETERS.some((name) => sent.has(name));
}

const WORDPRESS_PARAMETERS = ['rest_route', 'page_id', 'p', 'feed', 's', 'cat', 'tag', 'author'];
