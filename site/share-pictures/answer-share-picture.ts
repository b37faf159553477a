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
 * The picture that a page is shared with, drawn when it is first asked for. Only pages that are published have one, only
 * under the name that they give it, and an older name only while its picture is there: whoever invents addresses has nothing drawn.
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
  // A picture that was drawn before its page went behind a gate says what that page is called.
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
    // Whoever waited may find that it was drawn for somebody before.
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

/** A sign that begins no encoding stands for itself. */
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
      // Made to be shown by others.
      'Cross-Origin-Resource-Policy': 'cross-origin',
    },
  });
}

function refuse(status: 404 | 503): Response {
  const headers = { 'Cache-Control': 'no-store', ...(status === 503 && { 'Retry-After': '5' }) };
  return new Response(null, { status, headers });
}
