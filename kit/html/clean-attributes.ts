import type { FrameHost } from './frame-host.ts';
import type { HtmlProfile } from './html-profiles.ts';
import { cleanUrl, isExternalUrl, type UrlRules } from './safe-url.ts';

type Attributes = Readonly<Record<string, string>>;
/** Returns the cleaned value, or null when the attribute must be removed. */
type CleanValue = (value: string, frameHosts: readonly FrameHost[]) => string | null;
type Rules = Readonly<Record<string, CleanValue>>;

/**
 * The attributes of an element that the profile allows, cleaned and always in the same order, plus the required ones:
 * `rel` on external links, an empty `alt`, a player's sandbox and controls.
 */
export function cleanAttributes(
  tag: string,
  attributes: Attributes,
  profile: HtmlProfile,
  frameHosts: readonly FrameHost[],
): Record<string, string> {
  if (Object.keys(attributes).length === 0 && !Object.hasOwn(REQUIRED, tag)) return {};
  const rules = { ...globalRules[profile], ...ownRules[profile][tag] };
  const result: Record<string, string> = {};
  for (const [name, clean] of Object.entries(rules)) {
    const value = Object.hasOwn(attributes, name) ? clean(attributes[name] ?? '', frameHosts) : null;
    if (value !== null) result[name] = value;
  }
  return { ...result, ...requiredAttributes(tag, result, attributes) };
}

/** Every attribute that `cleanAttributes` may return for a tag, by tag; `*` has those of every tag. */
export function listAttributes(profile: HtmlProfile): Record<string, string[]> {
  const tags = Object.entries(ownRules[profile]).map(([tag, rules]): [string, string[]] => [tag, Object.keys(rules)]);
  const listed = Object.fromEntries([...tags, ['*', Object.keys(globalRules[profile])]]);
  for (const [tag, names] of Object.entries(REQUIRED)) if (listed[tag]) listed[tag] = [...listed[tag], ...names];
  return listed;
}

const LINK: UrlRules = { protocols: ['https:', 'http:', 'mailto:', 'tel:'] };
const MEDIA: UrlRules = { protocols: ['https:', 'http:'] };
const FOREIGN_MEDIA: UrlRules = { ...MEDIA, upgradesSchemeless: true };

const text = (value: string) => (value.trim() === '' ? null : value);
const flag: CleanValue = () => '';
const link = (value: string) => cleanUrl(value, LINK);
const media = (value: string) => cleanUrl(value, MEDIA);
const foreignMedia = (value: string) => cleanUrl(value, FOREIGN_MEDIA);
const pixels: CleanValue = matching(/^\d{1,5}$/);
const span: CleanValue = matching(/^[1-9]\d{0,2}$/);
const integer: CleanValue = matching(/^-?\d{1,6}$/);
const language: CleanValue = matching(/^[a-z]{2,8}(-[a-z\d]{1,8}){0,3}$/i);
/** An id for links within a text, with a prefix that no page and no script uses for its own ids. */
const ownPlace: CleanValue = matching(/^to-[\p{L}\p{N}_.:-]{1,80}$/u);
const moment: CleanValue = matching(/^[\dTPWDHMSYZ:.,+ -]{1,40}$/i);

const linkRules: Rules = { href: link, target: oneOf('_blank') };
const titledLinkRules: Rules = { ...linkRules, title: text, hreflang: language };
const cellRules: Rules = { colspan: span, rowspan: span };
const changeRules: Rules = { cite: link, datetime: moment };
const playerRules: Rules = { loop: flag, muted: flag, preload: oneOf('none', 'metadata') };

const flowRules: Readonly<Record<string, Rules>> = {
  a: titledLinkRules,
  abbr: { title: text },
  blockquote: { cite: link },
  del: changeRules,
  details: { open: flag },
  img: { src: media, width: pixels, height: pixels },
  ins: changeRules,
  li: { value: integer },
  ol: { start: integer, reversed: flag, type: oneOf('1', 'a', 'A', 'i', 'I') },
  td: cellRules,
  th: { ...cellRules, scope: oneOf('col', 'row', 'colgroup', 'rowgroup') },
};

const ownRules: Readonly<Record<HtmlProfile, Readonly<Record<string, Rules>>>> = {
  inline: { a: linkRules },
  flow: flowRules,
  document: {
    ...flowRules,
    audio: { src: foreignMedia, ...playerRules },
    bdo: { dir: oneOf('ltr', 'rtl') },
    dfn: { title: text },
    iframe: { src: cleanFrame, width: pixels, height: pixels },
    img: { src: cleanPicture, srcset: cleanSrcset, sizes: text, width: pixels, height: pixels },
    q: { cite: link },
    source: { src: foreignMedia, type: matching(/^(video|audio)\/[\w.+-]{1,40}$/) },
    time: { datetime: moment },
    track: {
      src: foreignMedia,
      kind: oneOf('captions', 'chapters', 'descriptions', 'subtitles'),
      srclang: language,
      label: text,
      default: flag,
    },
    video: {
      src: foreignMedia,
      poster: foreignMedia,
      width: pixels,
      height: pixels,
      playsinline: flag,
      ...playerRules,
    },
  },
};

const globalRules: Readonly<Record<HtmlProfile, Rules>> = {
  inline: {},
  flow: { lang: language, dir: oneOf('ltr', 'rtl', 'auto') },
  document: { lang: language, dir: oneOf('ltr', 'rtl', 'auto'), id: ownPlace, class: cleanClass, style: cleanStyle },
};

