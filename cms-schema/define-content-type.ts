import type { FieldKind, Fields, ResolvedFields, ValuesOf } from './field.ts';
import type { Localized } from './locale.ts';
import { refuseLooseConditions } from './loose-conditions.ts';
import type { Taxonomy } from './taxonomy.ts';

/**
 * What documents of a type may have beside title, address and body, by WordPress's names: `excerpt`, `thumbnail` (a picture
 * of their own), `page-attributes` (a place among their neighbours, by which lists sort them), `post-formats`; and `sticky`:
 * some of them stay on top of lists.
 */
export const contentTypeSupports = ['excerpt', 'thumbnail', 'page-attributes', 'post-formats', 'sticky'] as const;
export type ContentTypeSupport = (typeof contentTypeSupports)[number];

/** `blocks`: composed in the builder. `html`: written as HTML, as classic posts are. `none`: its fields say everything. */
export type ContentTypeBody = 'blocks' | 'html' | 'none';

/**
 * How readers go on from a document: `list`, to the one before and the one after in the order of lists; `tree`, through all
 * documents of the type from the top down, each followed by those below it.
 */
export type ContentTypeSequence = 'list' | 'tree';

/** What schema.org calls a dated text with an author: `TechArticle` teaches how something is done. */
export type ArticleKind = 'Article' | 'TechArticle';

/** What a type is, but for its fields: data that every room may know. `contract/content-types.ts` has it of all types. */
export interface ContentTypeFacts {
  /** WordPress's name of the type: `case-study`. */
  readonly name: string;
  /** For editors and in answers of REST: `{ one: { zh: '案例', en: 'Case study' }, many: … }`. */
  readonly labels: { readonly one: Localized; readonly many: Localized };
  /** What it is for, in a sentence. */
  readonly description: Localized;
  /** `wp/v2/<restBase>`, and the place of its list in the studio. */
  readonly restBase: string;
  /** Names in GraphQL: the type `CaseStudy`, the root fields `caseStudy` and `caseStudies`. */
  readonly graphql: { readonly type: string; readonly one: string; readonly many: string };
  /** What its addresses begin with, without language prefix: `/post`, `/community/blog`, or `/`. */
  readonly root: string;
  /** Documents stand below each other, and their addresses as well. */
  readonly isHierarchical: boolean;
  /** One of them may be chosen as the front page. */
  readonly mayBeFront: boolean;
  /** A dashicon, for WordPress's clients. */
  readonly icon: string;
  /** Who may write posts may write these (`post`), or who may write pages (`page`): the names of its capabilities. */
  readonly capabilityType: 'page' | 'post';
  readonly taxonomies: readonly Taxonomy[];
  readonly supports: readonly ContentTypeSupport[];
  readonly body: ContentTypeBody;
  /** Null where a document stands by itself. */
  readonly sequence: ContentTypeSequence | null;
  /**
   * The text field that a document is known by beside its address: no two that are public in one language share a value, and the
   * read API finds a document by it. Null for a type that has none.
   */
  readonly identifier: string | null;
  /** Its documents are articles: search engines are told so, and they stand in the feeds unless they are chapters of a tree. */
  readonly article: ArticleKind | null;
  /** Those of its fields that the desk's list shows, and filters by where they have few values. */
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
  /** `/`, or steps: `/case`, `/community/blog`. A page may stand at them. */
  readonly root: string;
  readonly isHierarchical?: boolean;
  readonly mayBeFront?: boolean;
  /** Default: it stands by itself. */
  readonly sequence?: ContentTypeSequence;
  /** Default: none. */
  readonly identifier?: keyof NoInfer<F> & string;
  /** Default: its documents are no articles. */
  readonly article?: ArticleKind;
  /** Default: WordPress's pin. */
  readonly icon?: `dashicons-${string}`;
  readonly taxonomies?: readonly Taxonomy[];
  readonly supports?: readonly ContentTypeSupport[];
  /** What its documents have beyond all others: the kinds of fields that blocks have. */
  readonly fields: F;
  /** Up to four of these that fit the cell of a table: the columns of the desk's list, and its filters. */
  readonly columns?: readonly (keyof NoInfer<F> & string)[];
  /** A document that could be published as it is, in both languages. */
  readonly example: Localized<Example<F>>;
}

