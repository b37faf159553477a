import { isWordless } from '#kit/html/clean-tree.ts';
import { createElement, type HtmlElement, type HtmlNode, isElement, noAttributes } from '#kit/html/html-tree.ts';
import { unwrapLink } from './unwrap-link.ts';

/** Where pasted markup comes from. */
export interface PasteSource {
  /** A word processor of an office suite. */
  readonly isOffice: boolean;
  /** An editor of this product. */
  readonly isOwn: boolean;
}

export function sourceOfPaste(html: string): PasteSource {
  return {
    isOffice: /class=["']?Mso|urn:schemas-microsoft-com:office|content=["']?(?:Microsoft Word|WPS)/i.test(html),
    isOwn: /\sdata-pm-slice=/.test(html),
  };
}

/**
 * Rewrites pasted markup with plain elements before it is sanitized: what no reader of the source would see is left out
 * (comments of reviewers, deletions, hidden text), emphasis by style becomes elements, links lead where they say.
 */
export function tidyTree(nodes: readonly HtmlNode[], source: PasteSource): HtmlNode[] {
  return nodes.flatMap((node) => (isElement(node) ? tidyElement(node, source) : [node]));
}

function tidyElement(element: HtmlElement, source: PasteSource): HtmlNode[] {
  if (isWordless(element) || isLeftOut(element, source)) return [];
  const { name } = element;
  const style = styleOf(element);
  const children = tidyTree(element.children, source);
  if (name === 'a') return tidyLink(element, children, source);
  if ((name === 'b' || name === 'strong') && /font-weight:\s*(?:normal|400)\b/.test(style)) return children;
  if (name === 'ins' && isTracked(element, source)) return children;
  if (name === 'span' || name === 'font') return emphasize(element, children, source);
  return [createElement(name, children, keptAttributes(element, source))];
}

/** What is not meant for readers. */
function isLeftOut(element: HtmlElement, source: PasteSource): boolean {
  const style = styleOf(element);
  if (element.attributes.has('hidden') || hiddenStyle.test(style)) return true;
  if (element.name === 'del' && isTracked(element, source)) return true;
  if (/mso-element:\s*comment|mso-special-character:\s*comment/.test(style)) return true;
  if (/\b(?:mso(?:comanchor|comtxt|comoff|del|comment\w*)|sdcomment)\b/i.test(element.attributes.get('class') ?? '')) {
    // The words that a comment is about are a link to it in some versions; they stay.
    return !/mso-comment-reference/.test(style);
  }
  const href = element.attributes.get('href') ?? '';
  return element.name === 'a' && /^#(?:_msocom|cmnt)/i.test(href);
}

const hiddenStyle = /(?:^|[;\s])(?:display:\s*none|visibility:\s*hidden|mso-hide:\s*(?:all|screen))\b/;

/** Whether an insertion or deletion is one that a reviewer still has to accept, rather than part of the text. */
function isTracked({ attributes }: HtmlElement, { isOffice }: PasteSource): boolean {
  return isOffice || attributes.has('cite') || attributes.has('datetime');
}

/** A link without an address that works here is its words. */
function tidyLink(element: HtmlElement, children: HtmlNode[], source: PasteSource): HtmlNode[] {
  const href = unwrapLink(element.attributes.get('href') ?? '');
  const leadsSomewhere = source.isOwn ? href !== '' : /^(?:https?:|mailto:|tel:|\/(?!\/))/i.test(href);
  if (!leadsSomewhere) return children;
  const attributes = new Map(keptAttributes(element, source));
  attributes.set('href', href);
  return [createElement('a', children, attributes)];
}

/** Emphasis by style, as elements; without any, a `span` is its content. */
function emphasize(element: HtmlElement, children: HtmlNode[], source: PasteSource): HtmlNode[] {
  const style = styleOf(element);
  const wrappers = [
    ...(/font-weight:\s*(?:bold|bolder|[6-9]00)\b/.test(style) ? ['strong'] : []),
    ...(/font-style:\s*(?:italic|oblique)\b/.test(style) ? ['em'] : []),
    ...(/text-decoration(?:-line)?:[^;]*line-through/.test(style) ? ['s'] : []),
    ...(/vertical-align:\s*super\b/.test(style) ? ['sup'] : []),
    ...(/vertical-align:\s*sub\b/.test(style) ? ['sub'] : []),
  ];
  const isMarker = /mso-list:\s*ignore/.test(style);
  const kept = keptAttributes(element, source);
  let nodes = children;
  if (children.some((child) => isElement(child) || child.text.trim() !== '')) {
    for (const wrapper of wrappers.toReversed()) nodes = [createElement(wrapper, nodes)];
  }
  // What stands in front of an item is recognised by its style.
  if (isMarker) return [createElement('span', nodes, new Map([['style', 'mso-list:ignore']]))];
  return kept.has('lang') || kept.has('dir') ? [createElement('span', nodes, kept)] : nodes;
}

/**
 * Attributes without style, and without the language that Word notes at every few words. A paragraph keeps what tells that
 * it is an item of a list.
 */
function keptAttributes(element: HtmlElement, { isOffice }: PasteSource): ReadonlyMap<string, string> {
  if (element.attributes.size === 0) return noAttributes;
  const kept = new Map(element.attributes);
  const [list] = /mso-list:\s*[^;]*level\d+/i.exec(styleOf(element)) ?? [];
  kept.delete('style');
  if (element.name === 'p' && list) kept.set('style', list);
  if (isOffice) kept.delete('lang');
  return kept;
}

function styleOf({ attributes }: HtmlElement): string {
  return (attributes.get('style') ?? '').toLowerCase();
}
