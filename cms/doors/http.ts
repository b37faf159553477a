import { addresses } from '#contract/addresses.ts';
import { openedFiles, staffFiles } from '#contract/downloads.ts';
import type { WriteLine } from '#kit/line-log.ts';
import type { Cms } from '../create-cms.ts';
import { answerContentState } from './content-state.ts';
import { answerRedirectHits } from './count-hits.ts';
import { createGraphqlHttp } from './graphql/http.ts';
import { answerHealth, answerReadiness } from './health.ts';
import { answerPublicLists } from './public-lists.ts';
import { redirectByQuery } from './redirect-by-query.ts';
import { createRestDoor } from './rest/rest-door.ts';
import { answerSignInPage, signInPaths } from './rest/sign-in-page.ts';
import { createTraffic, type Traffic } from './traffic/traffic.ts';

export interface HttpOptions {
  /** Receives visitors' addresses and server faults; never a body, a password or a token. */
  readonly log?: WriteLine;
  /** Disables introspection. */
  readonly isProduction?: boolean;
  /** Rate limits; default `usualLimits`. */
  readonly traffic?: Traffic;
}

/**
 * `address`: the visitor's address as reported by the proxy; null for our own processes, which are not rate-limited.
 */
export type CmsHttp = (request: Request, address?: string | null) => Promise<Response>;

/**
 * The HTTP door of the CMS: REST at `/wp-json` and `/?rest_route=`, GraphQL at `/graphql`, files at `/uploads` and
 * `/downloads`, sign-in at `/wp-login.php`, health at `/healthz` and `/readyz`. For the site: content versions at
 * `/content-state`, sitemaps and feeds at `/public-lists`, counted redirects at `/redirect-hits`. `/?page_id=5`
 * and the like redirect to their successors. Everything else is 404.
 */
export function createHttp(cms: Cms, options: HttpOptions = {}): CmsHttp {
  const { log = () => undefined, isProduction = true, traffic = createTraffic() } = options;
  const rest = createRestDoor(cms, log);
  const graphql = createGraphqlHttp(cms, { production: isProduction, log });
  return async (request, address = null) => {
    const url = new URL(request.url);
    const path = url.pathname.replace(/\/{2,}/g, '/');
    if (path === addresses.health.path) return answerHealth(cms);
    if (path === addresses.contentState.path || path.startsWith(`${addresses.contentState.path}/`))
      return answerContentState(cms, path);
    if (path === addresses.redirectHits.path) return answerRedirectHits(cms, request);
    if (path.startsWith(`${addresses.publicLists.path}/`)) return answerPublicLists(cms, path);
    if (path === addresses.readiness.path) return answerReadiness(cms);
    if (path === addresses.graphql.path) return graphql(request, traffic.shareOf({ userId: null, address }));
    if (path.startsWith(`${addresses.uploads.path}/`)) return cms.serveUpload(request);
    if (path.startsWith(`${openedFiles}/`) || path.startsWith(`${staffFiles}/`)) return cms.servePrivateFile(request);
    if (path.startsWith(`${addresses.downloads.path}/`)) return cms.serveDownload(request);
    if (path === addresses.rest.path || path.startsWith(`${addresses.rest.path}/`)) {
      return rest.answer(request, path.slice(addresses.rest.path.length), address, traffic);
    }
    const route = path === '/' || path === addresses.wordPressIndex.path ? url.searchParams.get('rest_route') : null;
    if (route !== null) return rest.answer(request, route, address, traffic);
    if (signInPaths.has(path)) return answerSignInPage(cms, request, path, { address, log });
    const redirected = await redirectByQuery(cms, request);
    if (redirected) return redirected;
    return new Response('Not found', { status: 404, headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
  };
}
