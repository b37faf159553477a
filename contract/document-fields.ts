import { visibilities } from '#cms-schema/visibility.ts';
import { type DocumentType, documentTypes, typesThat } from './content-types.ts';
import {
  type FieldKind,
  idList,
  integer,
  type ObjectKind,
  option,
  person,
  type RenderedKind,
  record,
  reference,
  renderedText,
  text,
  toggle,
} from './field-kinds.ts';
import { type FieldPatch, type FieldValues, omitFields, pickFields, type TableField } from './field-table.ts';
import { limits } from './limits.ts';

export const documentStatuses = ['draft', 'pending', 'private', 'publish', 'future', 'trash'] as const;
export type DocumentStatus = (typeof documentStatuses)[number];

/** The statuses that a save may set, in WordPress's order. Moving to the trash is a separate operation. */
export const writableStatuses = ['publish', 'future', 'draft', 'pending', 'private'] as const;
export type WritableStatus = (typeof writableStatuses)[number];

export const openOrClosed = ['open', 'closed'] as const;

/** The REST contexts in which a field is included. */
type RestContext = 'view' | 'edit' | 'embed';

const always = ['view', 'edit', 'embed'] as const;
const shown = ['view', 'edit'] as const;
const editing = ['edit'] as const;

export interface DocumentField<Value = unknown, Sent extends Value = Value> extends TableField<Value, Sent> {
  readonly kind: FieldKind<Value, Sent>;
  /** For the REST schema. */
  readonly description: string;
  readonly context: readonly RestContext[];
  /** Overrides of the REST schema, if it accepts less or more than what is stored. */
  readonly schema?: { readonly enum?: readonly string[]; readonly maxLength?: number };
  /** Types of documents whose REST resource has the field. */
  readonly types: readonly DocumentType[];
  /** Its column in the table of documents; null if it is stored in another table. */
  readonly column: string | null;
  /** The value in a new document, unless its creation sets another one. */
  readonly initial: Value;
  /** An editor's work: changing it invalidates whatever was begun on the previous state. */
  readonly isWork?: true;
  /** Stored in revisions. */
  readonly isInHistory?: true;
  /** Included in the studio's lists. */
  readonly isListed?: true;
  /** Available in the studio's builder, but not in its lists. */
  readonly isEdited?: true;
}

/**
 * What editors can change of a document, but for status and date, which have rules of their own. From a row follow: the
 * types of documents and patches in the CMS and the studio, the columns that are written and read, what a patch does, the
 * patches of scheduled changes, REST's schema, arguments and answers, and the studio's reading and writing of them.
 *
 * A new row needs a migration if it has a column, and the compiler names what is to be decided besides.
 */
