import { buildTree } from '#kit/html/engine/build-tree.ts';
import type { HtmlNode } from './html-tree.ts';
import { formattingTags } from './repair-tree.ts';

/**
 * The tree of HTML from anywhere. What would cost too much to read loses its formatting, and if that does not help all
 * its tags, which leaves the words. NUL goes first: it means nothing, and not all parsers agree on how to overlook it.
 */
export function readForeignHtml(html: string): HtmlNode[] {
  const source = html.replaceAll('\0', '').replace(SELECT, '<$1applet');
  const tree = buildWithin(source) ?? buildWithin(dropFormatting(source)) ?? buildWithin(dropTags(source));
  if (!tree) throw new Error('Text without tags has no elements that could be too many.');
  return tree;
}

/** The source without tags that only say something about the words in them. */
export function dropFormatting(html: string): string {
  return html.replace(FORMATTING, '');
}

/**
 * What may stand in a `select`, and what ends one, is read differently by browsers of different years. The `applet` is
 * gone from HTML, holds nothing for readers either, and all agree about where it ends.
 */
const SELECT = /<(\/?)select(?=[\s/>])/gi;

const FORMATTING = new RegExp(
  `</?(?:${[...formattingTags, 'b', 'big', 'font', 'i', 'nobr', 'strike', 'tt'].join('|')})(?=[\\s/>])[^<>]*>`,
  'gi',
);

/** Formatting that stands across many blocks is repeated in each of them, as the standard demands. */
const MAX_GROWTH = 4;

/** Above what anybody would write, and below what browsers flatten. */
const MAX_DEPTH = 400;

function buildWithin(html: string): HtmlNode[] | null {
  return buildTree(html, { elements: MAX_GROWTH * html.split('<').length, depth: MAX_DEPTH });
}

function dropTags(html: string): string {
  return html.replace(/<[^<>]*>/g, ' ').replace(/[<>]/g, ' ');
}
