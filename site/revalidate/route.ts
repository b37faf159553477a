import { revalidateTag } from 'next/cache';
import { readSiteEnv } from '../env.ts';
import { noteAnnouncement } from '../i18n/announced-paths.ts';
import { parseAnnouncement } from './announcement.ts';
import { isSignedBy } from './signature.ts';
import { warmPages } from './warm-pages.ts';

/**
 * The CMS announces what changed. The answer is 200 only once the touched pages have been rendered anew, so that an
 * announcement counts as delivered when visitors see it; 503 asks the CMS to come again.
 */
export async function POST(request: Request): Promise<Response> {
  const body = await request.text();
  const { secret, siteOrigin } = readSiteEnv();
  if (!isSignedBy(request.headers.get('x-haptera-signature'), body, secret)) {
    return Response.json(
      { code: 'bad_signature', message: 'The signature is missing, wrong or too old.' },
      { status: 401 },
    );
  }
  const announcement = parseAnnouncement(body);
  if (!announcement) {
    return Response.json(
      { code: 'bad_announcement', message: 'Send { tags: string[], paths: string[] }.' },
      { status: 400 },
    );
  }
  noteAnnouncement();
  // "max" keeps answering with the old page until the new one stands; expiring at once would answer 500 while the CMS is down.
  for (const tag of announcement.tags) revalidateTag(tag, 'max');
  const stale = await warmPages(siteOrigin, announcement.paths);
  const status = stale.length === 0 ? 200 : 503;
  return Response.json({ stale }, { status, headers: { 'X-Edge-Purge': 'all', 'Cache-Control': 'no-store' } });
}
