import { createHash } from 'node:crypto';
import type { JsonObject } from '#cms-schema/json.ts';
import { CmsError } from '../../errors.ts';
import { readIfMatch } from './if-match.ts';
import type { Call } from './route.ts';

/** The ETag of items without a revision counter. */
export function digestOf(thing: object): string {
  return createHash('sha256').update(JSON.stringify(thing)).digest('base64url').slice(0, 22);
}

/**
 * `If-Match` for items without a revision counter: 412 `haptera_stale` with the current state if it has changed. The
 * comparison happens just before the write, not within its transaction.
 */
export function requireUnchanged(call: Call, digest: string, show: () => JsonObject): void {
  const wanted = readIfMatch(call.headers);
  if (wanted === null || wanted.includes(digest)) return;
  throw new CmsError(
    'haptera_stale',
    412,
    'Someone else has changed this in the meantime. Nothing was changed: load the newer version, or choose to overwrite it with yours.',
    { current: show() },
  );
}
