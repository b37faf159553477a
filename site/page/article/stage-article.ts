import type { Locale } from '#cms-schema/locale.ts';
import { decodeSlug, numberSlug, sanitizeSlug } from '#contract/slug.ts';
import { collectWords } from '#kit/html/collect-words.ts';
import { createElement, type HtmlElement, type HtmlNode, isElement } from '#kit/html/html-tree.ts';
import messages from './messages.json';
import { stageMedia } from './stage-media.ts';

export interface StagedHeading {
  readonly level: number;
  /** Without formatting. */
  readonly words: string;
  /** For links to it: the part after `#` in an address. */
  readonly id: string;
}

export interface StagedArticle {
  readonly nodes: readonly HtmlNode[];
  /** In reading order, for a table of contents. */
  readonly headings: readonly StagedHeading[];
}

/**
 * Prepares sanitized HTML for readers: headings get ids and links, videos load only when clicked, links replace media that the
 * page must not load from other hosts, and code can be scrolled by keyboard. `idPrefix` keeps heading ids unique if a page has
 * several texts.
 */
export function stageArticle(nodes: readonly HtmlNode[], locale: Locale, idPrefix = ''): StagedArticle {
  const headings: StagedHeading[] = [];
  const findFreeId = createIds(idPrefix);
  const stage = (node: HtmlNode, isLinked: boolean): HtmlNode => {
    if (!isElement(node)) return node;
    const media = stageMedia(node, locale, isLinked);
    if (media) return media;
    const inside = { ...node, children: node.children.map((child) => stage(child, isLinked || node.name === 'a')) };
    if (inside.name === 'pre') return withAttributes(inside, scrolling(locale));
    const level = Number(/^h([2-6])$/.exec(node.name)?.[1] ?? 0);
    const words = level === 0 ? '' : collectWords([node]);
    if (words === '') return inside;
    const id = inside.attributes.get('id') ?? findFreeId(words);
    headings.push({ level, words, id });
    return { ...withAttributes(inside, { id }), children: [...inside.children, anchor(id)] };
  };
  return { nodes: nodes.map((node) => stage(node, false)), headings };
}

/** Visible on hover only. It adds nothing to the heading, so it is hidden from keyboards and screen readers. */
function anchor(id: string): HtmlElement {
  const attributes = {
    class: 'article-anchor',
    href: `#${encodeURIComponent(id)}`,
    'aria-hidden': 'true',
    tabindex: '-1',
  };
  return createElement('a', [], new Map(Object.entries(attributes)));
}

/** Scrollable content must be focusable and labelled. Not as a region: landmarks must not share one name. */
function scrolling(locale: Locale) {
  return { tabindex: '0', role: 'group', 'aria-label': messages[locale].code };
}

function withAttributes(node: HtmlElement, more: Readonly<Record<string, string>>): HtmlElement {
  return { ...node, attributes: new Map([...node.attributes, ...Object.entries(more)]) };
}

function createIds(prefix: string): (words: string) => string {
  const taken = new Set(shellIds);
  return (words) => {
    const slug = sanitizeSlug(words) || 'section';
    let number = 1;
    const idOf = () => prefix + decodeSlug(number === 1 ? slug : numberSlug(slug, number));
    while (taken.has(idOf())) number += 1;
    const id = idOf();
    taken.add(id);
    return id;
  };
}

/** Ids that the site's shell uses on every page. */
const shellIds = ['content', 'site-header', 'site-menu'];