export const documentFields = {
  /** As WordPress stores it: percent-encoded lower case; empty until a draft is published first. */
  slug: {
    kind: text(),
    rest: 'slug',
    description: 'The name in its address.',
    context: always,
    schema: { maxLength: 1000 },
    types: documentTypes,
    column: 'slug',
    initial: '',
    isWork: true,
    isListed: true,
  },
  /** Readers need it when not empty; such a document has no public page. */
  password: {
    kind: text(limits.document.password),
    rest: 'password',
    description: 'Readers need it when not empty.',
    context: editing,
    schema: { maxLength: limits.document.password },
    types: documentTypes,
    column: 'password',
    initial: '',
  },
  /** Who may read it once it is published: for others a gate stands at its address. */
  visibility: {
    kind: option(visibilities),
    rest: 'haptera_visibility',
    description: 'Who may read it: everyone, whoever is signed in, or accounts of the named types.',
    context: editing,
    types: documentTypes,
    column: 'visibility',
    initial: 'everyone',
    isListed: true,
  },
  /** May hold inline HTML, as in WordPress. */
  title: {
    kind: renderedText(limits.document.title),
    rest: 'title',
    description: 'The title.',
    context: always,
    types: documentTypes,
    column: 'title',
    initial: '',
    isWork: true,
    isInHistory: true,
    isListed: true,
  },
  /** Canonical block markup. */
  content: {
    kind: renderedText(),
    rest: 'content',
    description: 'The content as block markup.',
    context: shown,
    types: typesThat(({ body }) => body !== 'none'),
    column: 'content',
    initial: '',
    isWork: true,
    isInHistory: true,
    isEdited: true,
  },
  /** The document above it. */
  parentId: {
    kind: reference(),
    rest: 'parent',
    description: 'The page above it; 0 for none.',
    context: shown,
    types: typesThat(({ isHierarchical }) => isHierarchical),
    column: 'parent_id',
    initial: null,
    isListed: true,
  },
  /** Place among its neighbours. */
  menuOrder: {
    kind: integer(-2_000_000_000, 2_000_000_000),
    rest: 'menu_order',
    description: 'Place among its neighbours.',
    context: shown,
    types: typesThat(({ supports }) => supports.includes('page-attributes')),
    column: 'menu_order',
    initial: 0,
    isListed: true,
  },
  excerpt: {
    kind: renderedText(limits.document.excerpt),
    rest: 'excerpt',
    description: 'A summary.',
    context: always,
    types: typesThat(({ supports }) => supports.includes('excerpt')),
    column: 'excerpt',
    initial: '',
    isWork: true,
    isInHistory: true,
    isEdited: true,
  },
  /** Null when the account is gone. */
  authorId: {
    kind: person(),
    rest: 'author',
    description: 'User id of the author.',
    context: always,
    types: documentTypes,
    column: 'author_id',
    initial: null,
    isListed: true,
  },
  featuredMediaId: {
    kind: reference(),
    rest: 'featured_media',
    description: 'Media id of its picture; 0 for none.',
    context: always,
    types: typesThat(({ supports }) => supports.includes('thumbnail')),
    column: 'featured_media_id',
    initial: null,
    isWork: true,
    isListed: true,
  },
  commentStatus: {
    kind: option(openOrClosed),
    rest: 'comment_status',
    description: 'Whether comments are open.',
    context: shown,
    types: documentTypes,
    column: 'comment_status',
    initial: 'closed',
  },
  pingStatus: {
    kind: option(openOrClosed),
    rest: 'ping_status',
    description: 'Whether it can be pinged.',
    context: shown,
    types: documentTypes,
    column: 'ping_status',
    initial: 'closed',
  },
  template: {
    kind: text(limits.document.template),
    rest: 'template',
    description: 'Only the default template exists: empty.',
    context: shown,
    schema: { enum: [''] },
    types: documentTypes,
    column: 'template',
    initial: '',
  },
  /** A save's is merged over the present one; unknown keys are ignored, null takes a key away. */
  meta: {
    kind: record(),
    rest: 'meta',
    description: 'Meta fields.',
    context: shown,
    types: documentTypes,
    column: 'meta',
    initial: {},
    isWork: true,
    isEdited: true,
  },
  isSticky: {
    kind: toggle(),
    rest: 'sticky',
    description: 'Whether it stays on top.',
    context: shown,
    types: typesThat(({ supports }) => supports.includes('sticky')),
    column: 'is_sticky',
    initial: false,
  },
  /** Term ids, ascending; empty where the type has no categories. */
  categories: {
    kind: idList(),
    rest: 'categories',
    description: 'Category ids.',
    context: shown,
    types: typesThat(({ taxonomies }) => taxonomies.includes('category')),
    column: null,
    initial: [],
    isWork: true,
    isListed: true,
  },
  tags: {
    kind: idList(),
    rest: 'tags',
    description: 'Tag ids.',
    context: shown,
    types: typesThat(({ taxonomies }) => taxonomies.includes('post_tag')),
    column: null,
    initial: [],
    isWork: true,
    isListed: true,
  },
} as const satisfies Readonly<Record<string, DocumentField>>;

export type DocumentFields = typeof documentFields;
export type DocumentFieldName = keyof DocumentFields;
export type DocumentValues = FieldValues<DocumentFields>;
export type DocumentFieldPatch = FieldPatch<DocumentFields>;
/** The fields that the studio's lists have. */
export const listedFields = pickFields(documentFields, 'isListed');
export type ListedFieldName = keyof typeof listedFields;
/** What its builder has besides. */
export const editedFields = pickFields(documentFields, 'isEdited');
export type EditedFieldName = keyof typeof editedFields;

/** Somebody's work that history does not keep. Beside a live document it stands until it is published. */
export const pendingFields = omitFields(pickFields(documentFields, 'isWork'), 'isInHistory');
export type PendingFieldPatch = FieldPatch<typeof pendingFields>;

type FieldsOfKind<Kind> = {
  [Name in DocumentFieldName]: DocumentFields[Name]['kind'] extends Kind ? Name : never;
}[DocumentFieldName];
/** The fields that REST shows as stored and for readers: doors say how readers get them. */
export type RenderedFieldName = FieldsOfKind<RenderedKind>;
/** The fields that are objects in REST: doors say what stands in them. */
export type ObjectFieldName = FieldsOfKind<ObjectKind>;
