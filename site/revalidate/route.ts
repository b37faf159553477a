import { parseAnnouncement } from '#contract/announcement.ts';
import { isSignedBy, signatureHeader, webhookKey } from '#contract/webhook.ts';
import { readSiteEnv } from '../env.ts';
import { requireSite } from '../site.ts';

/**
 * The CMS announces what changed. Once this has answered 200, nobody sees an older page: what changed is rendered anew for
 * its first visitor, or before one comes. 503 asks the CMS to come again.
 */
export async function POST(request: Request): Promise<Response> {
  const body = await request.text();
  if (!isSignedBy(request.headers.get(signatureHeader), body, webhookKey(readSiteEnv().secret))) {
    return refuse(401, 'bad_signature', 'The signature is missing, wrong or too old.');
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
    return refuse(503, 'cms_unreachable', 'The CMS did not say which pages there are now. Announce it again.');
  }
  // Whoever comes from now on must not share a rendering that began before.
  await pages.settle();
  const published = new Set(freshness.addresses()?.addresses.map(({ address }) => address));
  const changed = announcement.paths.filter((path) => published.has(path));
  renewal.add([...changed, ...pages.listOutdated()]);
  const answer = { version: announcement.version, renewing: renewal.waiting };
  return Response.json(answer, { headers: { 'X-Edge-Purge': 'all', 'Cache-Control': 'no-store' } });
}

function refuse(status: number, code: string, message: string): Response {
  return Response.json({ code, message }, { status, headers: { 'Cache-Control': 'no-store' } });
}
