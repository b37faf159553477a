import { LRUCache } from 'lru-cache';
import { CmsQueryError } from '../cms.ts';
import { requireSite } from '../site.ts';
import { ListError } from './ask-lists.ts';

interface Kept {
  /** The content state that it was generated from. */
  readonly stamp: string;
  readonly body: string;
}

/** Limited by the total number of characters. */
const kept = new LRUCache<string, Kept>({
  maxSize: 32 * 1024 * 1024,
  sizeCalculation: ({ body }, key) => body.length + key.length,
});

/**
 * Responds with a document generated from published content, and regenerates it only after a publication. During a CMS
 * outage it serves the last one as not cacheable, or 503 if there is none. `make` returns null for a document that does not
 * exist.
 */
export async function answerKept(type: string, key: string, make: () => Promise<string | null>): Promise<Response> {
  const { freshness } = requireSite();
  await freshness.ready;
  // Read before the request, so that the response is at least as new.
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

/** The edge server adds an ETag, and purges its copy with every publication. */
const KEPT_BY_EDGE = 'public, max-age=300, s-maxage=86400';

function respond(body: string, type: string, cacheControl: string): Response {
  return new Response(body, {
    headers: { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': cacheControl },
  });
}
