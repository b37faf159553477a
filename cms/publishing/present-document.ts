import type { Reference, ResolvedDocument, Resolver } from '#cms-schema/field.ts';
import { isShown, parseFields, resolveFields } from '#cms-schema/fields/fields.ts';
import { type Locale, localizePath } from '#cms-schema/locale.ts';
import { type SupportedListName, supportedListNames } from '#cms-schema/supported.ts';
import { collectReferences, type TypedDocument, type TypedNode } from '#cms-schema/typed-document.ts';
import { fieldsOfType } from '#content-types/fields-of-type.ts';
import { decodeSlug } from '#contract/slug.ts';
import { htmlToText } from '#kit/html/html-to-text.ts';
import { sanitizeHtml } from '#kit/html/sanitize-html.ts';
import { measureReading } from '#kit/measure-reading.ts';
import { shortenText } from '#kit/text/characters.ts';
import { stripInvisible } from '#kit/text/strip-invisible.ts';
import { collectProse, collectWords } from '../content-words.ts';
import type { StoredDocument } from '../documents/model.ts';
import { withoutHighlights } from '../foreign-html/highlights.ts';
import type { Media } from '../media/model.ts';
import { presentMedia, resolveDownload, resolveMedia } from '../media/present-media.ts';
import type { Term } from '../terms/model.ts';
import type { PublishedSummary, PublishedTerm, PublishedTranslation } from './model.ts';
import { presentBlocks, type RenderForeign } from './present-blocks.ts';
import type { PresentedBody, PublishedReference } from './store.ts';

/** Characters of a generated excerpt: the length that the product specification fixes for cards. */
const EXCERPT_LENGTH = 500;
/** Characters that search engines show of a description. */
const DESCRIPTION_LENGTH = 160;

export interface LoadedDocument {
  readonly document: StoredDocument;
  readonly typed: TypedDocument;
  readonly summary: PublishedSummary;
}

/** Everything is loaded beforehand, so that presenting itself makes no queries. */
export interface SummaryParts {
  readonly path: string;
  readonly authorName: string | null;
  readonly media: ReadonlyMap<number, Media>;
  readonly terms: readonly PublishedTerm[];
  readonly translations: readonly PublishedTranslation[];
}

export function presentSummary(document: StoredDocument, typed: TypedDocument, parts: SummaryParts): PublishedSummary {
  const { meta, locale } = document;
  const featured = document.featuredMediaId === null ? undefined : parts.media.get(document.featuredMediaId);
  const seoImage = parts.media.get(meta.seo_image) ?? featured;
  // Titles that were stored before they were checked.
  const title = stripInvisible(document.title);
  const plainTitle = htmlToText(title);
  const prose = readBody(document, collectProse(typed.nodes));
  const excerpt = htmlToText(document.excerpt) || shortenText(prose, EXCERPT_LENGTH);
  return {
    id: document.id,
    type: document.type,
    locale,
    groupId: document.groupId,
    path: parts.path,
    slug: decodeSlug(document.slug),
    parentId: document.parentId,
    title: sanitizeHtml(withoutHighlights(title), 'inline'),
    rawTitle: document.title,
    excerpt,
    date: document.date,
    modified: document.modifiedAt,
    author: presentAuthor(document.authorId, parts.authorName),
    featuredMedia: featured ? presentMedia(featured) : null,
    terms: parts.terms,
    isSticky: document.isSticky,
    isFrontPage: document.isFrontPage,
    menuOrder: document.menuOrder,
    minutes: prose === '' ? null : measureReading(prose),
    template: document.template,
    translations: parts.translations,
    seo: {
      title: stripInvisible(meta.seo_title) || plainTitle,
      description: stripInvisible(meta.seo_description || shortenText(excerpt, DESCRIPTION_LENGTH)),
      isHidden: meta.seo_noindex,
      // Programs that preview links show no drawings.
      image:
        seoImage?.kind === 'image' && seoImage.mimeType !== 'image/svg+xml' ? resolveMedia(seoImage, locale) : null,
    },
    signature: document.groupId,
  };
}

function presentAuthor(id: number | null, name: string | null): PublishedSummary['author'] {
  return id === null || name === null ? null : { id, name: stripInvisible(name) };
}

/** What a card shows of a document. When this changes, documents that refer to it are presented again. */
export function presentCard(summary: PublishedSummary): ResolvedDocument {
  return {
    id: summary.id,
    title: htmlToText(summary.title),
    excerpt: summary.excerpt,
    href: localizePath(summary.path, summary.locale),
    date: summary.date,
    image: summary.featuredMedia?.kind === 'image' ? summary.featuredMedia.resolved[summary.locale] : null,
    terms: summary.terms.map(({ name }) => name),
  };
}

export interface ResolverParts {
  readonly locale: Locale;
  /** Public media only. */
  readonly media: ReadonlyMap<number, Media>;
  readonly downloads: ReadonlyMap<number, Media>;
  readonly counterparts: ReadonlyMap<number, PublishedSummary>;
  readonly terms: ReadonlyMap<number, Term>;
  /** Signs the ticket for a private file. */
  readonly signTicket: (media: Media) => string;
}