export interface ContentTypeDefinition<F extends Fields = Fields> extends ContentTypeFacts {
  readonly fields: F;
  readonly example: Localized<{ readonly title: string; readonly fields: object }>;
}

/** What the template of a type receives of its fields. */
export type ResolvedTypeFields<D> = D extends ContentTypeDefinition<infer F> ? ResolvedFields<F> : never;

/** Names that the meta of every document has, and those that templates and REST keep for themselves. */
export const reservedMetaNames = [
  ...['id', 'key', 'ref', 'children', 'host', '__typename'],
  ...['footnotes', 'categories', 'tags', 'title', 'slug', 'excerpt', 'content'],
] as const;

/** Kinds of fields whose values fit the cell of a table. */
const columnKinds = ['text', 'choice', 'toggle', 'number', 'date', 'term'] as const satisfies readonly FieldKind[];

/** Declares a type of documents. Throws on a definition that could not be stored, addressed or queried. */
export function defineContentType<const F extends Fields>(options: ContentTypeOptions<F>): ContentTypeDefinition<F> {
  const { name, graphql, root, restBase, fields } = options;
  const refuse = (message: string): never => {
    throw new TypeError(`Content type "${name}": ${message}`);
  };
  if (!/^[a-z][a-z0-9-]{0,19}$/.test(name)) refuse('write its name in lower case, at most 20 characters: case-study.');
  if (!/^[a-z][a-z0-9-]*$/.test(restBase)) refuse('write restBase in lower-case words joined by hyphens.');
  for (const word of [graphql.one, graphql.many]) {
    if (!/^[a-z][A-Za-z0-9]*$/.test(word)) refuse(`write the name "${word}" of GraphQL in camelCase.`);
  }
  if (graphql.one === graphql.many) refuse('one and many need different names in GraphQL.');
  if (!/^(?:\/|(?:\/[a-z][a-z0-9-]*)+)$/.test(root))
    refuse('write root as "/" or in lower-case steps: "/community/blog".');
  if (root === '/' && !options.isHierarchical) {
    refuse('only documents that stand below each other may stand at "/": give it a root of its own.');
  }
  if (options.sequence === 'tree' && !options.isHierarchical) {
    refuse('a tree needs documents that stand below each other: isHierarchical: true, or sequence: "list".');
  }
  for (const key of Object.keys(fields)) {
    if (!/^[a-z][A-Za-z0-9]*$/.test(key)) refuse(`write the field "${key}" in camelCase.`);
    if (reservedMetaNames.some((reserved) => reserved === key)) refuse(`"${key}" is a reserved name.`);
  }
  const { columns = [], identifier = null } = options;
  if (identifier !== null && fields[identifier]?.kind !== 'text')
    refuse(`its identifier "${identifier}" is no text field of it.`);
  if (columns.length > 4) refuse(`${columns.length} columns are more than a list has room for. Name up to 4.`);
  for (const column of columns) {
    const { kind } = fields[column] ?? refuse(`its column "${column}" is no field of it.`);
    if (!columnKinds.some((fitting) => fitting === kind)) {
      refuse(
        `its column "${column}" is a ${kind}, which no cell has room for. There may be: ${columnKinds.join(', ')}.`,
      );
    }
  }
  refuseLooseConditions(`Content type "${name}"`, fields);
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
    example: options.example,
  };
}

/** What every room may know of a definition: no field, and nothing that only examples need. */
export function factsOf({ fields: _, example: __, ...facts }: ContentTypeDefinition): ContentTypeFacts {
  return facts;
}

type DeepReadonly<T> = T extends (infer Item)[]
  ? readonly DeepReadonly<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]: DeepReadonly<T[Key]> }
    : T;
