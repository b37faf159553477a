import type { FieldKind, Fields, ResolvedFields, ValuesOf } from './field.ts';
import type { Localized } from './locale.ts';
import { refuseLooseConditions } from './loose-conditions.ts';
import { refuseMissingText, refuseMissingTexts } from './missing-texts.ts';
import type { Taxonomy } from './taxonomy.ts';

/**
 * What documents of a type may have besides title, address and body, by WordPress's names: `excerpt`, `thumbnail` (a featured
 * picture), `page-attributes` (a menu order, by which lists sort them), `post-formats`, and `sticky` (a document may be
 * pinned to the top of lists).
 */
export const contentTypeSupports = ['excerpt', 'thumbnail', 'page-attributes', 'post-formats', 'sticky'] as const;
export type ContentTypeSupport = (typeof contentTypeSupports)[number];

/** `blocks`: composed in the builder. `html`: written as HTML, as classic posts are. `none`: its fields are all its content. */
export type ContentTypeBody = 'blocks' | 'html' | 'none';

/**
 * How "previous" and "next" links connect documents: `list` follows the order of lists; `tree` walks all documents of the
 * type from the top down, each followed by its descendants.
 */
export type ContentTypeSequence = 'list' | 'tree';

/** The schema.org type of a dated text with an author. A `TechArticle` explains how something is done. */
export type ArticleKind = 'Article' | 'TechArticle';

/** A content type without its fields: plain data that every room may use. `contract/content-types.ts` lists all types. */
export interface ContentTypeFacts {
  /** WordPress's name of the type: `case-study`. */
  readonly name: string;
  /** For editors and in REST responses: `{ one: { zh: '案例', en: 'Case study' }, many: … }`. */
  readonly labels: { readonly one: Localized; readonly many: Localized };
  /** Its purpose in one sentence. */
  readonly description: Localized;
  /** Path segment of `wp/v2/<restBase>`, and of its list in the studio. */
  readonly restBase: string;
  /** Names in GraphQL: the type `CaseStudy`, the root fields `caseStudy` and `caseStudies`. */
  readonly graphql: { readonly type: string; readonly one: string; readonly many: string };
  /** Start of its addresses, without language prefix: `/post`, `/community/blog`, or `/`. */
  readonly root: string;
  /** Documents can have parents, and their addresses are nested accordingly. */
  readonly isHierarchical: boolean;
  /** A document of this type may be chosen as the front page. */
  readonly mayBeFront: boolean;
  /** A dashicon, for WordPress clients. */
  readonly icon: string;
  /** The capabilities required to write its documents: those for posts or those for pages. */
  readonly capabilityType: 'page' | 'post';
  readonly taxonomies: readonly Taxonomy[];
  readonly supports: readonly ContentTypeSupport[];
  readonly body: ContentTypeBody;
  /** Null if documents have no "previous" and "next" links. */
  readonly sequence: ContentTypeSequence | null;
  /**
   * The text field that identifies a document besides its address: unique among the public documents of a language, and
   * accepted by the read API. Null for a type that has none.
   */
  readonly identifier: string | null;
  /** Set if its documents are articles: they have structured data, and appear in feeds unless they are chapters of a tree. */
  readonly article: ArticleKind | null;
  /** Fields shown as columns in the desk's list, and offered as filters if they have few values. */
  readonly columns: readonly string[];
}

interface Example<F extends Fields> {
  readonly title: string;
  readonly fields: DeepReadonly<ValuesOf<F>>;
}

export interface ContentTypeOptions<F extends Fields>
  extends Pick<ContentTypeFacts, 'name' | 'labels' | 'description' | 'restBase' | 'capabilityType' | 'body'> {
  /** `{ one: 'caseStudy', many: 'caseStudies' }` */
  readonly graphql: { readonly one: string; readonly many: string };
  /** `/`, or a path: `/case`, `/community/blog`. A page may exist at the same address. */
  readonly root: string;
  readonly isHierarchical?: boolean;
  readonly mayBeFront?: boolean;
  /** Default: none. */
  readonly sequence?: ContentTypeSequence;
  /** Default: none. */
  readonly identifier?: keyof NoInfer<F> & string;
  /** Default: its documents are not articles. */
  readonly article?: ArticleKind;
  /** Default: WordPress's pin. */
  readonly icon?: `dashicons-${string}`;
  readonly taxonomies?: readonly Taxonomy[];
  readonly supports?: readonly ContentTypeSupport[];
  /** Fields specific to this type, of the same kinds as those of blocks. */
  readonly fields: F;
  /** Up to four fields that fit into a table cell: the columns and filters of the desk's list. */
  readonly columns?: readonly (keyof NoInfer<F> & string)[];
  /** Former names of fields, with their present names: `{ client: 'customer' }`. Stored values move at the next start. */
  readonly renamed?: Readonly<Record<string, keyof NoInfer<F> & string>>;
  /** Former fields whose stored values are no longer needed; inside a list or group with their path, `facts[].unit`. */
  readonly removed?: readonly string[];
  /** A document that could be published as it is, in both languages. */
  readonly example: Localized<Example<F>>;
}

