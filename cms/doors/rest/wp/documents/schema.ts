import { locales } from '#cms-schema/locale.ts';
import { contentTypes, type DocumentType, documentTypes } from '#contract/content-types.ts';
import {
  type DocumentFieldName,
  documentFields,
  type ObjectFieldName,
  writableStatuses,
} from '#contract/document-fields.ts';
import { fieldsOf } from '#contract/field-table.ts';
import type { Arg, Args } from '../../route.ts';
import { argsOfSchema, idList, localeArg, offsetArg, orderArgs, pagingArgs, textList } from '../../schema-args.ts';
import type { ValueSchema } from '../../value-schema.ts';
import { metaProperties } from './meta-schema.ts';

const listStatuses = [...writableStatuses, 'trash', 'any'] as const;

const always = ['view', 'edit', 'embed'] as const;
const shown = ['view', 'edit'] as const;
const edit = ['edit'] as const;

/** The schema of a document type; its arguments and the fields of each context are derived from it. */
export function documentSchema(type: DocumentType): ValueSchema & { readonly title: string } {
  return {
    title: type,
    type: 'object',
    properties: {
      id: { description: 'Unique identifier.', type: 'integer', context: always, readonly: true },
      date: {
        description: "Date of publication, in the site's time.",
        type: ['string', 'null'],
        format: 'date-time',
        context: always,
      },
      date_gmt: {
        description: 'Date of publication, as GMT.',
        type: ['string', 'null'],
        format: 'date-time',
        context: shown,
      },
      guid: {
        description: 'An address that never changes.',
        type: 'object',
        context: shown,
        readonly: true,
        properties: rawAndRendered,
      },
      link: { description: 'Address for readers.', type: 'string', format: 'uri', context: always, readonly: true },
      modified: {
        description: "Date of the last change, in the site's time.",
        type: 'string',
        format: 'date-time',
        context: shown,
        readonly: true,
      },
      modified_gmt: {
        description: 'Date of the last change, as GMT.',
        type: 'string',
        format: 'date-time',
        context: shown,
        readonly: true,
      },
      status: {
        description: 'The status between draft and publication.',
        type: 'string',
        enum: writableStatuses,
        context: shown,
      },
      type: { description: 'Type of the document.', type: 'string', context: always, readonly: true },
      permalink_template: {
        description: 'The address with a gap for the slug.',
        type: 'string',
        context: edit,
        readonly: true,
      },
      generated_slug: {
        description: 'The slug generated from its title.',
        type: 'string',
        context: edit,
        readonly: true,
      },
      class_list: {
        description: 'CSS classes of WordPress themes.',
        type: 'array',
        items: { type: 'string' },
        context: shown,
        readonly: true,
      },
      ...fieldProperties(type),
      ...ownProperties,
    },
  };
}

/** The REST schema of the fields in the field table. */
function fieldProperties(type: DocumentType): Readonly<Record<string, ValueSchema>> {
  return Object.fromEntries(
    fieldsOf(documentFields).flatMap(([name, field]): [string, ValueSchema][] => {
      if (!field.types.some((each) => each === type)) return [];
      const { rest, description, context, kind } = field;
      const properties = propertiesOf[name]?.(type);
      const narrowed = 'schema' in field ? field.schema : {};
      return [[rest, { description, ...kind.schema, ...narrowed, context, ...(properties && { properties }) }]];
    }),
  );
}

const rawAndRendered = {
  raw: { description: 'As stored.', type: 'string', context: edit },
  rendered: { description: 'For display.', type: 'string', context: always, readonly: true },
} as const satisfies ValueSchema['properties'];

const isProtected = {
  description: 'Whether a password is needed.',
  type: 'boolean',
  context: always,
  readonly: true,
} as const;

/** The properties of fields that are objects in REST. */
const objectProperties: Readonly<Record<ObjectFieldName, (type: DocumentType) => ValueSchema['properties']>> = {
  title: () => rawAndRendered,
  content: () => ({
    ...rawAndRendered,
    block_version: { description: '1 when it holds blocks.', type: 'integer', context: edit, readonly: true },
    protected: isProtected,
  }),
  excerpt: () => ({ ...rawAndRendered, protected: isProtected }),
  meta: metaProperties,
};

const propertiesOf: Readonly<Partial<Record<DocumentFieldName, (typeof objectProperties)['meta']>>> = objectProperties;

/** Fields that WordPress lacks. */
const ownProperties = {
  lang: {
    description: 'Language; chosen when it is created.',
    type: 'string',
    enum: locales,
    context: always,
    readonly: true,
  },
  translations: {
    description: 'Ids of its language versions by language.',
    type: 'object',
    context: shown,
    readonly: true,
  },
  haptera_group: {
    description: 'Shared by all its language versions.',
    type: 'string',
    context: shown,
    readonly: true,
  },
  haptera_revision: { description: 'Counts its changes; the ETag.', type: 'integer', context: shown, readonly: true },
  haptera_modified_by: {
    description: 'Who changed it last: id and name; null if unknown.',
    type: ['object', 'null'],
    context: edit,
    readonly: true,
  },
  haptera_warnings: {
    description:
      'Only in answers that create, change or publish it, if it is published or scheduled: up to twenty remarks about its blocks, each with code (draws_nothing: visitors see nothing of it; value_wanted: a field without which it says less than it should), blockId, path and message in both languages.',
    type: 'array',
    items: { type: 'object' },
    context: edit,
    readonly: true,
  },
  haptera_has_autosave: {
    description: 'Whether anyone has unsaved changes to it.',
    type: 'boolean',
    context: edit,
    readonly: true,
  },
  haptera_has_unpublished: {
    description: 'Whether anyone has unsaved changes to it that readers would notice if they were published.',
    type: 'boolean',
    context: edit,
    readonly: true,
  },
  haptera_scheduled_change: {
    description:
      'The change of it that waits for its hour: id, date and date_gmt, author, revision that it was made on, error (code and message) when it was due and could not go out; null for none.',
    type: ['object', 'null'],
    context: edit,
    readonly: true,
  },
  haptera_review: {
    description:
      'The step of its review that it stands at: id, step (submitted: it waits; answered: it came back), author, words, at_gmt, changed_gmt and changed_by when it was changed since it was submitted; null for none.',
    type: ['object', 'null'],
    context: edit,
    readonly: true,
  },
  haptera_path: {
    description: 'Address without language prefix; null without slug.',
    type: ['string', 'null'],
    context: edit,
    readonly: true,
  },
  haptera_scheduled_by: {
    description:
      'Who decided on the hour of its publication: id and name; null while none waits, or when that is not known.',
    type: ['object', 'null'],
    context: edit,
    readonly: true,
  },
  haptera_schedule_error: {
    description: 'Why the last scheduled publication failed: code and message; null if it did not.',
    type: ['object', 'null'],
    context: edit,
    readonly: true,
  },
} as const satisfies ValueSchema['properties'];