export function createResolver(parts: ResolverParts): Resolver {
  const { locale, media, downloads, counterparts, terms, signTicket } = parts;
  return {
    locale,
    media(id) {
      const found = media.get(id);
      return found ? resolveMedia(found, locale) : null;
    },
    download(id) {
      const found = downloads.get(id);
      return found ? resolveDownload(found, () => signTicket(found)) : null;
    },
    document(id) {
      const found = counterparts.get(id);
      return found ? presentCard(found) : null;
    },
    term(id) {
      const found = terms.get(id);
      return found ? { id: found.id, taxonomy: found.taxonomy, slug: decodeSlug(found.slug), name: found.name } : null;
    },
  };
}

/** What a document shows besides its own texts. */
export interface LoadedBody {
  readonly renderForeign: RenderForeign;
  /** The texts of the lists that its blocks show, for the search index. */
  readonly listed: readonly string[];
}

export function presentBody(
  { document, typed, summary }: LoadedDocument,
  resolver: Resolver,
  version: number,
  { renderForeign, listed }: LoadedBody,
): Omit<PresentedBody, 'presentedBy'> {
  const body = readBody(document, [...collectWords(typed.nodes), ...listed]);
  const blocks = presentBlocks(typed.nodes, resolver, renderForeign);
  const fields = presentFields(document, resolver);
  return {
    summary: fields === null ? summary : { ...summary, fields },
    version,
    blocks,
    blocksText: JSON.stringify(blocks),
    body,
    searched: {
      id: summary.id,
      type: summary.type,
      locale: summary.locale,
      date: summary.date,
      title: htmlToText(summary.title),
      lead: summary.excerpt,
      terms: summary.terms.map(({ name }) => name).join('\n'),
      body,
    },
    parameters: collectParameters(typed.nodes),
  };
}

/** The query parameters that the blocks of a page read, without duplicates. */
function collectParameters(nodes: readonly TypedNode[]): string[] {
  const names = nodes.flatMap((node): readonly string[] =>
    node.kind === 'foreign'
      ? []
      : [...node.definition.parameters, ...Object.values(node.slots).flatMap((inner) => collectParameters(inner))],
  );
  return [...new Set(names)];
}

/** The lists that the blocks of a page show. */
export function collectLists(nodes: readonly TypedNode[]): SupportedListName[] {
  const names = nodes.flatMap((node): readonly SupportedListName[] =>
    node.kind === 'foreign'
      ? []
      : [...node.definition.lists, ...Object.values(node.slots).flatMap((inner) => collectLists(inner))],
  );
  return [...new Set(names)];
}

/** The fields of its type, resolved for templates; null if the type has none. */
function presentFields({ type, meta }: StoredDocument, resolver: Resolver): PublishedSummary['fields'] | null {
  const fields = fieldsOfType(type);
  if (Object.keys(fields).length === 0) return null;
  return resolveFields(fields, parseFields(fields, meta, null), resolver);
}

/** Everything whose change affects this document's row, apart from its other languages. */
export function listReferences(document: StoredDocument, typed: TypedDocument): PublishedReference[] {
  const inBlocks: readonly Reference[] = collectReferences(typed.nodes);
  const fields = fieldsOfType(document.type);
  const values = new Map(Object.entries(parseFields(fields, document.meta, null)));
  const inFields = Object.entries(fields).flatMap(([name, field]) => {
    // A file in a hidden field is not offered for download.
    const isOffered = field.kind !== 'download' || isShown(fields, field, document.meta);
    return isOffered ? field.references(values.get(name)) : [];
  });
  const own: (PublishedReference | null)[] = [
    document.featuredMediaId === null ? null : { kind: 'media', id: document.featuredMediaId },
    document.meta.seo_image === 0 ? null : { kind: 'media', id: document.meta.seo_image },
    document.authorId === null ? null : { kind: 'user', id: document.authorId },
    ...[...document.categories, ...document.tags].map((id): PublishedReference => ({ kind: 'term', id })),
  ];
  const lists = collectLists(typed.nodes).map(
    (name): PublishedReference => ({ kind: 'supported-list', id: supportedListNames.indexOf(name) }),
  );
  return [...inBlocks, ...inFields, ...lists, ...own.filter((reference) => reference !== null)];
}

// Attributes may contain escaped control characters such as NUL; a text column may not.
function readBody({ type, meta }: StoredDocument, words: readonly string[]): string {
  const fields = fieldsOfType(type);
  const values = new Map(Object.entries(parseFields(fields, meta, null)));
  const inFields = Object.entries(fields).flatMap(([name, field]) => field.words(values.get(name)));
  return [...inFields, ...words]
    .join('\n')
    .replace(/[\p{Cc}\p{Surrogate}]+/gu, ' ')
    .trim();
}
