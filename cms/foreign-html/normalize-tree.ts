import { isWordless } from '#kit/html/clean-tree.ts';
import { type HtmlElement, type HtmlNode, isElement } from '#kit/html/html-tree.ts';
import { element, embedFigure, hasClass, isBlank, onlyChild, readAddress } from './element.ts';
import { normalizeCaption, normalizeCover, normalizeGallery } from './figures.ts';
import { normalizeHighlight } from './highlights.ts';
import type { Library } from './library.ts';
import { captionOf, isEmptyFrame, takeFromLibrary } from './library-files.ts';
import { relateAddresses } from './own-addresses.ts';
import { nameOwnPlaces } from './own-places.ts';
import { normalizePlayer, normalizePlaylist } from './players.ts';

/** The context of a tree. */
export interface TreePlace {
  /** The origin of this site; null leaves addresses as they are. */
  readonly origin: string | null;
  /** The files that the document may show; null leaves references by id as they are. */
  readonly library: Library | null;
}

/**
 * Converts whatever WordPress rendered to the markup of its blocks: captions and galleries of all themes, players,
 * playlists, addresses on their own, highlights of search plugins, and pictures with the media library's data.
 * Idempotent. Removes elements without words, including scripts and buttons; the result is not sanitized otherwise.
 */
export function normalizeTree(nodes: readonly HtmlNode[], place: TreePlace): HtmlNode[] {
  return nameOwnPlaces(normalizeNodes(nodes, place));
}

interface InnerPlace extends TreePlace {
  readonly isInGallery?: boolean;
}

function normalizeNodes(nodes: readonly HtmlNode[], place: InnerPlace): HtmlNode[] {
  return nodes.flatMap((node) => (isElement(node) ? normalizeElement(node, place) : [node]));
}

function normalizeElement(node: HtmlElement, place: InnerPlace): readonly HtmlNode[] {
  const playlist = normalizePlaylist(node);
  if (playlist) return normalizeNodes(playlist, place);
  // The text in an iframe is for browsers without iframes, and would be parsed as source.
  const related = place.origin === null ? node : relateAddresses(node, place.origin);
  if (node.name === 'iframe') return [{ ...related, children: [] }];
  if (isWordless(node)) return [];
  // A frame carries the id of its picture, so convert it before its children.
  const framed = normalizeGallery(related) ?? normalizeCaption(related) ?? normalizeCover(related) ?? related;
  const inside = { ...framed, children: listChildren(framed, place) };
  const shown = place.library ? takeFromLibrary(inside, place.library, place.isInGallery === true) : inside;
  if (shown === null || (isEmptyFrame(shown) && !isEmptyFrame(framed))) return [];
  return [normalizePlayer(shown) ?? normalizeEmbed(shown) ?? normalizeHighlight(shown) ?? shown];
}

function listChildren(node: HtmlElement, place: InnerPlace): HtmlNode[] {
  const caption = node.name === 'figure' && place.library ? captionOf(node, place.library) : null;
  const isInGallery = place.isInGallery === true || hasClass(node, 'wp-block-gallery');
  const children = normalizeNodes(node.children, { ...place, isInGallery });
  return caption && children.length > 0 ? [...children, caption] : children;
}

/** Converts an address on its own in a paragraph or in an embed's wrapper. */
function normalizeEmbed(node: HtmlElement): HtmlElement | null {
  const isPlace = hasClass(node, 'wp-block-embed__wrapper');
  if (node.name !== 'p' && !isPlace) return null;
  const only = onlyChild(node);
  if (!only || isElement(only) || isBlank(only)) return null;
  const address = readAddress(only.text);
  if (address === null) return null;
  const figure = embedFigure(address);
  return isPlace ? element('div', { class: 'wp-block-embed__wrapper' }, linkOf(figure)) : figure;
}

function linkOf(figure: HtmlElement): readonly HtmlNode[] {
  return figure.children.flatMap((wrapper) => (isElement(wrapper) ? wrapper.children : []));
}
