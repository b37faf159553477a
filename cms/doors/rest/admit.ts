import type { JsonValue } from '#cms-schema/json.ts';
import { errors } from '../../errors.ts';
import type { Viewer } from '../../permission/viewer.ts';
import { MAX_BODY_BYTES, MAX_OPEN_BODY_BYTES } from './read-body.ts';
import { restErrors } from './rest-errors.ts';
import type { Endpoint, Method } from './route.ts';

/**
 * The bytes that may come as the body of a request to this endpoint. Nothing was read yet: throws the endpoint's refusal
 * (401) for whoever is not signed in, unless it is open to them.
 */
export function admitBody(endpoint: Endpoint, viewer: Viewer): number {
  if (viewer.user !== null) return MAX_BODY_BYTES;
  if (!endpoint.isOpen) throw (endpoint.refusal ?? errors.cannotRead)(viewer);
  return MAX_OPEN_BODY_BYTES;
}

/**
 * Refuses what opens a door when it stands in the query: addresses are kept by logs, proxies and histories. Reading a
 * protected document by `?password=` is WordPress's own way and stays, and so does `_wpnonce`, which is worth nothing
 * without the session's cookie. Throws `haptera_credential_in_query` 400.
 */
export function refuseCredentials(
  query: ReadonlyMap<string, JsonValue>,
  method: Method | 'OPTIONS',
  endpoint: Endpoint | null,
): void {
  for (const name of query.keys()) {
    if (!CREDENTIAL.test(name)) continue;
    const isForReading = method === 'GET' && Object.hasOwn(endpoint?.args ?? {}, name);
    if (!isForReading) throw restErrors.credentialInQuery(name);
  }
}

/** Names of arguments, also with a word in front: `haptera_current_password`, `preview_token`, `user_pass`. */
export const CREDENTIAL =
  /^(?:[a-z]+[_-])*(?:username|user_?login|pass|password|passwd|pwd|passphrase|secret|token|api_?key|authorization|log)$/i;
