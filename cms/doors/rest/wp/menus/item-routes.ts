import type { JsonObject } from '#cms-schema/json.ts';
import { contentTypes } from '#contract/content-types.ts';
import type { Document } from '../../../../documents/model.ts';
import { CmsError, errors } from '../../../../errors.ts';
import { isExpected } from '../../../../expected-revision.ts';
import type { MenuItem, MenuItemInput } from '../../../../menus/model.ts';
import { can } from '../../../../permission/capabilities.ts';
import { answer, answerCreated, answerDeleted, answerItem, answerList, expectedRevision } from '../../answer.ts';
import { filterContext } from '../../filter-context.ts';
import { embeddable, link, printLinks, selfLink } from '../../links.ts';
import { sentOnly } from '../../params.ts';
import { renderTitle } from '../../render-html.ts';
import { restErrors } from '../../rest-errors.ts';
import { type Answer, type Args, type Call, editing, type Route } from '../../route.ts';
import { argsOfSchema, contextArg, forceArg, idArg, idList, offsetArg, pagingArgs } from '../../schema-args.ts';
import type { Context, ValueSchema } from '../../value-schema.ts';
import { documentLink } from '../documents/present.ts';

const base = '/wp/v2/menu-items';

/** `wp/v2/menu-items`: single menu entries, as WordPress's menu editor saves them. */
export function menuItemRoutes(): readonly Route[] {
  const shared = { namespace: 'wp/v2', schema: menuItemSchema };
  const allowAll: Route['allow'] = ({ viewer }) => (can(viewer, 'edit_menus') ? ['GET', ...editing, 'DELETE'] : []);
  return [
    {
      ...shared,
      pattern: base,
      allow: allowAll,
      endpoints: [
        { methods: ['GET'], allowsBatch: true, args: { ...contextArg(), ...listArgs }, handle: list },
        { methods: ['POST'], allowsBatch: true, args: argsOfSchema(menuItemSchema, 'create'), handle: create },
      ],
    },
    {
      ...shared,
      pattern: `${base}/(?P<id>[\\d]+)`,
      allow: async (call) => {
        await call.cms.menus.requireMenuItem(call.viewer, call.params.id());
        return allowAll(call);
      },
      endpoints: [
        { methods: ['GET'], allowsBatch: true, args: { ...idArg, ...contextArg() }, handle: get },
        {
          methods: editing,
          allowsBatch: true,
          args: { ...idArg, ...argsOfSchema(menuItemSchema, 'update') },
          handle: save,
        },
        { methods: ['DELETE'], allowsBatch: true, args: { ...idArg, ...forceArg }, handle: remove },
      ],
    },
  ];
}

const shown = ['view', 'edit'] as const;
const always = ['view', 'embed', 'edit'] as const;

const menuItemSchema: ValueSchema & { readonly title: string } = {
  title: 'nav_menu_item',
  type: 'object',
  properties: {
    id: { description: 'Unique identifier.', type: 'integer', context: always, readonly: true },
    title: {
      description: 'What readers see; empty: the title of the document.',
      type: ['string', 'object'],
      context: always,
      properties: {
        raw: { description: 'As stored.', type: 'string', context: ['edit'] },
        rendered: { description: 'For display.', type: 'string', context: always, readonly: true },
      },
    },
    type: {
      description: 'What it leads to.',
      type: 'string',
      enum: ['custom', 'post_type'],
      default: 'custom',
      context: always,
    },
    status: { description: 'Always publish.', type: 'string', enum: ['publish'], default: 'publish', context: always },
    type_label: { description: 'Name of its type.', type: 'string', context: always, readonly: true },
    parent: { description: 'The entry above it; 0 for none.', type: 'integer', minimum: 0, context: always },
    attr_title: { description: 'Always empty.', type: 'string', context: always, readonly: true },
    classes: {
      description: 'CSS classes.',
      type: 'array',
      items: { type: 'string', maxLength: 200 },
      maxItems: 20,
      context: always,
    },
    description: { description: 'A line under the title.', type: 'string', maxLength: 20_000, context: always },
    menu_order: { description: 'Place among its neighbours, from 1.', type: 'integer', minimum: 0, context: always },
    object: { description: 'page, post or custom.', type: 'string', context: always },
    object_id: { description: 'Id of the document.', type: 'integer', minimum: 0, context: always },
    target: { description: 'Where it opens.', type: 'string', enum: ['_blank', ''], context: always },
    url: { description: 'Address of a custom entry.', type: 'string', maxLength: 4000, context: always },
    xfn: { description: 'Always empty.', type: 'array', items: { type: 'string' }, context: always, readonly: true },
    invalid: { description: 'Whether its document is gone.', type: 'boolean', context: always, readonly: true },
    menus: { description: 'Id of its menu.', type: 'integer', context: shown },
    meta: { description: 'Meta fields.', type: 'object', context: shown, readonly: true },
    haptera_key: {
      description: 'Stable name, the same in both languages.',
      type: 'string',
      maxLength: 100,
      context: shown,
    },
    haptera_revision: { description: 'Counts its changes; the ETag.', type: 'integer', context: shown, readonly: true },
  },
};

