import { parseShortcodes, type Shortcode, type ShortcodeNode } from './parse-shortcodes.ts';
import { printAttributes, printEmbed } from './print-figures.ts';

/**
 * Replaces shortcodes with the markup of WordPress's own blocks: figures with captions, galleries, players, embeds. An
 * unknown shortcode is replaced by its content. Pictures and files that are given only by their id in the media library
 * carry it in `data-id`, to be looked up later.
 */
export function renderShortcodes(source: string): string {
  if (!source.includes('[')) return source;
  return renderNodes(parseShortcodes(source, (name) => Object.hasOwn(renderers, name)));
}

function renderNodes(nodes: readonly ShortcodeNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return node;
      const content = node.content === null ? '' : renderNodes(node.content);
      const render = Object.hasOwn(renderers, node.name) ? renderers[node.name] : undefined;
      return render ? render(node, content) : content;
    })
    .join('');
}

type Render = (shortcode: Shortcode, content: string) => string;

const renderers: Readonly<Record<string, Render>> = {
  caption: renderCaption,
  wp_caption: renderCaption,
  gallery: renderGallery,
  audio: (shortcode, content) => renderPlayer('audio', shortcode, content),
  video: (shortcode, content) => renderPlayer('video', shortcode, content),
  playlist: renderPlaylist,
  embed: (shortcode, content) => {
    const url = [shortcode.attributes.get('src'), ...shortcode.values, content.trim()].find(isAddress);
    return url === undefined ? content : printEmbed(url);
  },
};

/** The picture, with its link if it has one. The caption follows it. */
const PICTURE = /^\s*((?:<a\s[^<>]*>\s*)?<img\s[^<>]*>(?:\s*<\/a>)?)/i;

function renderCaption({ attributes }: Shortcode, content: string): string {
  const picture = PICTURE.exec(content);
  const rest = picture ? content.slice(picture[0].length) : '';
  const caption = rest.trim() || (attributes.get('caption') ?? '').trim();
  const shown = picture?.[1] ?? content;
  const width = Number.parseInt(attributes.get('width') ?? '', 10);
  if (caption === '' || !(width >= 1)) return rest.trim() === '' ? shown : content;
  const id = /^attachment_[1-9]\d{0,9}$/.exec(attributes.get('id') ?? '')?.[0];
  const align = /^align(?:left|right|center|none)$/.exec(attributes.get('align') ?? '')?.[0];
  const figure = printAttributes({
    id,
    class: ['wp-block-image', align].filter(Boolean).join(' '),
    style: `width: ${width}px`,
  });
  return `\n\n<figure${figure}>${shown}<figcaption class="wp-element-caption">${caption}</figcaption></figure>\n\n`;
}

function renderGallery({ attributes }: Shortcode): string {
  const ids = listIds(attributes.get('ids') ?? attributes.get('include'));
  if (ids.length === 0) return '';
  const columns = /^[1-9]$/.exec(attributes.get('columns') ?? '')?.[0] ?? '3';
  const size = /^[\w-]{1,40}$/.exec(attributes.get('size') ?? '')?.[0] ?? 'thumbnail';
  const isLinked = attributes.get('link') === 'file';
  const figures = ids.map((id) => {
    const picture = `<img data-id="${id}" class="wp-image-${id}">`;
    return `<figure class="wp-block-image size-${size}">${isLinked ? `<a data-id="${id}">${picture}</a>` : picture}</figure>`;
  });
  return `\n\n<figure class="wp-block-gallery has-nested-images columns-${columns}">${figures.join('')}</figure>\n\n`;
}

type Player = 'audio' | 'video';

/** The types of files that the shortcode takes as attributes of the same name. */
const FILE_TYPES: Readonly<Record<Player, readonly string[]>> = {
  audio: ['mp3', 'ogg', 'flac', 'm4a', 'wav'],
  video: ['mp4', 'm4v', 'webm', 'ogv', 'flv'],
};

const MIME_TYPES: Readonly<Record<string, string>> = {
  flac: 'audio/flac',
  flv: 'video/x-flv',
  m4a: 'audio/mp4',
  m4v: 'video/mp4',
  mp3: 'audio/mpeg',
  mp4: 'video/mp4',
  ogg: 'audio/ogg',
  ogv: 'video/ogg',
  wav: 'audio/wav',
  webm: 'video/webm',
};

function renderPlayer(player: Player, { attributes, values }: Shortcode, content: string): string {
  const named = FILE_TYPES[player].flatMap((type) => attributes.get(type) ?? []);
  const written = [attributes.get('src') ?? '', ...named, ...values, content.trim()].filter(isAddress);
  const urls = [...new Set(written)];
  const [first] = urls;
  if (first === undefined) return content;
  if (urls.length === 1 && typeOf(first) === undefined) return printEmbed(first);
  const sources = urls.map((url) => `<source${printAttributes({ src: url, type: typeOf(url) })}>`).join('');
  const tracks = content.match(/<(?:source|track)\s[^<>]*>/gi) ?? [];
  const figure = printAttributes({ class: `wp-block-${player}` });
  const settings = printAttributes({
    controls: '',
    loop: isOn(attributes.get('loop')) ? '' : undefined,
    muted: isOn(attributes.get('muted')) ? '' : undefined,
    preload: player === 'video' ? 'metadata' : 'none',
    poster: player === 'video' ? attributes.get('poster') : undefined,
    width: player === 'video' ? pixels(attributes.get('width')) : undefined,
    height: player === 'video' ? pixels(attributes.get('height')) : undefined,
  });
  return `\n\n<figure${figure}><${player}${settings}>${sources}${tracks.join('')}</${player}></figure>\n\n`;
}

function renderPlaylist({ attributes }: Shortcode): string {
  const player: Player = attributes.get('type') === 'video' ? 'video' : 'audio';
  const figures = listIds(attributes.get('ids') ?? attributes.get('include')).map(
    (id) => `<figure class="wp-block-${player}"><${player} controls data-id="${id}"></${player}></figure>`,
  );
  return figures.length === 0 ? '' : `\n\n${figures.join('\n')}\n\n`;
}

function listIds(list: string | undefined): string[] {
  return (list ?? '').split(/[\s,]+/, 500).filter((id) => /^[1-9]\d{0,9}$/.test(id));
}

function isAddress(text: string | undefined): text is string {
  return text !== undefined && /^(?:https?:\/\/|\/(?!\/))[^\s<>"]+$/i.test(text);
}

function typeOf(url: string): string | undefined {
  const extension = /\.(\w{2,4})(?:[?#].*)?$/.exec(url)?.[1]?.toLowerCase();
  return extension !== undefined && Object.hasOwn(MIME_TYPES, extension) ? MIME_TYPES[extension] : undefined;
}

function isOn(value: string | undefined): boolean {
  return value !== undefined && !['', '0', 'off', 'false', 'no'].includes(value.toLowerCase());
}

function pixels(value: string | undefined): string | undefined {
  return /^[1-9]\d{0,4}$/.exec(value ?? '')?.[0];
}
