import { parseAnnouncement } from '#contract/announcement.ts';
import { isSignedBy, signatureHeader, webhookKey } from '#contract/webhook.ts';
import { readText } from '#kit/http/read-text.ts';
import { readSiteEnv } from '../env.ts';
import { requireSite } from '../site.ts';

/** Enough for the paths of a hundred thousand pages. Visitors can send something here too. */
const MAX_BYTES = 16 * 1024 * 1024;

/**
 * Receives the CMS's announcements of changes. Once this responds with 200, no visitor sees an older page: changed pages are
 * rendered again for their first visitor, or ahead of one. 503 asks the CMS to retry.
 */
export async function POST(request: Request): Promise<Response> {
  const body = await readText(request, MAX_BYTES);
  if (body === null) return refuse(413, 'too_large', `An announcement has at most ${MAX_BYTES} bytes.`);
  if (!isSignedBy(request.headers.get(signatureHeader), body, webhookKey(readSiteEnv().secret))) {
    return refuse(401, 'bad_signature', 'The signature is missing, wrong or expired.');
  }
  const announcement = parseAnnouncement(body);
  if (!announcement) {
    return refuse(
      400,
      'bad_announcement',
      'Send { source: string, version: number, tags: string[], paths: string[] }.',
    );
  }
  const { freshness, pages, renewal } = requireSite();
  if (!(await freshness.announce(announcement))) {
    return refuse(503, 'cms_unreachable', 'The CMS did not return its list of pages. Announce it again.');
  }
  const published = new Set(freshness.addresses()?.addresses.map(({ address }) => address));
  const changed = announcement.paths.filter((path) => published.has(path));
  renewal.add([...changed, ...pages.listOutdated()]);
  const answer = { version: announcement.version, renewing: renewal.waiting };
  return Response.json(answer, { headers: { 'X-Edge-Purge': 'all', 'Cache-Control': 'no-store' } });
}

function refuse(status: number, code: string, message: string): Response {
  return Response.json({ code, message }, { status, headers: { 'Cache-Control': 'no-store' } });
}
