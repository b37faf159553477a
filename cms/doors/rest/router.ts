import type { Endpoint, Method, Route } from './route.ts';

export interface Match {
  readonly route: Route;
  /** Null if the route does not have this method. */
  readonly endpoint: Endpoint | null;
  readonly pathParams: Readonly<Record<string, string>>;
}

export interface Router {
  readonly routes: readonly Route[];
  /** Null if no route has this path. */
  match(path: string, method: Method | 'OPTIONS'): Match | null;
}

export function createRouter(routes: readonly Route[]): Router {
  const compiled = routes.map((route) => ({
    route,
    expression: new RegExp(`^${route.pattern.replaceAll('(?P<', '(?<')}$`, 'i'),
  }));
  return {
    routes,
    match: (path, method) => {
      for (const { route, expression } of compiled) {
        const found = expression.exec(path);
        if (!found) continue;
        const endpoint = route.endpoints.find(({ methods }) => methods.some((known) => known === method)) ?? null;
        return { route, endpoint, pathParams: found.groups ?? {} };
      }
      return null;
    },
  };
}

/** As WordPress does, tolerates doubled and trailing slashes. */
export function normalizePath(path: string): string {
  const single = `/${path}`.replace(/\/{2,}/g, '/');
  return single.length > 1 ? single.replace(/\/$/, '') : single;
}
