import type { JsonObject } from '#cms-schema/json.ts';
import { locales } from '#cms-schema/locale.ts';
import { archivePath } from '#contract/archives.ts';
import { limits } from '#contract/limits.ts';
import type { Taxonomy } from '../../../../documents/model.ts';
import { errors } from '../../../../errors.ts';
import { can } from '../../../../permission/capabilities.ts';
import type { Viewer } from '../../../../permission/viewer.ts';
import type { Term } from '../../../../terms/model.ts';
import { answer, answerCreated, answerDeleted, answerItem, answerList } from '../../answer.ts';
import { digestOf, requireUnchanged } from '../../digest.ts';
import { filterContext } from '../../filter-context.ts';
import { link, printLinks, selfLink } from '../../links.ts';
import { sentOnly } from '../../params.ts';
import { readTranslationOf, translationArgs } from '../../read-translation-of.ts';
import { restErrors } from '../../rest-errors.ts';
import { type Answer, type Args, type Call, editing, type Method, type Route } from '../../route.ts';
import {
  argsOfSchema,
  contextArg,
  forceArg,
  idArg,
  idList,
  localeArg,
  offsetArg,
  orderArgs,
  pagingArgs,
  textList,
} from '../../schema-args.ts';
import type { Context, ValueSchema } from '../../value-schema.ts';

export const termBases = { category: 'categories', post_tag: 'tags' } as const satisfies Record<Taxonomy, string>;

/** `wp/v2/categories` and `wp/v2/tags`. */
export function termRoutes(taxonomy: Taxonomy): readonly Route[] {
  const schema = termSchema(taxonomy);
  const base = `/wp/v2/${termBases[taxonomy]}`;
  const shared = { namespace: 'wp/v2', schema };
  const door: Door = { taxonomy, base, schema };
  return [
    {
      ...shared,
      pattern: base,
      allow: ({ viewer }) => (canCreate(viewer, taxonomy) ? ['GET', 'POST'] : ['GET']),
      endpoints: [
        {
          methods: ['GET'],
          allowsBatch: true,
          args: { ...contextArg(), ...listArgs(taxonomy) },
          handle: (call) => list(call, door),
        },
        {
          methods: ['POST'],
          allowsBatch: true,
          args: {
            ...argsOfSchema(schema, 'create'),
            lang: { ...localeArg, description: 'Language of its name.' },
            ...translationArgs,
          },
          refusal: errors.cannotCreateTerm,
          handle: (call) => create(call, door),
        },
      ],
    },
    {
      ...shared,
      pattern: `${base}/(?P<id>[\\d]+)`,
      allow: async (call) => {
        await call.cms.terms.requireTerm(taxonomy, call.params.id());
        return allowOnTerm(call.viewer);
      },
      endpoints: [
        { methods: ['GET'], allowsBatch: true, args: { ...idArg, ...contextArg() }, handle: (call) => get(call, door) },
        {
          methods: editing,
          allowsBatch: true,
          args: { ...idArg, ...argsOfSchema(schema, 'update'), ...translationArgs },
          handle: (call) => save(call, door),
        },
        {
          methods: ['DELETE'],
          allowsBatch: true,
          args: { ...idArg, ...forceArg },
          handle: (call) => remove(call, door),
        },
      ],
    },
  ];
}

interface Door {
  readonly taxonomy: Taxonomy;
  readonly base: string;
  readonly schema: ValueSchema;
}

/** As in WordPress, contributors may create tags, but not categories. */
function canCreate(viewer: Viewer, taxonomy: Taxonomy): boolean {
  return can(viewer, taxonomy === 'category' ? 'manage_categories' : 'edit_posts');
}

export function allowOnTerm(viewer: Viewer): Method[] {
  return can(viewer, 'manage_categories') ? ['GET', ...editing, 'DELETE'] : ['GET'];
}

const always = ['view', 'embed', 'edit'] as const;
const shown = ['view', 'edit'] as const;

function termSchema(taxonomy: Taxonomy): ValueSchema & { readonly title: string } {
  return {
    title: taxonomy === 'category' ? 'category' : 'tag',
    type: 'object',
    properties: {
      id: { description: 'Unique identifier.', type: 'integer', context: always, readonly: true },
      count: { description: 'Published posts that carry it.', type: 'integer', context: shown, readonly: true },
      description: { description: 'What it stands for.', type: 'string', maxLength: 20_000, context: shown },
      link: { description: 'Address of its list.', type: 'string', format: 'uri', context: always, readonly: true },
      name: { description: 'Name.', type: 'string', maxLength: limits.name, context: always, required: true },
      slug: { description: 'The name in addresses.', type: 'string', maxLength: 1000, context: always },
      taxonomy: { description: 'category or post_tag.', type: 'string', context: always, readonly: true },
      ...(taxonomy === 'category' && {
        parent: { description: 'The category above it; 0 for none.', type: 'integer', minimum: 0, context: shown },
      }),
      meta: { description: 'Meta fields.', type: 'object', context: shown, readonly: true },
      lang: { description: 'Language of its name.', type: 'string', context: always, readonly: true },
    },
  };
}