export interface ContentTypeDefinition<F extends Fields = Fields> extends ContentTypeFacts {
  readonly fields: F;
  readonly renamed: Readonly<Record<string, string>>;
  readonly removed: readonly string[];
  readonly example: Localized<{ readonly title: string; readonly fields: object }>;
}

/** What the template of a type receives of its fields. */
export type ResolvedTypeFields<D> = D extends ContentTypeDefinition<infer F> ? ResolvedFields<F> : never;

/** Names that every document's meta uses, and names reserved by templates and REST. */
export const reservedMetaNames = [
  ...['id', 'key', 'ref', 'children', 'host', '__typename'],
  ...['footnotes', 'categories', 'tags', 'title', 'slug', 'excerpt', 'content'],
] as const;

/** Field kinds whose values fit into a table cell. */
const columnKinds = ['text', 'choice', 'toggle', 'number', 'date', 'term'] as const satisfies readonly FieldKind[];

/** Declares a content type. Throws on a definition that could not be stored, addressed or queried. */
export function defineContentType<const F extends Fields>(options: ContentTypeOptions<F>): ContentTypeDefinition<F> {
  const { name, graphql, root, restBase, fields } = options;
  const refuse = (message: string): never => {
    throw new TypeError(`Content type "${name}": ${message}`);
  };
  if (!/^[a-z][a-z0-9-]{0,19}$/.test(name)) refuse('write its name in lower case, at most 20 characters: case-study.');
  if (!/^[a-z][a-z0-9-]*$/.test(restBase)) refuse('write restBase in lower-case words joined by hyphens.');
  for (const word of [graphql.one, graphql.many]) {
    if (!/^[a-z][A-Za-z0-9]*$/.test(word)) refuse(`write the GraphQL name "${word}" in camelCase.`);
  }
  if (graphql.one === graphql.many) refuse('one and many need different names in GraphQL.');
  if (!/^(?:\/|(?:\/[a-z][a-z0-9-]*)+)$/.test(root))
    refuse('write root as "/" or in lower-case steps: "/community/blog".');
  if (root === '/' && !options.isHierarchical) {
    refuse('only hierarchical types may use the root "/": give it a root of its own.');
  }
  if (options.sequence === 'tree' && !options.isHierarchical) {
    refuse('a tree needs documents that can have parents: set isHierarchical: true, or sequence: "list".');
  }
  for (const key of Object.keys(fields)) {
    if (!/^[a-z][A-Za-z0-9]*$/.test(key)) refuse(`write the field "${key}" in camelCase.`);
    if (reservedMetaNames.some((reserved) => reserved === key)) refuse(`"${key}" is a reserved name.`);
  }
  const { columns = [], identifier = null } = options;
  if (identifier !== null && fields[identifier]?.kind !== 'text')
    refuse(`its identifier "${identifier}" is not one of its text fields.`);
  if (columns.length > 4) refuse(`it has ${columns.length} columns, but a list has room for 4.`);
  for (const column of columns) {
    const { kind } = fields[column] ?? refuse(`its column "${column}" is not one of its fields.`);
    if (!columnKinds.some((fitting) => fitting === kind)) {
      refuse(
        `its column "${column}" is a ${kind}, which no cell has room for. There may be: ${columnKinds.join(', ')}.`,
      );
    }
  }
  const { renamed = {}, removed = [] } = options;
  for (const [former, present] of Object.entries<string>(renamed)) {
    if (!Object.hasOwn(fields, present))
      refuse(`"${former}" is renamed to "${present}", which is not one of its fields.`);
  }
  for (const former of [...Object.keys(renamed), ...removed]) {
    if (Object.hasOwn(fields, former))
      refuse(`"${former}" is still one of its fields, so it is not renamed or removed.`);
    if (reservedMetaNames.some((reserved) => reserved === former)) refuse(`"${former}" is a reserved name.`);
  }
  refuseLooseConditions(`Content type "${name}"`, fields);
  refuseMissingText(`Content type "${name}": the name of one`, options.labels.one);
  refuseMissingText(`Content type "${name}": the name of many`, options.labels.many);
  refuseMissingText(`Content type "${name}": its description`, options.description);
  refuseMissingTexts(`Content type "${name}"`, fields);
  return {
    name,
    labels: options.labels,
    description: options.description,
    restBase,
    graphql: { type: graphql.one.charAt(0).toUpperCase() + graphql.one.slice(1), ...graphql },
    root,
    isHierarchical: options.isHierarchical ?? false,
    mayBeFront: options.mayBeFront ?? false,
    icon: options.icon ?? 'dashicons-admin-post',
    capabilityType: options.capabilityType,
    taxonomies: options.taxonomies ?? [],
    supports: options.supports ?? [],
    body: options.body,
    sequence: options.sequence ?? null,
    identifier,
    article: options.article ?? null,
    columns,
    fields,
    renamed,
    removed,
    example: options.example,
  };
}

/** The part of a definition that every room may use: everything but fields, their former names and examples. */
export function factsOf({
  fields: _,
  renamed: __,
  removed: ___,
  example: ____,
  ...facts
}: ContentTypeDefinition): ContentTypeFacts {
  return facts;
}

type DeepReadonly<T> = T extends (infer Item)[]
  ? readonly DeepReadonly<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]: DeepReadonly<T[Key]> }
    : T;