const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  a: ['rel'],
  audio: ['controls'],
  iframe: ['title', 'loading', 'sandbox', 'allow', 'referrerpolicy'],
  img: ['alt'],
  video: ['controls'],
};

function requiredAttributes(tag: string, cleaned: Attributes, original: Attributes): Attributes {
  switch (tag) {
    case 'a':
      return linkRelation(cleaned, original.rel ?? '');
    case 'audio':
    case 'video':
      return { controls: '' };
    case 'iframe':
      return cleaned.src ? frameLimits(cleaned.src, text(original.title ?? '')) : {};
    case 'img':
      return { alt: original.alt ?? '' };
    default:
      return {};
  }
}

/** External links pass no referrer and no opener; an editor's hints to search engines are kept. */
function linkRelation({ href, target }: Attributes, relation: string): Attributes {
  const leaves = href !== undefined && (isExternalUrl(href) || target === '_blank');
  const kept = ['nofollow', 'sponsored', 'ugc'].filter((word) => relation.toLowerCase().split(/\s+/).includes(word));
  const rel = [...(leaves ? ['noopener', 'noreferrer'] : []), ...kept].join(' ');
  return href !== undefined && rel !== '' ? { rel } : {};
}

/** A player may run its own scripts on its own host, open its page in a tab, and go full screen: nothing else. */
function frameLimits(src: string, title: string | null): Attributes {
  return {
    title: title ?? new URL(src).hostname,
    loading: 'lazy',
    sandbox: 'allow-scripts allow-same-origin allow-popups allow-presentation',
    allow: 'encrypted-media; fullscreen; picture-in-picture',
    // YouTube's player refuses to play when it does not know the embedding site.
    referrerpolicy: 'strict-origin-when-cross-origin',
  };
}

function cleanFrame(value: string, frameHosts: readonly FrameHost[]): string | null {
  const address = foreignMedia(value);
  if (address === null || !isExternalUrl(address)) return null;
  const url = new URL(address);
  url.protocol = 'https:';
  const place = `${url.hostname}${url.pathname}`;
  const renamed = frameHosts.find(({ readFrom = [] }) => readFrom.some((beginning) => place.startsWith(beginning)));
  if (renamed) url.hostname = renamed.host;
  return url.port === '' && frameHosts.some(({ host }) => host === url.hostname) ? url.href : null;
}

function cleanPicture(value: string): string | null {
  const data = value.trim();
  return /^data:image\/(png|jpeg|gif|webp);base64,[a-z\d+/]+={0,2}$/i.test(data) ? data : foreignMedia(value);
}

/** Candidates are simply split at commas followed by white space; a URL that contains a comma is dropped. */
function cleanSrcset(value: string): string | null {
  const candidates = value.split(/,\s+/, 20).flatMap((candidate) => {
    const [address = '', size = '', ...others] = candidate.trim().split(/\s+/, 3);
    const url = foreignMedia(address);
    const isSized = /^\d{1,5}w$|^\d(\.\d{1,3})?x$/.test(size) && others.length === 0;
    return url !== null && !url.includes(',') && isSized ? [`${url} ${size}`] : [];
  });
  return candidates.length > 0 ? candidates.join(', ') : null;
}

/**
 * Keeps classes for alignment, size and the language of code; drops the numbered ones that belong to one page's style
 * sheet.
 */
function cleanClass(value: string): string | null {
  const names = value.split(/\s+/).filter((name) => LAYOUT_CLASS.test(name) && !PAGE_CLASS.test(name));
  return names.length > 0 ? [...new Set(names)].join(' ') : null;
}

const LAYOUT_CLASS =
  /^(?:(?:align|blocks-gallery-|columns-|gallery|has-|is-style-|is-vertically-aligned-|language-|size-|wp-)[\w-]{0,60}|is-cropped|is-(?:not-)?stacked-on-mobile)$/;
const PAGE_CLASS = /^wp-(container|elements)-|is-layout-/;

function cleanStyle(value: string): string | null {
  const kept = new Map<string, string>();
  for (const declaration of value.split(';', 50)) {
    const [property = '', setting = '', ...others] = declaration.split(':', 3).map((part) => part.trim().toLowerCase());
    if (others.length === 0 && STYLES.get(property)?.test(setting)) kept.set(property, setting);
  }
  return kept.size > 0 ? [...kept].map(([property, setting]) => `${property}: ${setting}`).join('; ') : null;
}

const STYLES: ReadonlyMap<string, RegExp> = new Map([
  ['text-align', /^(left|right|center|justify|start|end)$/],
  ['width', /^\d{1,4}(\.\d{1,3})?(px|%)$/],
  // The widths of columns, of a picture beside text, and the height of a cover.
  ['flex-basis', /^(\d{1,4}px|\d{1,3}(\.\d{1,20})?%)$/],
  ['grid-template-columns', /^(auto \d{1,2}(\.\d{1,20})?%|\d{1,2}(\.\d{1,20})?% auto)$/],
  ['min-height', /^([1-9]\d{0,2}px|[1-9]\d?(vh|vw|em|rem))$/],
]);

function oneOf(...allowed: readonly string[]): CleanValue {
  return (value) => (allowed.includes(value.trim()) ? value.trim() : null);
}

function matching(pattern: RegExp): CleanValue {
  return (value) => (pattern.test(value.trim()) ? value.trim() : null);
}
