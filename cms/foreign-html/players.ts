import { isJsonObject, type JsonValue } from '#cms-schema/json.ts';
import { createText, type HtmlElement, isElement } from '#kit/html/html-tree.ts';
import { element, embedFigure, hasClass, isBlank, withAttributes } from './element.ts';

/** Converts a shortcode's player, with or without its wrapper, to a player block; a video on a platform to an embed. */
export function normalizePlayer(node: HtmlElement): HtmlElement | null {
  if (hasClass(node, 'wp-video') || hasClass(node, 'wp-audio')) {
    const [player, ...others] = node.children.filter((child) => !isBlank(child));
    // The player inside has already been converted to a figure.
    return player && isElement(player) && player.name === 'figure' && others.length === 0 ? player : null;
  }
  if (node.name !== 'video' && node.name !== 'audio') return null;
  const isShortcode = hasClass(node, `wp-${node.name}-shortcode`);
  const sources = node.children.filter(isElement).filter(({ name }) => name === 'source');
  const platform = sources.find(({ attributes }) => /^video\/(?:youtube|vimeo)$/.test(attributes.get('type') ?? ''));
  const address = platform?.attributes.get('src');
  if (address !== undefined) return embedFigure(withoutCount(address));
  if (!isShortcode) return null;
  // The link inside is for browsers without video and audio, which no longer exist.
  const children = node.children.filter(
    (child) => isElement(child) && (child.name === 'source' || child.name === 'track'),
  );
  const src = node.attributes.get('src');
  const player = withAttributes(
    { ...node, children: children.map(withoutCounts) },
    {
      class: undefined,
      src: src === undefined ? undefined : withoutCount(src),
    },
  );
  return element('figure', { class: `wp-block-${node.name}` }, [player]);
}

/** Converts the JSON data of a playlist to a sequence of players with their titles. */
export function normalizePlaylist(node: HtmlElement): HtmlElement[] | null {
  if (!hasClass(node, 'wp-playlist')) return null;
  const script = node.children.find((child) => hasClass(child, 'wp-playlist-script'));
  const data =
    script && isElement(script)
      ? readJson(script.children.map((child) => (isElement(child) ? '' : child.text)).join(''))
      : null;
  if (!isJsonObject(data) || !Array.isArray(data.tracks)) return null;
  const player = data.type === 'video' ? 'video' : 'audio';
  return data.tracks.flatMap((track) => {
    if (!isJsonObject(track) || typeof track.src !== 'string') return [];
    const words = [track.title, track.caption].filter(
      (text): text is string => typeof text === 'string' && text !== '',
    );
    const caption = element('figcaption', { class: 'wp-element-caption' }, [createText(words.join(' · '))]);
    return [
      element('figure', { class: `wp-block-${player}` }, [
        element(player, { src: withoutCount(track.src), controls: '', preload: 'none' }, []),
        ...(words.length > 0 ? [caption] : []),
      ]),
    ];
  });
}

function withoutCounts(node: HtmlElement | { readonly kind: 'text'; readonly text: string }) {
  if (!isElement(node)) return node;
  const src = node.attributes.get('src');
  return src === undefined ? node : withAttributes(node, { src: withoutCount(src) });
}

/** WordPress numbers the players of a page in their addresses: `v.mp4?_=1`. */
function withoutCount(address: string): string {
  return address.replace(/([?&])_=\d+(&|$)/, (_, before: string, after: string) => (after === '&' ? before : ''));
}

function readJson(text: string): JsonValue {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
