import { buildTree } from '#kit/html/engine/build-tree.ts';
import type { HtmlNode } from './html-tree.ts';
import { formattingTags } from './repair-tree.ts';

/**
 * The tree of HTML from any source. HTML that would be too expensive to parse loses its formatting tags, and if that
 * does not help, all its tags, so that only the words remain. NUL characters are removed first: they mean nothing, and
 * parsers disagree about how to ignore them.
 */
export function readForeignHtml(html: string): HtmlNode[] {
  const source = html.replaceAll('\0', '').replace(SELECT, '<$1applet');
  const tree = buildWithin(source) ?? buildWithin(dropFormatting(source)) ?? buildWithin(dropTags(source));
  if (!tree) throw new Error('Text without tags has no elements that could be too many.');
  return tree;
}

/** The source without tags that only format text. */
export function dropFormatting(html: string): string {
  return html.replace(FORMATTING, '');
}

/**
 * Older and newer browsers parse `select` differently: what it may contain, and what ends it. So it is replaced by
 * `applet`, which is obsolete, has no text for readers either, and is parsed the same by all.
 */
const SELECT = /<(\/?)select(?=[\s/>])/gi;

const FORMATTING = new RegExp(
  `</?(?:${[...formattingTags, 'b', 'big', 'font', 'i', 'nobr', 'strike', 'tt'].join('|')})(?=[\\s/>])[^<>]*>`,
  'gi',
);

/** The HTML standard requires that formatting across several blocks is repeated in each of them, so a tree may grow. */
const MAX_GROWTH = 4;

/** More than anybody would write, and less than the depth at which browsers flatten. */
const MAX_DEPTH = 400;

function buildWithin(html: string): HtmlNode[] | null {
  return buildTree(html, { elements: MAX_GROWTH * html.split('<').length, depth: MAX_DEPTH });
}

function dropTags(html: string): string {
  return html.replace(/<[^<>]*>/g, ' ').replace(/[<>]/g, ' ');
}
