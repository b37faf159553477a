import { LRUCache } from 'lru-cache';
import { CmsQueryError } from '../cms.ts';
import { requireSite } from '../site.ts';
import { ListError } from './ask-lists.ts';

interface Kept {
  /** The content that it was made of. */
  readonly stamp: string;
  readonly body: string;
}

/** Characters of all documents together. */
const kept = new LRUCache<string, Kept>({
  maxSize: 32 * 1024 * 1024,
  sizeCalculation: ({ body }, key) => body.length + key.length,
});

/**
 * A document made of what is published, anew only after something was published. While the CMS is away, the last one is
 * given, and to nobody who would keep it; 503 when there is none. Null of `make`: there is no such document.
 */
export async function answerKept(type: string, key: string, make: () => Promise<string | null>): Promise<Response> {
  const { freshness } = requireSite();
  await freshness.ready;
  // Before the CMS is asked: what it answers is at least as new.
  const state = freshness.state();
  const stamp = state === null ? '' : `${state.source} ${state.version}`;
  const last = kept.get(key);
  if (last !== undefined && stamp !== '' && last.stamp === stamp) return respond(last.body, type, KEPT_BY_EDGE);
  try {
    const body = await make();
    if (body === null) return new Response(null, { status: 404, headers: { 'Cache-Control': 'no-store' } });
    kept.set(key, { stamp, body });
    return respond(body, type, KEPT_BY_EDGE);
  } catch (error) {
    if (!(error instanceof ListError || error instanceof CmsQueryError)) throw error;
    freshness.noteFailure();
    if (last !== undefined) return respond(last.body, type, 'no-cache');
    const headers = { 'Cache-Control': 'no-store', 'Retry-After': '10' };
    return Response.json({ code: error.code, message: error.message }, { status: 503, headers });
  }
}

/** The server in front gives it an ETag and drops it with every publication. */
const KEPT_BY_EDGE = 'public, max-age=300, s-maxage=86400';

function respond(body: string, type: string, cacheControl: string): Response {
  return new Response(body, {
    headers: { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': cacheControl },
  });
}
