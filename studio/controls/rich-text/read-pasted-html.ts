import { fitsHtml } from '#kit/html/html-too-large.ts';
import {
  createElement,
  createText,
  type HtmlElement,
  type HtmlNode,
  isElement,
  printHtml,
} from '#kit/html/html-tree.ts';
import { readForeignHtml } from '#kit/html/read-foreign-html.ts';
import { takeCharacters } from '#kit/text/characters.ts';
import { gatherLists } from './gather-lists.ts';
import { sourceOfPaste, tidyTree } from './tidy-pasted-tree.ts';

export interface PastedHtml {
  /** Empty if it is still too large: then only the plain text can be pasted. */
  readonly html: string;
  readonly isTooLarge: boolean;
  /** The pictures that are not of this site. Visitors would not see them, because it shows only its own files. */
  readonly pictures: readonly PastedPicture[];
}

/** A picture of pasted text. */
export interface PastedPicture {
  readonly alt: string;
  /**
   * The picture itself as a `data:` address, its web address, or null if only the program that it was copied from has it.
   */
  readonly address: string | null;
}

/** More than an article has. */
const MAX_PICTURES = 100;

/**
 * Removes from foreign clipboard markup what no page keeps, and rewrites what word processors express in their own way;
 * most of what other editors write is style. The result must still be sanitized.
 *
 * @param origin the site's own, whose pictures stay
 */
export function readPastedHtml(source: string, origin: string): PastedHtml {
  const from = sourceOfPaste(source);
  const pictures: PastedPicture[] = [];
  const tree = tidyTree(readForeignHtml(markMarkers(pickFragment(source))), from);
  const html = printHtml(dropMarkers(gatherLists(takePictures(tree, origin, pictures))));
  const isTooLarge = !fitsHtml(html);
  return { html: isTooLarge ? '' : html, isTooLarge, pictures };
}

/** The copied part of clipboard HTML: programs wrap it in a whole page and mark where it starts and ends. */
export function pickFragment(html: string): string {
  const start = /<!--\s*StartFragment\s*-->/i.exec(html);
  if (!start) return html.trim();
  const rest = html.slice(start.index + start[0].length);
  const end = rest.search(/<!--\s*EndFragment\s*-->/i);
  return (end < 0 ? rest : rest.slice(0, end)).trim();
}

/** Word writes the number of an item between two conditions, which parsers take for comments. */
function markMarkers(html: string): string {
  return html.replace(
    /<!(?:--)?\[if !supportLists\](?:--)?>([\s\S]{0,2000}?)<!(?:--)?\[endif\](?:--)?>/gi,
    '<span style="mso-list:ignore">$1</span>',
  );
}

/** A number that was not the beginning of a list's item is text. */
function dropMarkers(nodes: readonly HtmlNode[]): HtmlNode[] {
  return nodes.flatMap((node): HtmlNode[] => {
    if (!isElement(node)) return [node];
    if (node.name === 'span' && node.attributes.has('style')) return [createText(printMarker(textOf(node)))];
    const children = dropMarkers(node.children);
    if (node.name !== 'p' || !node.attributes.has('style')) return [{ ...node, children }];
    return [createElement('p', children, withoutStyle(node))];
  });
}

/** Full-width signs need no space after them. */
function printMarker(text: string): string {
  const marker = text.replace(/[\s\u00a0]+/g, ' ').trim();
  return /[）】、．]$/.test(marker) ? marker : `${marker} `;
}

function textOf(node: HtmlNode): string {
  return isElement(node) ? node.children.map(textOf).join('') : node.text;
}

function withoutStyle({ attributes }: HtmlElement): ReadonlyMap<string, string> {
  const kept = new Map(attributes);
  kept.delete('style');
  return kept;
}

function takePictures(nodes: readonly HtmlNode[], origin: string, taken: PastedPicture[]): HtmlNode[] {
  return nodes.flatMap((node): HtmlNode[] => {
    if (!isElement(node)) return [node];
    if (node.name !== 'img') return [{ ...node, children: takePictures(node.children, origin, taken) }];
    const src = (node.attributes.get('src') ?? '').trim();
    if (isOwnPicture(src, origin)) return [node];
    if (taken.length < MAX_PICTURES && !isPixel(node)) {
      taken.push({ alt: takeCharacters((node.attributes.get('alt') ?? '').trim(), 300), address: readable(src) });
    }
    return [];
  });
}

function isOwnPicture(src: string, origin: string): boolean {
  return src !== '' && URL.canParse(src, origin) && new URL(src, origin).origin === origin;
}

/** A picture that counts readers. */
function isPixel({ attributes }: HtmlElement): boolean {
  return attributes.get('width') === '1' && attributes.get('height') === '1';
}

function readable(src: string): string | null {
  if (/^data:image\/[a-z0-9.+-]+;base64,/i.test(src)) return src;
  if (src.startsWith('//')) return `https:${src}`;
  return /^https?:\/\//i.test(src) && URL.canParse(src) ? src : null;
}
