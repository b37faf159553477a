import { splitLocale } from '#cms-schema/locale.ts';
import { addresses } from '#contract/addresses.ts';
import type { Cms } from '../create-cms.ts';
import { createUrls } from './rest/urls.ts';

/** The largest id in WordPress. */
const MAX_ID = 2_147_483_647;

/**
 * WordPress's address of a document by id, `/?page_id=5` or `/?p=5`: redirects to its public address, or, if it is not
 * public for whatever reason, to the site's page for unknown addresses. Null for all other requests. Must not be
 * cached: pages move, and drafts get published.
 */
export async function redirectById(cms: Cms, request: Request): Promise<Response | null> {
  if (request.method !== 'GET' && request.method !== 'HEAD') return null;
  const { pathname, searchParams } = new URL(request.url);
  const { locale, path } = splitLocale(pathname);
  const asked = searchParams.get('page_id') ?? searchParams.get('p');
  if (asked === null || !/^\/(?:index\.php)?$/.test(path)) return null;
  const id = /^\d{1,10}$/.test(asked) ? Number(asked) : 0;
  const found = id > 0 && id <= MAX_ID ? await cms.published.getPublishedById(id) : null;
  const urls = createUrls(cms.publicUrl);
  return found ? lead(301, urls.page(found.path, found.locale)) : lead(307, urls.page(addresses.notFound.path, locale));
}

function lead(status: 301 | 307, location: string): Response {
  return new Response(null, { status, headers: { Location: location, 'Cache-Control': 'no-cache' } });
}
