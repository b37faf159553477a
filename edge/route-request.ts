import type { EdgeConfig, EdgeRoute } from './edge-config.ts';
import { isUnder, type RequestTarget } from './request-target.ts';

export interface ChosenRoute {
  route: EdgeRoute;
  /** Where the request leads, in the words of the CMS: `/?rest_route=/a` leads where `/wp-json/a` does. */
  path: string;
}

export type ChooseRoute = (target: RequestTarget) => ChosenRoute;

/** Throws when the configuration has no route for everything. */
export function createRouting({ routes, wordPress }: Pick<EdgeConfig, 'routes' | 'wordPress'>): ChooseRoute {
  const fallback = routes.at(-1);
  if (fallback === undefined || fallback.prefixes.length > 0) {
    throw new Error('The last route of the edge must have no prefixes: it takes everything that no other takes.');
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

/** A home page's address with a parameter by which WordPress names something else: REST, a page or a post by its number. */
export function isWordPressAddress(path: string, query: string, homes: readonly string[]): boolean {
  if (query === '' || !homes.includes(path)) return false;
  const sent = new URLSearchParams(query);
  return WORDPRESS_PARAMETERS.some((name) => sent.has(name));
}

const WORDPRESS_PARAMETERS = ['rest_route', 'page_id', 'p'];
