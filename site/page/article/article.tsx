import { styled } from 'styled-components';
import type { Locale } from '#cms-schema/locale.ts';
import { playerHosts } from '#contract/player-hosts.ts';
import { type HtmlNode, isElement, printHtml } from '#kit/html/html-tree.ts';
import { parseHtml } from '#kit/html/parse-html.ts';
import { sanitizeHtmlCached } from '#kit/html/sanitize-html-cached.ts';
import { presentHtml } from '#ui/html/engine/present-html.tsx';
import { RichProse } from '#ui/rich-text.tsx';
import { media, theme, tone } from '#ui/theme.ts';
import { highlightCode } from './highlight-code.ts';
import messages from './messages.json';
import { stageArticle } from './stage-article.ts';

export interface ArticleProps {
  /** May be untrusted: it is sanitized. */
  readonly html: string;
  readonly locale: Locale;
  /** Keeps heading ids unique if a page has several texts: `recoil` becomes `<prefix>recoil`. */
  readonly idPrefix?: string;
}

/**
 * Renders the body of an article from HTML. It loads nothing from other hosts until the reader plays a video, and needs no
 * script other than `articleAttachment`.
 *
 * @throws HtmlTooLargeError `html_too_large` for more than `maxHtmlLength` characters.
 */
export function Article({ html, locale, idPrefix }: ArticleProps) {
  const { nodes } = stageArticle(readArticle(html), locale, idPrefix);
  return <ArticleProse>{presentHtml(printHtml(highlightCode(nodes)), messages[locale].table)}</ArticleProse>;
}

/** The headings of an article with the ids that `Article` gives them, for a table of contents: `<a href={`#${id}`}>`. */
export function listArticleHeadings({ html, locale, idPrefix }: ArticleProps) {
  return stageArticle(readArticle(html), locale, idPrefix).headings;
}

/** The name of the module that the page of an article needs; null if it needs none. */
export function articleAttachment(html: string): string | null {
  return MAY_PLAY.test(html) && holdsAttached(stageArticle(readArticle(html), 'zh').nodes) ? 'video' : null;
}

const MAY_PLAY = /<iframe|wp-block-embed/;

function readArticle(html: string): HtmlNode[] {
  return parseHtml(sanitizeHtmlCached(html, 'document', playerHosts));
}

function holdsAttached(nodes: readonly HtmlNode[]): boolean {
  return nodes.some((node) => isElement(node) && (node.attributes.has('data-attach') || holdsAttached(node.children)));
}

const ArticleProse = styled(RichProse)`
  overflow-wrap: anywhere;

  & [id] {
    scroll-margin-block-start: 6rem;
  }
  & .article-anchor {
    margin-inline-start: 0.35em;
    color: ${tone.textMuted};
    text-decoration: none;
    opacity: 0;
  }
  & .article-anchor::before {
    content: '#';
  }
  & :is(h2, h3, h4, h5, h6):hover > .article-anchor {
    opacity: 1;
  }

  & :is(.hljs-comment, .hljs-quote, .hljs-meta) {
    color: ${tone.textMuted};
  }
  & :is(.hljs-comment, .hljs-quote) {
    font-style: italic;
  }
  & :is(.hljs-keyword, .hljs-literal, .hljs-type, .hljs-tag, .hljs-name, .hljs-selector-tag) {
    color: ${tone.accent};
  }
  & :is(.hljs-string, .hljs-regexp, .hljs-addition) {
    color: ${tone.positive};
  }
  & :is(.hljs-number, .hljs-attr, .hljs-attribute, .hljs-symbol, .hljs-variable, .hljs-built_in) {
    color: ${tone.data};
  }
  & :is(.hljs-title, .hljs-section, .hljs-strong) {
    font-weight: ${theme.weight.heading};
  }

  & figure:not(.alignleft, .alignright) {
    max-width: 100%;
  }
  & blockquote > cite {
    color: ${tone.textMuted};
    font-size: ${theme.size.small};
    font-style: normal;
  }
  & img {
    max-width: 100%;
    height: auto;
  }
  & figure > :is(img, a > img) {
    display: block;
  }
  & .article-elsewhere {
    display: block;
    padding: 1.25rem;
    border: ${theme.line.hair} dashed ${tone.lineStrong};
    border-radius: ${theme.radius.medium};
    color: ${tone.textMuted};
    font-size: ${theme.size.small};
  }
  & :is(p, li, td) > .article-elsewhere {
    display: inline;
    padding: 0.1em 0.4em;
    border-radius: ${theme.radius.small};
  }

  & .video-stage {
    position: relative;
    display: block;
    width: 100%;
    height: auto;
    aspect-ratio: 16 / 9;
    border: 0;
    border-radius: ${theme.radius.medium};
    overflow: clip;
    background-color: ${theme.color.inkSunken};
    color: ${theme.color.paper};
  }
  & .article-play {
    position: absolute;
    inset: 0;
    margin: auto;
    width: 4.5rem;
    height: 4.5rem;
    border-radius: ${theme.radius.round};
    background-color: ${theme.color.signal};
    forced-color-adjust: none;
  }
  & .article-play::before {
    content: '';
    position: absolute;
    inset: 0;
    margin: auto;
    width: 1.375rem;
    height: 1.625rem;
    translate: 0.1875rem 0;
    background-color: ${theme.color.ink};
    clip-path: polygon(0 0, 100% 50%, 0 100%);
  }
  & .article-note {
    position: absolute;
    inset: auto auto ${theme.space.x2} ${theme.space.x2};
    max-width: calc(100% - 2 * ${theme.space.x2});
    padding: 0.25rem 0.625rem;
    border-radius: ${theme.radius.small};
    background-color: ${theme.color.ink};
    font-size: ${theme.size.tiny};
    line-height: 1.5;
  }

  ${media.print} {
    .article-anchor,
    .video-stage {
      display: none;
    }
  }
`;
