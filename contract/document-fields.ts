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
  renderedLine,
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

/** The formats of WordPress, in its order. */
export const postFormats = [
  ...(['standard', 'aside', 'chat', 'gallery', 'link'] as const),
  ...(['image', 'quote', 'status', 'video', 'audio'] as const),
] as const;

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
  /** Editorial work: a change to it invalidates edits that are based on the previous state. */
  readonly isWork?: true;
  /** Stored in revisions, in a column of its own. */
  readonly isInHistory?: true;
  /** Where the document is: stored in revisions, but a restored state stays where the document is now. */
  readonly isPlace?: true;
  /** Included in the studio's lists. */
  readonly isListed?: true;
  /** Available in the studio's builder, but not in its lists. */
  readonly isEdited?: true;
}

/**
 * The fields of a document that editors can change, except status and date, which have their own rules. From each row
 * follow the types of documents and patches in the CMS and the studio, the columns that are written and read, how
 * patches and scheduled changes are applied, REST's schema, arguments and responses, and how the studio reads and
 * writes them.
 *
 * A new row needs a migration if it has a column; the compiler points out the other decisions that it requires.
 */
export const documentFields = {
  /** As WordPress stores it: percent-encoded lower case; empty until the draft is first published. */
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
    isPlace: true,
    isListed: true,
  },
  /** If not empty, readers must enter it; such a document has no public page. */
  password: {
    kind: text(limits.document.password),
    rest: 'password',
    description: 'If not empty, readers must enter it.',
    context: editing,
    schema: { maxLength: limits.document.password },
    types: documentTypes,
    column: 'password',
    initial: '',
  },
  /** Who may read it once it is published; others get a gate page at its address. */
  visibility: {
    kind: option(visibilities),
    rest: 'haptera_visibility',
    description: 'Who may read it: everyone, all signed-in accounts, or accounts of the named types.',
    context: editing,
    types: documentTypes,
    column: 'visibility',
    initial: 'everyone',
    isListed: true,
  },
  /** May contain inline HTML, as in WordPress. */
  title: {
    kind: renderedLine(limits.document.title),
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
  /** A theme of WordPress draws articles by their format. Here it is only kept, for programs that set and read it. */
  format: {
    kind: option(postFormats),
    rest: 'format',
    description: 'The format of the article, for programs that use formats: the site draws all alike.',
    context: shown,
    types: typesThat(({ supports }) => supports.includes('post-formats')),
    column: 'format',
    initial: 'standard',
  },
  /** The parent document. */
  parentId: {
    kind: reference(),
    rest: 'parent',
    description: 'The id of the parent page; 0 for none.',
    context: shown,
    types: typesThat(({ isHierarchical }) => isHierarchical),
    column: 'parent_id',
    initial: null,
    isPlace: true,
    isListed: true,
  },
  /** Position among its siblings. */
  menuOrder: {
    kind: integer(-2_000_000_000, 2_000_000_000),
    rest: 'menu_order',
    description: 'Position among its siblings.',
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
  /** Null once the account is deleted. */
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
    description: 'Media id of its featured image; 0 for none.',
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
    description: 'Empty: only the default template exists.',
    context: shown,
    schema: { enum: [''] },
    types: documentTypes,
    column: 'template',
    initial: '',
  },
  /** A save is merged into the stored value; unknown keys are ignored, null removes a key. */
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
    description: 'Whether it stays at the top of lists.',
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
/** The fields that the studio's builder has in addition. */
export const editedFields = pickFields(documentFields, 'isEdited');
export type EditedFieldName = keyof typeof editedFields;

/** Work besides the texts. For a live document, it is kept separately until it is published. */
export const pendingFields = omitFields(pickFields(documentFields, 'isWork'), 'isInHistory');
export type PendingFieldPatch = FieldPatch<typeof pendingFields>;

/** What the history of a document records of each state besides its texts. */
export const recordedFields = { ...pendingFields, ...pickFields(documentFields, 'isPlace') };
export type RecordedFieldPatch = FieldPatch<typeof recordedFields>;

type FieldsOfKind<Kind> = {
  [Name in DocumentFieldName]: DocumentFields[Name]['kind'] extends Kind ? Name : never;
}[DocumentFieldName];
/** The fields that REST shows both raw and rendered; each door renders them. */
export type RenderedFieldName = FieldsOfKind<RenderedKind>;
/** The fields that are objects in REST; each door defines their properties. */
export type ObjectFieldName = FieldsOfKind<ObjectKind>;
