import { addresses, listPrefixes } from '#contract/addresses.ts';
import { type RunningServer, serve as serveDoor } from '#kit/http/serve.ts';
import type { WriteLine } from '#kit/line-log.ts';
import type { CmsHttp } from './http.ts';
import { restErrors } from './rest/rest-errors.ts';

/** Serves the CMS on 127.0.0.1. A request body that stalls is `haptera_body_unreadable`. */
export function serve(http: CmsHttp, port: number, publicUrl: string, log: WriteLine): Promise<RunningServer> {
  return serveDoor(http, {
    port,
    publicUrl,
    log,
    nameDoor,
    isReadWhole: (path) => path === addresses.graphql.path,
    unreadableBody: restErrors.unreadableBody,
  });
}

const doors: ReadonlySet<string> = new Set([
  addresses.health.path,
  ...listPrefixes(({ by }) => by === 'cms' || by === 'uploads'),
]);

function nameDoor(target: string): string {
  const path = target.replace(/\?.*/s, '');
  const [, first = ''] = path.split('/');
  if (`/${first}` === addresses.rest.path || /[?&]rest_route=/.test(target)) return 'rest';
  return doors.has(`/${first}`) ? first : 'other';
}
