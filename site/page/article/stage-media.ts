import { parseVideoSource, type VideoSource } from '#blocks/video/video-source.ts';
import type { Locale } from '#cms-schema/locale.ts';
import { fillIn } from '#kit/fill-in.ts';
import { collectWords } from '#kit/html/collect-words.ts';
import { createElement, createText, type HtmlElement, type HtmlNode, isElement } from '#kit/html/html-tree.ts';
import { isExternalUrl } from '#kit/html/safe-url.ts';
import messages from './messages.json';

/**
 * Pictures, players and embeds as the site's policy allows them: a video platform's embed becomes a link that turns into the
 * player when clicked, and other external media become plain links. Null for everything else.
 * @param isLinked whether the node is already inside a link.
 */
export function stageMedia(node: HtmlElement, locale: Locale, isLinked: boolean): HtmlElement | null {
  switch (node.name) {
    case 'figure':
      return stageEmbed(node, locale);
    case 'iframe':
      return stageFrame(node, locale);
    case 'img':
      return stagePicture(node, locale, isLinked);
    case 'audio':
    case 'video':
      return stagePlayer(node, node.name, locale, isLinked);
    default:
      return null;
  }
}

/** A WordPress embed; null if it is not a video, so that it stays a link. */
function stageEmbed(node: HtmlElement, locale: Locale): HtmlElement | null {
  if (!(node.attributes.get('class') ?? '').split(' ').includes('wp-block-embed')) return null;
  const link = findElement(node.children, ({ name }) => name === 'a');
  const source = parseVideoSource(link?.attributes.get('href') ?? '');
  if (!source) return null;
  const caption = node.children.find((child) => isElement(child) && child.name === 'figcaption');
  const title = (caption && collectWords([caption])) || titleOf(source, locale);
  return { ...node, children: [facade(source, title, locale), ...(caption ? [caption] : [])] };
}

function stageFrame(node: HtmlElement, locale: Locale): HtmlElement | null {
  const address = node.attributes.get('src') ?? '';
  const source = parseVideoSource(address);
  if (!source) return null;
  const title = node.attributes.get('title') ?? '';
  // Without a title by the author, the frame is titled with its platform.
  return facade(source, title === '' || address.includes(`/${title}/`) ? titleOf(source, locale) : title, locale);
}

function titleOf({ platform }: VideoSource, locale: Locale): string {
  return `${messages[locale].video} (${platform})`;
}

/** Markup for the attachment of the video block. */
function facade({ embedUrl, watchUrl, platform }: VideoSource, title: string, locale: Locale): HtmlElement {
  const words = messages[locale];
  return make(
    'a',
    {
      class: 'video-stage',
      href: watchUrl,
      target: '_blank',
      rel: 'noopener',
      'aria-label': fillIn(words.play, { title }),
      'data-attach': 'video',
      'data-embed': embedUrl,
      'data-title': title,
    },
    [
      make('span', { class: 'article-play' }, []),
      make('span', { class: 'article-note' }, [createText(fillIn(words.from, { platform }))]),
    ],
  );
}

function stagePicture(node: HtmlElement, locale: Locale, isLinked: boolean): HtmlElement | null {
  const src = node.attributes.get('src') ?? '';
  if (!isExternalUrl(src)) return null;
  const description = node.attributes.get('alt')?.trim() ?? '';
  return elsewhere(src, messages[locale].pictureElsewhere, { locale, isLinked, description });
}

/** A player with only the sources on this host; a link if all of them are external. */
function stagePlayer(
  node: HtmlElement,
  kind: 'audio' | 'video',
  locale: Locale,
  isLinked: boolean,
): HtmlElement | null {
  const { src } = Object.fromEntries(node.attributes);
  const children = node.children.filter(isElement);
  const addresses = [
    src,
    ...children.filter(({ name }) => name === 'source').map(({ attributes }) => attributes.get('src')),
  ];
  const known = addresses.filter((address) => address !== undefined);
  const first = known[0];
  if (first === undefined || !known.some(isExternalUrl)) return withoutPoster(node);
  if (known.every(isExternalUrl)) {
    const words = kind === 'audio' ? messages[locale].audioElsewhere : messages[locale].videoElsewhere;
    return elsewhere(first, words, { locale, isLinked, description: '' });
  }
  const own = children.filter(({ attributes }) => !isExternalUrl(attributes.get('src') ?? ''));
  const attributes = new Map([...node.attributes].filter(([name, value]) => name !== 'src' || !isExternalUrl(value)));
  return withoutPoster({ ...node, attributes, children: own });
}

function withoutPoster(node: HtmlElement): HtmlElement {
  if (!isExternalUrl(node.attributes.get('poster') ?? '')) return node;
  return { ...node, attributes: new Map([...node.attributes].filter(([name]) => name !== 'poster')) };
}

interface Place {
  readonly locale: Locale;
  readonly isLinked: boolean;
  readonly description: string;
}

function elsewhere(address: string, words: string, { locale, isLinked, description }: Place): HtmlElement {
  const named = fillIn(words, { host: new URL(address).hostname });
  const text = description === '' ? named : fillIn(messages[locale].described, { words: named, description });
  const link = { href: address, rel: 'noopener noreferrer' };
  return make(isLinked ? 'span' : 'a', { class: 'article-elsewhere', ...(isLinked ? {} : link) }, [createText(text)]);
}

function make(name: string, attributes: Readonly<Record<string, string>>, children: readonly HtmlNode[]): HtmlElement {
  return createElement(name, children, new Map(Object.entries(attributes)));
}

function findElement(nodes: readonly HtmlNode[], accepts: (node: HtmlElement) => boolean): HtmlElement | null {
  for (const node of nodes) {
    if (!isElement(node)) continue;
    const found = accepts(node) ? node : findElement(node.children, accepts);
    if (found) return found;
  }
  return null;
}
