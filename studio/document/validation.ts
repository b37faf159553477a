import { belongsToPage } from '#cms-schema/belongs-to-page.ts';
import type { BlockDefinition } from '#cms-schema/define-block.ts';
import { parseFields } from '#cms-schema/fields/fields.ts';
import { isFieldOf } from '#cms-schema/fields/is-field-of.ts';
import { htmlOf } from '#cms-schema/html-body.ts';
import type { JsonValue } from '#cms-schema/json.ts';
import { type Advice, listInvisible, listWanted } from '#cms-schema/list-advice.ts';
import type { Locale, Localized } from '#cms-schema/locale.ts';
import type { BlockNode, DocumentNode } from '#cms-schema/markup/document.ts';
import { printDocument } from '#cms-schema/markup/document.ts';
import { MarkupError } from '#cms-schema/markup/markup-error.ts';
import { findUnwritable } from '#cms-schema/markup/unsafe-attributes.ts';
import { createReporter, type FieldPath, type Problem } from '#cms-schema/problem.ts';
import { getIn } from '#cms-schema/set-in.ts';
import { shownInSearch } from '#cms-schema/shown-in-search.ts';
import { walkLeaves } from '#cms-schema/text-fields.ts';
import { type Definitions, readTypedDocument } from '#cms-schema/typed-document.ts';
import { fieldsOfType } from '#content-types/fields-of-type.ts';
import { isReservedPath } from '#contract/addresses.ts';
import { contentTypes, type DocumentType } from '#contract/content-types.ts';
import { decodeSlug, MAX_SLUG_BYTES } from '#contract/slug.ts';
import { htmlToText } from '#kit/html/html-to-text.ts';
import { countCharacters } from '#kit/text/characters.ts';
import type { PageDraft } from './model.ts';
import { pageFacts } from './page-facts.ts';
import { listIds, walk } from './tree.ts';

/**
 * A problem of a draft, for its editor.
 * - `malformed`: the draft cannot be saved
 * - `incomplete`: it can be saved, but not published
 * - `advice`: it can be published, but should be improved
 */
export interface DraftProblem {
  readonly severity: Problem['severity'] | 'advice';
  readonly code: string;
  /** Null for a field of the page, with a path such as `['meta', 'seo_title']`. */
  readonly blockId: string | null;
  readonly path: FieldPath;
  readonly message: Localized;
}

export interface ValidationOptions {
  readonly definitions: Definitions;
  readonly locale: Locale;
  /** Whether the slug is the first segment of the address: the page has no parent and is not the front page. */
  readonly isAtRoot?: boolean;
  /** The type of the document, whose own fields are checked as well. */
  readonly type?: DocumentType;
  /** The alt text of a media item in the page's language; undefined while it is not known. */
  readonly altOf?: (mediaId: number) => string | undefined;
}

/**
 * All problems of a draft: first of the page, then block by block in reading order. Reads the page as the server would.
 */
export function listProblems(draft: PageDraft, options: ValidationOptions): DraftProblem[] {
  return [
    ...listPageProblems(draft, options),
    ...listTypeProblems(draft, options),
    ...listBlockProblems(draft, options),
    ...listWanted(draft.nodes, options.definitions).map(asProblem),
    ...listMisplaced(draft, options),
    ...listMissingAlts(draft, options),
    ...listInvisible(draft.nodes).map(asProblem),
  ];
}

function asProblem(advice: Advice): DraftProblem {
  return { severity: 'advice', ...advice };
}

/** The number of problems that prevent saving or publishing. */
export function countBlocking(problems: readonly DraftProblem[], act: 'save' | 'publish'): number {
  return problems.filter(({ severity }) => severity === 'malformed' || (act === 'publish' && severity === 'incomplete'))
    .length;
}

/** The problems of one block's fields, for the inspector on every keystroke. Cached for unchanged blocks. */
export function listFieldProblems(node: BlockNode, definition: BlockDefinition): readonly Problem[] {
  const known = cache.get(node);
  if (known?.definition === definition) return known.problems;
  const problems: Problem[] = [];
  parseFields(definition.fields, node.attributes, createReporter(problems, node.id));
  cache.set(node, { definition, problems });
  return problems;
}

const cache = new WeakMap<BlockNode, { definition: BlockDefinition; problems: readonly Problem[] }>();

