import { limits } from '#contract/limits.ts';
import { FetchError, type FetchFault, type FetchGuard, fetchPublic } from '#kit/http/fetch-public.ts';
import { type CmsError, errors } from '../errors.ts';
import type { Viewer } from '../permission/viewer.ts';
import type { MediaUpload, PictureToFetch } from './model.ts';

export const fetchLimits = {
  /** Milliseconds for one picture, and without a byte of it. */
  total: 15_000,
  stall: 5_000,
  redirects: 3,
  /** Pictures of one user within an hour. */
  hourly: 200,
  /** Pictures of all users at once. */
  atOnce: 4,
} as const;

const HOUR = 60 * 60 * 1000;

interface PictureFetcherOptions {
  /** The current time as ISO text. */
  readonly now: () => string;
  readonly guard?: FetchGuard;
}

type FetchPicture = <Stored>(
  viewer: Viewer,
  picture: PictureToFetch,
  store: (upload: MediaUpload) => Promise<Stored>,
) => Promise<Stored>;

/** Fetches pictures from addresses that users give, one at a time for each user, and hands them on like uploads. */
export function createPictureFetcher({ now, guard }: PictureFetcherOptions): FetchPicture {
  const running = new Set<number>();
  /** By user, when the pictures of the last hour were fetched. Users are staff: there are only so many. */
  const fetched = new Map<number, readonly number[]>();

  const begin = (user: number) => {
    if (running.has(user)) throw errors.fetchRunning();
    if (running.size >= fetchLimits.atOnce) throw errors.uploadsBusy();
    const time = Date.parse(now());
    const recent = (fetched.get(user) ?? []).filter((at) => time - at < HOUR);
    const [oldest = time] = recent;
    if (recent.length >= fetchLimits.hourly) throw errors.tooManyRequests(Math.ceil((oldest + HOUR - time) / 1000));
    fetched.set(user, [...recent, time]);
    running.add(user);
  };

  return async (viewer, { address, signal, ...texts }, store) => {
    const user = viewer.user?.id ?? 0;
    begin(user);
    try {
      return await fetchPublic(
        address,
        { ...fetchLimits, bytes: limits.upload.image },
        (file) =>
          store({
            ...texts,
            ...(signal && { signal }),
            fileName: nameOf(file.address),
            fetchedFrom: file.address.hostname,
            body: tellFaults(file.body),
          }),
        { ...(guard && { guard }), ...(signal && { signal }) },
      );
    } catch (error) {
      throw toRefusal(error);
    } finally {
      running.delete(user);
    }
  };
}

async function* tellFaults(body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* body;
  } catch (error) {
    throw toRefusal(error);
  }
}

function toRefusal(error: unknown): unknown {
  return error instanceof FetchError ? refusals[error.fault]() : error;
}

const refusals: Readonly<Record<FetchFault, () => CmsError>> = {
  address: () => errors.notFetched('address'),
  unknownHost: () => errors.notFetched('unreachable'),
  notPublic: () => errors.notFetched('not_public'),
  unreachable: () => errors.notFetched('unreachable'),
  notFound: () => errors.notFetched('not_found'),
  refused: () => errors.notFetched('refused'),
  redirects: () => errors.notFetched('refused'),
  encoded: () => errors.notFetched('refused'),
  tooLarge: () => errors.uploadTooBig(limits.upload.image),
  cut: () => errors.notFetched('cut'),
  timeout: () => errors.notFetched('timeout'),
  aborted: () => errors.uploadAborted(),
};

/** The last part of its path, without an extension: what kind of picture it is, only its bytes say. */
function nameOf({ pathname, hostname }: URL): string {
  const last = pathname.split('/').at(-1) ?? '';
  const name = decode(last).replace(/\.[^.]*$/, '');
  return name.trim() === '' ? hostname.replaceAll('.', '-') : name.replaceAll('.', '-');
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