const listArgs: Args = {
  ...pagingArgs,
  menus: idList('Only in these menus.'),
  exclude: idList('Without these ids.'),
  include: idList('Only these ids.'),
  ...offsetArg,
};

async function list(call: Call): Promise<Answer> {
  const { params } = call;
  const menus = params.numbers('menus');
  const all = await call.cms.menus.listMenuItems(call.viewer, menus?.length === 1 ? { menuId: menus[0] } : {});
  const [include, exclude] = [params.numbers('include'), params.numbers('exclude')];
  const search = params.text('search')?.toLowerCase();
  const wanted = all.filter(
    (item) =>
      (menus === undefined || menus.includes(item.menuId)) &&
      (include === undefined || include.includes(item.id)) &&
      !exclude?.includes(item.id) &&
      (!search || item.label.toLowerCase().includes(search)),
  );
  const perPage = params.number('per_page') ?? 10;
  const start = params.number('offset') ?? ((params.number('page') ?? 1) - 1) * perPage;
  return answerList(call, await presentMenuItems(call, wanted.slice(start, start + perPage)), wanted.length);
}

async function get(call: Call): Promise<Answer> {
  const item = await requireItem(call);
  return answerItem(await presentOne(call, item), item.revision);
}

async function create(call: Call): Promise<Answer> {
  const menu = call.params.number('menus');
  if (!menu) throw restErrors.missingParams(['menus']);
  const item = await call.cms.menus.createMenuItem(call.viewer, menu, readInput(call));
  return answerCreated(call, `${base}/${item.id}`, await presentOne(call, item, 'edit'), item.revision);
}

async function save(call: Call): Promise<Answer> {
  const id = call.params.id();
  try {
    const item = await call.cms.menus.saveMenuItem(call.viewer, id, readInput(call), {
      expectedRevision: expectedRevision(call),
    });
    return answer(await presentOne(call, item, 'edit'), { ETag: `"${item.revision}"` });
  } catch (error) {
    if (!(error instanceof CmsError) || error.code !== 'haptera_stale') throw error;
    throw await stale(call, await requireItem(call));
  }
}

async function remove(call: Call): Promise<Answer> {
  const item = await requireItem(call);
  if (!call.params.toggle('force')) throw restErrors.noTrash('Menu items do');
  if (!isExpected(item.revision, expectedRevision(call))) throw await stale(call, item);
  const previous = await presentOne(call, item, 'edit');
  await call.cms.menus.deleteMenuItem(call.viewer, item.id);
  return answerDeleted(previous);
}

function requireItem(call: Call): Promise<MenuItem> {
  return call.cms.menus.requireMenuItem(call.viewer, call.params.id());
}

