import { createHash } from 'node:crypto';
import type { JsonObject } from '#cms-schema/json.ts';
import { CmsError } from '../../errors.ts';
import { readIfMatch } from './if-match.ts';
import type { Call } from './route.ts';

/** The ETag of things that count no revisions. */
export function digestOf(thing: object): string {
  return createHash('sha256').update(JSON.stringify(thing)).digest('base64url').slice(0, 22);
}

/**
 * `If-Match` for things that count no revisions: 412 `haptera_stale` with the present state when it was changed since.
 * The comparison stands just before the write, not within its transaction.
 */
export function requireUnchanged(call: Call, digest: string, show: () => JsonObject): void {
  const wanted = readIfMatch(call.headers);
  if (wanted === null || wanted.includes(digest)) return;
  throw new CmsError(
    'haptera_stale',
    412,
    'Somebody else changed this in the meantime. Nothing was changed: look at the newer state, or save yours over it on purpose.',
    { current: show() },
  );
}
