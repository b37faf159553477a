import path from 'node:path';
import { CmsQueryError, getPage } from '../cms.ts';
import { readSiteEnv } from '../env.ts';
import { requireSite } from '../site.ts';
import { drawSharePicture } from './draw-share-picture.ts';
import { openFaces } from './faces.ts';
import { createQueue } from './one-at-a-time.ts';
import { openPictureFiles, type PictureFiles } from './picture-files.ts';
import { readShareAddress, type SharePlace, shareKey, shareWordsOf } from './share-address.ts';

/**
 * The picture for sharing a page, drawn on its first request. Only published pages have one, only under its current name, or
 * under an older one while that file exists: made-up addresses cause no drawing.
 */
export async function GET(
  request: Request,
  { params }: { readonly params: Promise<{ steps: string[] }> },
): Promise<Response> {
  const place = readShareAddress((await params).steps.map(decode));
  if (place === null || new URL(request.url).search !== '') return refuse(404);
  const { freshness } = requireSite();
  await freshness.ready;
  const book = freshness.addresses();
  const isPublic = book?.find(place.locale, place.path) === place.path && !book.isGate(place.locale, place.path);
  // A picture drawn before its page was restricted would reveal the page's title.
  if (!isPublic) return refuse(404);
  const kept = await files().read(place.key);
  if (kept !== null) return respond(kept);
  try {
    const drawn = await draw(place);
    return drawn === null ? refuse(404) : drawn === 'busy' ? refuse(503) : respond(drawn);
  } catch (error) {
    if (!(error instanceof CmsQueryError)) throw error;
    return refuse(503);
  }
}

async function draw(place: SharePlace): Promise<Buffer | null | 'busy'> {
  const page = await getPage(place.locale, place.path);
  if (page === null) return null;
  const words = shareWordsOf(page, place.locale);
  if (shareKey(words) !== place.key) return null;
  const drawn = await inTurn(async () => {
    // Another request may have drawn it while this one was queued.
    const kept = await files().read(place.key);
    if (kept !== null) return kept;
    const picture = await drawSharePicture(words, await openFaces(place.locale));
    await files().keep(place.key, picture);
    return picture;
  });
  return drawn ?? 'busy';
}

const inTurn = createQueue(30);
let folder: PictureFiles | null = null;

function files(): PictureFiles {
  folder ??= openPictureFiles(path.resolve(readSiteEnv().dataDirectory, 'share-pictures'));
  return folder;
}

/** Malformed encodings are left as they are. */
function decode(step: string): string {
  try {
    return decodeURIComponent(step);
  } catch {
    return step;
  }
}

function respond(picture: Buffer): Response {
  return new Response(new Uint8Array(picture), {
    headers: {
      'Content-Type': 'image/png',
      'Cache-Control': 'public, max-age=86400, s-maxage=86400',
      // Made to be embedded by other sites.
      'Cross-Origin-Resource-Policy': 'cross-origin',
    },
  });
}

function refuse(status: 404 | 503): Response {
  const headers = { 'Cache-Control': 'no-store', ...(status === 503 && { 'Retry-After': '5' }) };
  return new Response(null, { status, headers });
}