async function stale(call: Call, item: MenuItem): Promise<CmsError> {
  const error = errors.stale(item.revision);
  const current = await presentOne(call, item, 'edit');
  return new CmsError(error.code, error.status, error.message, { ...error.data, current });
}

function readInput({ params }: Call): MenuItemInput {
  const type = params.choice('type', ['custom', 'post_type']);
  const parent = params.number('parent');
  const documentId = params.number('object_id');
  const isDocument = type === 'post_type';
  return sentOnly({
    key: params.text('haptera_key'),
    label: params.raw('title'),
    description: params.text('description'),
    kind: type === undefined ? undefined : isDocument ? ('document' as const) : ('custom' as const),
    url: params.text('url'),
    documentId: type === 'custom' ? null : documentId === undefined ? undefined : documentId || null,
    parentId: parent === undefined ? undefined : parent || null,
    order: params.number('menu_order'),
    target: params.choice('target', ['_blank', '']),
    cssClasses: params.has('classes') ? (params.texts('classes') ?? []) : undefined,
  });
}

async function presentOne(call: Call, item: MenuItem, context?: Context): Promise<JsonObject> {
  const [presented = {}] = await presentMenuItems(call, [item], context);
  return presented;
}

export async function presentMenuItems(
  call: Call,
  items: readonly MenuItem[],
  context: Context = call.context,
): Promise<JsonObject[]> {
  const documents = await loadDocuments(call, items);
  return items.map((item) => {
    const document = item.documentId === null ? null : (documents.get(item.documentId) ?? null);
    return filterContext(present(call, item, document, context), menuItemSchema, context);
  });
}

async function loadDocuments(call: Call, items: readonly MenuItem[]): Promise<ReadonlyMap<number, Document>> {
  const ids = new Set(items.flatMap(({ documentId }) => documentId ?? []));
  const found = await Promise.all([...ids].map((id) => call.cms.documents.getDocument(call.viewer, id)));
  return new Map(found.flatMap((document) => (document ? [[document.id, document] as const] : [])));
}

function present(call: Call, item: MenuItem, document: Document | null, context: Context): JsonObject {
  const { urls } = call;
  const own = link(urls, `${base}/${item.id}`);
  const title = item.label || document?.title || '';
  const isCustom = item.kind === 'custom';
  return {
    id: item.id,
    title: { raw: title, rendered: renderTitle(title) },
    status: 'publish',
    url: isCustom ? item.url : document ? documentLink(call, document) : '',
    attr_title: '',
    description: item.description,
    type: isCustom ? 'custom' : 'post_type',
    type_label: isCustom ? 'Custom Link' : contentTypes[document?.type ?? 'page'].labels.one.en,
    object: isCustom ? 'custom' : (document?.type ?? 'page'),
    object_id: isCustom ? item.id : (item.documentId ?? 0),
    parent: item.parentId ?? 0,
    menu_order: item.order,
    target: item.target,
    classes: item.cssClasses.length === 0 ? [''] : [...item.cssClasses],
    xfn: [''],
    invalid: !isCustom && (document === null || document.status === 'trash'),
    meta: [],
    menus: item.menuId,
    haptera_key: item.key,
    haptera_revision: item.revision,
    _links: printLinks({
      self: [selfLink(urls, `${base}/${item.id}`, ['GET', ...editing, 'DELETE'])],
      collection: [link(urls, base)],
      about: [link(urls, '/wp/v2/types/nav_menu_item')],
      'wp:term': [{ taxonomy: 'nav_menu', ...embeddable(urls, `/wp/v2/menus?post=${item.id}`) }],
      ...(context === 'edit' && {
        'wp:action-publish': [own],
        'wp:action-unfiltered-html': [own],
        'wp:action-create-menus': [own],
        'wp:action-assign-menus': [own],
      }),
      'wp:menu-item-object': document
        ? [
            {
              post_type: document.type,
              embeddable: true,
              ...link(urls, `/wp/v2/${contentTypes[document.type].restBase}/${document.id}`),
            },
          ]
        : null,
    }),
  };
}
