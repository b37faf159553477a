export type VideoProvider = 'youtube' | 'bilibili' | 'vimeo';

/** A video on a platform whose player the site may frame. */
export interface VideoSource {
  readonly provider: VideoProvider;
  /** The display name of the platform. */
  readonly platform: string;
  /** The player, with autoplay, because it is loaded only when a visitor presses play. */
  readonly embedUrl: string;
  /** The video's own page, for a link. */
  readonly watchUrl: string;
}

/**
 * Parses the address of a video on YouTube, Bilibili or Vimeo in any of the forms that people copy: pages, short links and
 * player addresses, with or without a start time. Null for everything else, including `b23.tv` short links, which cannot be
 * resolved without a request.
 */
export function parseVideoSource(address: string): VideoSource | null {
  const text = address.trim();
  const absolute = /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text.replace(/^\/\//, '')}`;
  if (!URL.canParse(absolute)) return null;
  const url = new URL(absolute);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return null;
  const host = url.hostname.replace(/^(?:www|m|music)\./, '');
  const steps = url.pathname.split('/').filter(Boolean);
  return parsers.get(host)?.(url, steps) ?? null;
}

type Parser = (url: URL, steps: readonly string[]) => VideoSource | null;

const parsers: ReadonlyMap<string, Parser> = new Map<string, Parser>([
  ['youtube.com', parseYoutube],
  ['youtube-nocookie.com', parseYoutube],
  ['youtu.be', (url, [id]) => youtube(id, startOf(url))],
  ['bilibili.com', (url, [kind, id]) => (kind === 'video' ? bilibili(id, url) : null)],
  [
    'player.bilibili.com',
    (url) => bilibili(url.searchParams.get('bvid') ?? prefixed('av', url.searchParams.get('aid')), url),
  ],
  ['vimeo.com', parseVimeo],
  [
    'player.vimeo.com',
    (url, [kind, id]) => (kind === 'video' ? vimeo(id, url.searchParams.get('h'), startOf(url)) : null),
  ],
]);

function parseYoutube(url: URL, [kind, id]: readonly string[]): VideoSource | null {
  if (kind === 'watch') return youtube(url.searchParams.get('v'), startOf(url));
  return kind && ['embed', 'shorts', 'live', 'v'].includes(kind) ? youtube(id, startOf(url)) : null;
}

function youtube(id: string | null | undefined, start: number): VideoSource | null {
  if (!id || !/^[\w-]{11}$/.test(id)) return null;
  const from = start > 0 ? `&start=${start}` : '';
  return {
    provider: 'youtube',
    platform: 'YouTube',
    embedUrl: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0${from}`,
    watchUrl: `https://www.youtube.com/watch?v=${id}${start > 0 ? `&t=${start}s` : ''}`,
  };
}

function bilibili(id: string | null | undefined, url: URL): VideoSource | null {
  const [, bvid, aid] = /^(?:(BV[0-9A-Za-z]{10})|av(\d{1,16}))$/i.exec(id ?? '') ?? [];
  if (!bvid && !aid) return null;
  const part = wholeNumber(url.searchParams.get('p') ?? url.searchParams.get('page')) || 1;
  const start = startOf(url);
  const key = bvid ? `bvid=BV${bvid.slice(2)}` : `aid=${aid}`;
  const query = [part > 1 ? `p=${part}` : '', start > 0 ? `t=${start}` : ''].filter(Boolean).join('&');
  return {
    provider: 'bilibili',
    platform: 'Bilibili',
    embedUrl: `https://player.bilibili.com/player.html?isOutside=true&${key}&p=${part}&danmaku=0&autoplay=1${start > 0 ? `&t=${start}` : ''}`,
    watchUrl: `https://www.bilibili.com/video/${bvid ? `BV${bvid.slice(2)}` : `av${aid}`}/${query && `?${query}`}`,
  };
}

/** `/76979871`, `/76979871/8272103f6e`, `/channels/staffpicks/76979871`, `/groups/name/videos/76979871`. */
function parseVimeo(url: URL, steps: readonly string[]): VideoSource | null {
  const at = steps.findIndex((step) => /^\d+$/.test(step));
  const before = steps.slice(0, Math.max(at, 0));
  const isVideo = before.length === 0 || ['channels', 'groups', 'showcase', 'album', 'video'].includes(before[0] ?? '');
  return at >= 0 && isVideo ? vimeo(steps[at], steps[at + 1] ?? url.searchParams.get('h'), startOf(url)) : null;
}

function vimeo(id: string | null | undefined, hash: string | null | undefined, start: number): VideoSource | null {
  if (!id || !/^\d{1,12}$/.test(id)) return null;
  const key = hash && /^[0-9a-f]{6,40}$/i.test(hash) ? hash : '';
  const from = start > 0 ? `#t=${start}s` : '';
  return {
    provider: 'vimeo',
    platform: 'Vimeo',
    embedUrl: `https://player.vimeo.com/video/${id}?${key && `h=${key}&`}dnt=1&autoplay=1${from}`,
    watchUrl: `https://vimeo.com/${id}${key && `/${key}`}${from}`,
  };
}

/** Whole seconds from `?t=90`, `?t=1m30s`, `?start=90` or `#t=90s`; 0 when there is none. */
function startOf(url: URL): number {
  const value =
    url.searchParams.get('t') ?? url.searchParams.get('start') ?? new URLSearchParams(url.hash.slice(1)).get('t') ?? '';
  const [, hours, minutes, seconds] = /^(?:(\d{1,3})h)?(?:(\d{1,4})m)?(?:(\d{1,6})(?:\.\d+)?s?)?$/.exec(value) ?? [];
  return wholeNumber(hours) * 3600 + wholeNumber(minutes) * 60 + wholeNumber(seconds);
}

function wholeNumber(text: string | null | undefined): number {
  return text && /^\d{1,6}$/.test(text) ? Number(text) : 0;
}

function prefixed(prefix: string, value: string | null): string | null {
  return value && prefix + value;
}