function listArgs(taxonomy: Taxonomy): Args {
  return {
    ...pagingArgs,
    exclude: idList('Without these ids.'),
    include: idList('Only these ids.'),
    ...offsetArg,
    ...orderArgs(
      ['id', 'include', 'name', 'slug', 'include_slugs', 'term_group', 'description', 'count'],
      'name',
      'asc',
    ),
    hide_empty: { description: 'Without those that no published post carries.', type: 'boolean', default: false },
    ...(taxonomy === 'category' && { parent: { description: 'Only below this category.', type: 'integer' } }),
    post: { description: 'Only those of this post.', type: 'integer' },
    slug: textList('Only with these slugs.'),
    lang: { ...localeArg, description: 'Only in this language.' },
  };
}

async function list(call: Call, door: Door): Promise<Answer> {
  const { params } = call;
  if (call.context === 'edit' && !canCreate(call.viewer, door.taxonomy)) {
    throw restErrors.cannotEditTerms(call.viewer.user !== null);
  }
  const { items, total } = await call.cms.terms.listTerms(
    call.viewer,
    sentOnly({
      taxonomy: door.taxonomy,
      locale: params.choice('lang', locales),
      page: params.number('page'),
      perPage: params.number('per_page'),
      offset: params.number('offset'),
      search: params.text('search'),
      include: params.numbers('include'),
      exclude: params.numbers('exclude'),
      slugs: params.texts('slug'),
      parentId: params.number('parent'),
      documentId: params.number('post'),
      hideEmpty: params.toggle('hide_empty'),
      orderBy: params.choice('orderby', ['id', 'include', 'name', 'slug', 'count', 'description']),
      order: params.choice('order', ['asc', 'desc']),
    }),
  );
  return answerList(
    call,
    items.map((term) => presentTerm(call, term, door)),
    total,
  );
}

async function get(call: Call, door: Door): Promise<Answer> {
  const term = await requireTerm(call, door);
  if (call.context === 'edit' && !can(call.viewer, 'manage_categories')) {
    throw restErrors.cannotEditTerms(call.viewer.user !== null);
  }
  return answerItem(presentTerm(call, term, door), digest(term));
}

async function create(call: Call, door: Door): Promise<Answer> {
  const { params } = call;
  const term = await call.cms.terms.createTerm(call.viewer, {
    ...readPatch(call),
    ...sentOnly({ locale: params.choice('lang', locales), translationOf: readTranslationOf(params, null) }),
    name: params.text('name') ?? '',
    taxonomy: door.taxonomy,
  });
  return answerCreated(call, `${door.base}/${term.id}`, presentTerm(call, term, door, 'edit'));
}

async function save(call: Call, door: Door): Promise<Answer> {
  const before = await requireTerm(call, door);
  requireUnchanged(call, digest(before), () => presentTerm(call, before, door, 'edit'));
  const term = await call.cms.terms.saveTerm(call.viewer, door.taxonomy, call.params.id(), {
    ...readPatch(call),
    ...sentOnly({ translationOf: readTranslationOf(call.params, before) }),
  });
  return answer(presentTerm(call, term, door, 'edit'), { ETag: `"${digest(term)}"` });
}

async function remove(call: Call, door: Door): Promise<Answer> {
  const term = await requireTerm(call, door);
  if (!can(call.viewer, 'manage_categories')) throw errors.cannotDeleteTerm(call.viewer);
  if (!call.params.toggle('force')) throw restErrors.noTrash('Terms do');
  requireUnchanged(call, digest(term), () => presentTerm(call, term, door, 'edit'));
  const previous = presentTerm(call, term, door, 'edit');
  await call.cms.terms.deleteTerm(call.viewer, door.taxonomy, term.id);
  return answerDeleted(previous);
}

function requireTerm(call: Call, { taxonomy }: Door): Promise<Term> {
  return call.cms.terms.requireTerm(taxonomy, call.params.id());
}

/** Ignores the count, which changes with every published post without changing the term. */
function digest({ count: _count, ...own }: Term): string {
  return digestOf(own);
}

function readPatch({ params }: Call) {
  const parent = params.number('parent');
  return sentOnly({
    name: params.text('name'),
    slug: params.text('slug'),
    description: params.text('description'),
    parentId: parent === undefined ? undefined : parent || null,
  });
}

function presentTerm(
  call: Call,
  term: Term,
  { taxonomy, base, schema }: Door,
  context: Context = call.context,
): JsonObject {
  const { urls } = call;
  const item: JsonObject = {
    id: term.id,
    count: term.count,
    description: term.description,
    link: urls.page(archivePath(term), term.locale),
    name: term.name,
    slug: term.slug,
    taxonomy,
    ...(taxonomy === 'category' && { parent: term.parentId ?? 0 }),
    meta: [],
    lang: term.locale,
    _links: printLinks({
      self: [selfLink(urls, `${base}/${term.id}`, allowOnTerm(call.viewer))],
      collection: [link(urls, base)],
      about: [link(urls, `/wp/v2/taxonomies/${taxonomy}`)],
      up: term.parentId === null ? null : [{ embeddable: true, ...link(urls, `${base}/${term.parentId}`) }],
      'wp:post_type': [link(urls, `/wp/v2/posts?${termBases[taxonomy]}=${term.id}`)],
    }),
  };
  return filterContext(item, schema, context);
}
