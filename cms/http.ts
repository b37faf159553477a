import type { Cms } from './create-cms.ts';
import { createGraphqlHttp } from './graphql/http.ts';
import { answerContentState, contentStatePath } from './publishing/content-state.ts';
import { answerHealth } from './rest/health.ts';
import { createRestDoor } from './rest/rest-door.ts';
import { answerSignInPage, signInPaths } from './rest/sign-in-page.ts';

export interface HttpOptions {
  /** Addresses of visitors and faults of the program; never a body, a password or a token. */
  readonly log?: (line: string) => void;
  /** Without introspection. */
  readonly isProduction?: boolean;
}

/** `address`: the visitor's, as the process in front tells it. */
export type CmsHttp = (request: Request, address?: string | null) => Promise<Response>;

/**
 * The door of the CMS: REST at `/wp-json` and `/?rest_route=`, GraphQL at `/graphql`, files at `/uploads`, sign-in at
 * `/wp-login.php`, health at `/healthz`, what the site asks about freshness at `/content-state`. Everything else is 404.
 */
export function createHttp(cms: Cms, { log = () => undefined, isProduction = true }: HttpOptions = {}): CmsHttp {
  const rest = createRestDoor(cms, log);
  const graphql = createGraphqlHttp(cms, { production: isProduction, log });
  return async (request, address = null) => {
    const url = new URL(request.url);
    const path = url.pathname.replace(/\/{2,}/g, '/');
    if (path === '/healthz') return answerHealth(cms);
    if (path === contentStatePath || path.startsWith(`${contentStatePath}/`)) return answerContentState(cms, path);
    if (path === '/graphql') return graphql(request);
    if (path.startsWith('/uploads/')) return cms.serveUpload(request);
    if (path === '/wp-json' || path.startsWith('/wp-json/')) {
      return rest.answer(request, path.slice('/wp-json'.length), address);
    }
    const route = path === '/' || path === '/index.php' ? url.searchParams.get('rest_route') : null;
    if (route !== null) return rest.answer(request, route, address);
    if (signInPaths.has(path)) return answerSignInPage(cms, request, path, { address, log });
    return new Response('Not found', { status: 404, headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
  };
}
