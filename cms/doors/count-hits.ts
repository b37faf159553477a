import { isJsonObject, type JsonValue } from '#cms-schema/json.ts';
import type { RedirectHits } from '#contract/redirects.ts';
import { isSignedBy, signatureHeader } from '#contract/webhook.ts';
import { readText } from '#kit/http/read-text.ts';
import type { Cms } from '../create-cms.ts';

/** The most redirects in one message; a site has a few hundred. */
const MOST = 50_000;

/** A hundred for each. */
export const MAX_HITS_BYTES = 100 * MOST;

/** `POST { hits: [{ id, count, at }] }`, signed like webhooks: the redirected visitors that the site has counted. */
export async function answerRedirectHits(cms: Cms, request: Request): Promise<Response> {
  if (request.method !== 'POST') return respond(405, 'method_not_allowed');
  const body = await readText(request, MAX_HITS_BYTES);
  if (body === null) return respond(413, 'too_large');
  if (!isSignedBy(request.headers.get(signatureHeader), body, cms.webhookKey)) return respond(401, 'bad_signature');
  const hits = readHits(body);
  if (hits === null) return respond(400, 'bad_hits');
  if (!cms.isReady()) return respond(503, 'unavailable');
  await cms.redirects.countRedirectHits(hits);
  return respond(200, 'counted');
}

function readHits(body: string): RedirectHits[] | null {
  const input = parse(body);
  const list = isJsonObject(input) ? input.hits : null;
  if (!Array.isArray(list) || list.length > MOST) return null;
  const read = list.flatMap((item: JsonValue): RedirectHits[] => {
    if (!isJsonObject(item)) return [];
    const { id, count, at } = item;
    const isWhole = isCount(id) && isCount(count) && typeof at === 'string' && !Number.isNaN(Date.parse(at));
    return isWhole ? [{ id, count, at }] : [];
  });
  return read.length === list.length ? read : null;
}

function isCount(value: JsonValue | undefined): value is number {
  return Number.isSafeInteger(value) && typeof value === 'number' && value > 0;
}

function parse(body: string): JsonValue {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}

function respond(status: number, code: string): Response {
  return Response.json({ code }, { status, headers: { 'Cache-Control': 'no-store' } });
}
