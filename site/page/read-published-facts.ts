import type { Locale } from '#cms-schema/locale.ts';
import type { PublishedFacts } from '#content-types/template-props.ts';
import type { PagePartsFragment } from '../generated/graphql.ts';
import { listArticleHeadings } from './article/article.tsx';
import { foreignPrefix } from './foreign-markup.tsx';
import { joinForeign } from './join-foreign.ts';

/** What templates show of a document in addition to its fields and body. */
export function readPublishedFacts(document: PagePartsFragment, locale: Locale): PublishedFacts {
  const { date, modified, author, card, around } = document;
  const texts = joinForeign(document.editorBlocks).flatMap((block) =>
    block.__typename === 'ForeignBlock' ? [{ html: block.renderedHtml, idPrefix: foreignPrefix(block.clientId) }] : [],
  );
  return {
    day: date.slice(0, 10),
    changed: modified.slice(0, 10),
    author: author?.node?.name ?? null,
    excerpt: card.excerpt,
    terms: [...new Set(card.terms)],
    picture: card.image,
    href: card.href,
    minutes: document.minutes,
    headings: texts.flatMap((text) => listArticleHeadings({ ...text, locale })),
    above: document.breadcrumbs.at(-1) ?? null,
    previous: around?.previous ?? null,
    next: around?.next ?? null,
    tree: around?.tree ?? [],
  };
}