/**
 * The fields that a publication may also save: everything that a save of any document type accepts, except status and
 * date, which the publication determines.
 */
export function publishableProperties(): Readonly<Record<string, ValueSchema>> {
  const { status: _status, date: _date, date_gmt: _gmt, ...properties } = writableProperties();
  return properties;
}

/** Everything that a save of any document type accepts, for one document among several. */
export function writableProperties(): Readonly<Record<string, ValueSchema>> {
  const all = new Map(documentTypes.flatMap((type) => Object.entries(argsOfSchema(documentSchema(type), 'update'))));
  return Object.fromEntries(
    [...all].map(([name, { check, properties, ...schema }]): [string, ValueSchema] => {
      // The meta depends on the type, which is unknown until the document is loaded: the operation checks it.
      if (name === 'meta') return [name, schema];
      // Fields like `title`: text, or an object with `raw`.
      if (check === 'raw') return [name, { description: schema.description, anyOf: textOrRaw }];
      return [name, { ...schema, ...(properties && { properties }) }];
    }),
  );
}

const textOrRaw = [
  { type: 'string' },
  { type: 'object', properties: { raw: { type: 'string', required: true } } },
] as const satisfies ValueSchema['anyOf'];

export const autosaveArg: Args = {
  haptera_autosave: {
    description: 'One of many small saves: may replace the revision of the previous one.',
    type: 'boolean',
  },
};

export const newDocumentArgs: Args = { lang: { ...localeArg, description: 'Language of the new document.' } };

/** As in WordPress, not part of the first round of checks, because both ids and `{terms}` are allowed. */
function termFilter(description: string): Arg {
  return {
    description,
    anyOf: [
      { type: 'array', items: { type: 'integer' }, maxItems: 1000 },
      {
        type: 'object',
        properties: {
          terms: { type: 'array', items: { type: 'integer' }, default: [], maxItems: 1000 },
          include_children: { type: 'boolean', default: false },
          operator: { type: 'string', enum: ['AND', 'OR'], default: 'OR' },
        },
        additionalProperties: false,
      },
    ],
  };
}

const date = (description: string) => ({ description, type: 'string', format: 'date-time' }) as const;

export function documentListArgs(type: DocumentType): Args {
  const { supports, isHierarchical, taxonomies } = contentTypes[type];
  return {
    ...pagingArgs,
    after: date('Published after this date.'),
    modified_after: date('Changed after this date.'),
    author: idList('Only by these authors.'),
    author_exclude: idList('Not by these authors.'),
    before: date('Published before this date.'),
    modified_before: date('Changed before this date.'),
    exclude: idList('Without these ids.'),
    include: idList('Only these ids.'),
    search_semantics: { description: 'How to read the words searched for.', type: 'string', enum: ['exact'] },
    ...offsetArg,
    ...orderArgs(
      [
        ...['author', 'date', 'id', 'include', 'modified', 'parent', 'relevance', 'slug', 'include_slugs', 'title'],
        ...(supports.includes('page-attributes') ? ['menu_order'] : []),
      ],
      'date',
      'desc',
    ),
    search_columns: {
      description: 'Where to search.',
      type: 'array',
      items: { type: 'string', enum: ['post_title', 'post_content', 'post_excerpt'] },
      default: [],
    },
    slug: textList('Only with these slugs.'),
    status: {
      description: 'Only with these statuses.',
      type: 'array',
      items: { type: 'string', enum: listStatuses },
      default: 'publish',
    },
    ...(supports.includes('page-attributes') && {
      menu_order: { description: 'Only with this place.', type: 'integer' },
    }),
    ...(isHierarchical && {
      parent: idList('Only below these documents.'),
      parent_exclude: idList('Not below these documents.'),
    }),
    ...(taxonomies.length > 0 && {
      tax_relation: { description: 'How conditions on terms are joined.', type: 'string', enum: ['AND', 'OR'] },
    }),
    ...(taxonomies.includes('category') && {
      categories: termFilter('Only in these categories.'),
      categories_exclude: termFilter('Not in these categories.'),
    }),
    ...(taxonomies.includes('post_tag') && {
      tags: termFilter('Only with these tags.'),
      tags_exclude: termFilter('Not with these tags.'),
    }),
    ...(supports.includes('sticky') && {
      sticky: { description: 'Only sticky ones, or none of them.', type: 'boolean' },
    }),
    lang: { ...localeArg, description: 'Only in this language.' },
    group: { description: 'Only the language versions of this group.', type: 'string', maxLength: 64 },
  };
}