function listPageProblems(
  draft: PageDraft,
  { locale, isAtRoot = false, type = 'page' }: ValidationOptions,
): DraftProblem[] {
  const { title, slug, nodes } = draft;
  const limits = { title: shownInSearch.title[locale], description: shownInSearch.description[locale] };
  const problems: DraftProblem[] = [];
  const tell = (severity: DraftProblem['severity'], code: string, path: FieldPath, message: Localized) => {
    problems.push({ severity, code, blockId: null, path, message });
  };
  if (htmlToText(title) === '') {
    tell('incomplete', 'title_missing', ['title'], { zh: '请填写页面标题。', en: 'Give the page a title.' });
  }
  if (slug !== '' && !isSlug(slug)) {
    tell('incomplete', 'slug_invalid', ['slug'], {
      zh: '地址只能用字母、数字、汉字和连字符，例如 engine-sdk。',
      en: 'Use only letters, digits and hyphens in the address, such as engine-sdk.',
    });
  } else if (encodeURIComponent(decodeSlug(slug)).length > MAX_SLUG_BYTES) {
    tell('incomplete', 'slug_too_long', ['slug'], { zh: '地址过长，请缩短。', en: 'Shorten the address.' });
  } else if (isAtRoot && isReservedPath(`/${decodeSlug(slug)}`)) {
    tell('incomplete', 'slug_reserved', ['slug'], {
      zh: `网站的其他部分占用了网址 /${decodeSlug(slug)}，访客看不到此处的页面。请更换网址名称，例如 ${decodeSlug(slug)}-2。`,
      en: `Another part of the site uses the address /${decodeSlug(slug)}, so visitors would not see a page there. Choose another slug, such as ${decodeSlug(slug)}-2.`,
    });
  }
  if (nodes.length === 0 && contentTypes[type].body !== 'none') {
    tell('advice', 'page_empty', [], { zh: '页面还没有内容。', en: 'This page has no content yet.' });
  }
  const seoTitle = metaText(draft, 'seo_title') || htmlToText(title);
  if (countCharacters(seoTitle) > limits.title) {
    tell('advice', 'seo_title_long', ['meta', 'seo_title'], {
      zh: `搜索结果约显示前 ${limits.title} 个字，请缩短或另写搜索标题。`,
      en: `Search results show about ${limits.title} characters of a title. Shorten it, or write a separate title for search.`,
    });
  }
  const description = metaText(draft, 'seo_description') || htmlToText(draft.excerpt);
  if (description === '') {
    tell('advice', 'seo_description_missing', ['meta', 'seo_description'], {
      zh: '没有搜索描述时，搜索结果会截取正文开头。请写一两句。',
      en: 'Without a description, search results show the beginning of the text. Write a sentence or two.',
    });
  } else if (countCharacters(description) > limits.description) {
    tell('advice', 'seo_description_long', ['meta', 'seo_description'], {
      zh: `搜索结果约显示描述的前 ${limits.description} 个字，请缩短。`,
      en: `Search results show about ${limits.description} characters of a description. Shorten it.`,
    });
  }
  return problems;
}

function listTypeProblems({ meta }: PageDraft, { type }: ValidationOptions): DraftProblem[] {
  if (type === undefined) return [];
  const problems: Problem[] = [];
  parseFields(fieldsOfType(type), meta, createReporter(problems).at('meta'));
  return problems.map((problem) => ({ ...problem, blockId: null }));
}

function listBlockProblems({ nodes }: PageDraft, { definitions }: ValidationOptions): DraftProblem[] {
  if (htmlOf(nodes) !== null) return [];
  try {
    const { problems } = readTypedDocument(printDocument(nodes), definitions);
    return problems.map(({ blockId = null, ...problem }) => ({ ...problem, blockId }));
  } catch (error) {
    if (error instanceof MarkupError) return [describeUnwritable(error, nodes)];
    throw error;
  }
}

/** The error names either the block or the path of an attribute; in the latter case, the block is searched for. */
function describeUnwritable(error: MarkupError, nodes: readonly DocumentNode[]): DraftProblem {
  const isBlock = listIds(nodes).has(error.where);
  const holder = [...walk(nodes)].find(
    ({ node }) => node.kind === 'block' && findUnwritable(node.attributes)?.path.join('.') === error.where,
  );
  return {
    severity: 'malformed',
    code: error.code,
    blockId: isBlock ? error.where : (holder?.node.id ?? null),
    path: isBlock ? [] : error.where.split('.'),
    message: { zh: '此区块的内容无法保存。请撤销上一步，或删除后重建此区块。', en: error.message },
  };
}

/** Blocks on pages that they do not belong to. They stay, since a page may have a reason. */
function listMisplaced(draft: PageDraft, { definitions, type }: ValidationOptions): DraftProblem[] {
  if (type === undefined) return [];
  const page = pageFacts(draft, type);
  return [...walk(draft.nodes)].flatMap(({ node }): DraftProblem[] => {
    const definition = node.kind === 'block' ? definitions.get(node.type) : undefined;
    if (!definition || belongsToPage(definition, page)) return [];
    const { title } = definition;
    return [
      {
        severity: 'advice',
        code: 'block_misplaced',
        blockId: node.id,
        path: [],
        message: {
          zh: `“${title.zh}”区块属于另一种页面，在这里可能不起作用。如非有意，请移除。`,
          en: `The block “${title.en}” belongs to another kind of page and may not work here. Remove it unless you want it here.`,
        },
      },
    ];
  });
}

function listMissingAlts({ nodes }: PageDraft, { definitions, altOf }: ValidationOptions): DraftProblem[] {
  if (!altOf) return [];
  return [...walk(nodes)].flatMap(({ node }): DraftProblem[] => {
    const definition = node.kind === 'block' ? definitions.get(node.type) : undefined;
    if (node.kind === 'foreign' || !definition) return [];
    return [...walkLeaves(definition.fields, node.attributes)].flatMap(({ place, field, value }): DraftProblem[] => {
      const id = isFieldOf('media', field) && field.accept === 'image' ? mediaId(value) : null;
      if (id === null || altOf(id)?.trim() !== '') return [];
      return [
        {
          severity: 'advice',
          code: 'alt_missing',
          blockId: node.id,
          path: place,
          message: {
            zh: '这张图片还没有此语言的说明，读屏软件无法读出。请在媒体库填写。',
            en: 'This picture has no alt text in this language, so screen readers cannot describe it. Add one in the library.',
          },
        },
      ];
    });
  });
}

function mediaId(value: JsonValue | undefined): number | null {
  const id = getIn(value, ['id']);
  return typeof id === 'number' ? id : null;
}

function metaText({ meta }: PageDraft, key: string): string {
  const value = getIn(meta, [key]);
  return typeof value === 'string' ? value.trim() : '';
}

/** The server derives slugs from titles and keeps non-ASCII punctuation in them, except quotes, dashes and ellipses. */
function isSlug(slug: string): boolean {
  return /^(?:[a-zA-Z\d]|[^\p{ASCII}\p{Lu}\p{Lt}\p{Z}\p{C}\p{Pi}\p{Pf}‐-―…]|(?<=.)[-_](?![-_]|$))+$/u.test(
    decodeSlug(slug),
  );
}
