import type { JsonValue } from '#cms-schema/json.ts';
import { errors } from '../../errors.ts';
import type { Viewer } from '../../permission/viewer.ts';
import { MAX_BODY_BYTES, MAX_OPEN_BODY_BYTES } from './read-body.ts';
import { restErrors } from './rest-errors.ts';
import type { Endpoint, Method } from './route.ts';

/**
 * The maximum size of the request body for this endpoint. Called before anything is read: throws the endpoint's refusal
 * (401) for visitors, unless the endpoint is open to them.
 */
export function admitBody(endpoint: Endpoint, viewer: Viewer): number {
  if (viewer.user !== null) return MAX_BODY_BYTES;
  if (!endpoint.isOpen) throw (endpoint.refusal ?? errors.cannotRead)(viewer);
  return MAX_OPEN_BODY_BYTES;
}

/**
 * Refuses credentials in the query string, since logs, proxies and browser histories store addresses. Still allowed are
 * `?password=`, WordPress's own way to read a protected document, and `_wpnonce`, which is useless without the session
 * cookie. Throws `haptera_credential_in_query` 400.
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

/** Argument names, also with a prefix: `haptera_current_password`, `preview_token`, `user_pass`. */
export const CREDENTIAL =
  /^(?:[a-z]+[_-])*(?:username|user_?login|pass|password|passwd|pwd|passphrase|secret|token|api_?key|authorization|log)$/i;
