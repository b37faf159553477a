import { isJsonObject, type JsonObject, type JsonValue } from '#cms-schema/json.ts';
import { defaultLocale, locales } from '#cms-schema/locale.ts';
import { limits } from '#contract/limits.ts';
import { CmsError, errors } from '../../../../errors.ts';
import { isExpected } from '../../../../expected-revision.ts';
import { type Menu, type MenuItemNode, menuLocations } from '../../../../menus/model.ts';
import { can } from '../../../../permission/capabilities.ts';
import { answer, answerCreated, answerDeleted, answerItem, answerList, expectedRevision } from '../../answer.ts';
import { filterContext } from '../../filter-context.ts';
import { link, printLinks, selfLink } from '../../links.ts';
import { sentOnly } from '../../params.ts';
import { restErrors } from '../../rest-errors.ts';
import { type Answer, type Args, type Call, editing, type Route } from '../../route.ts';
import { argsOfSchema, contextArg, forceArg, idArg, localeArg, pagingArgs, textList } from '../../schema-args.ts';
import type { Context, ValueSchema } from '../../value-schema.ts';
import { menuItemRoutes, presentMenuItems } from './item-routes.ts';

const base = '/wp/v2/menus';

/** `wp/v2/menus`, `menu-items`, `menu-locations`, and our own route that saves a whole menu at once. */
export function menuRoutes(): readonly Route[] {
  const shared = { namespace: 'wp/v2', schema: menuSchema };
  const allowAll: Route['allow'] = ({ viewer }) => (can(viewer, 'edit_menus') ? ['GET', ...editing, 'DELETE'] : []);
  return [
    {
      ...shared,
      pattern: base,
      allow: allowAll,
      endpoints: [
        { methods: ['GET'], allowsBatch: true, args: { ...contextArg(), ...listArgs }, handle: list },
        {
          methods: ['POST'],
          allowsBatch: true,
          args: { ...argsOfSchema(menuSchema, 'create'), lang: { ...localeArg, description: 'Language of the menu.' } },
          handle: create,
        },
      ],
    },
    {
      ...shared,
      pattern: `${base}/(?P<id>[\\d]+)`,
      allow: async (call) => {
        await call.cms.menus.requireMenu(call.viewer, call.params.id());
        return allowAll(call);
      },
      endpoints: [
        { methods: ['GET'], allowsBatch: true, args: { ...idArg, ...contextArg() }, handle: get },
        {
          methods: editing,
          allowsBatch: true,
          args: { ...idArg, ...argsOfSchema(menuSchema, 'update') },
          handle: save,
        },
        { methods: ['DELETE'], allowsBatch: true, args: { ...idArg, ...forceArg }, handle: remove },
      ],
    },
    ...menuItemRoutes(),
    ...locationRoutes(),
    {
      namespace: 'haptera/v1',
      pattern: '/haptera/v1/menus/(?P<id>[\\d]+)/items',
      allow: async (call) => (can(call.viewer, 'edit_menus') ? ['PUT'] : []),
      endpoints: [{ methods: ['PUT'], args: { ...idArg, ...treeArgs }, handle: saveTree }],
    },
  ];
}

const shown = ['view', 'edit'] as const;
const always = ['view', 'embed', 'edit'] as const;

const menuSchema: ValueSchema & { readonly title: string } = {
  title: 'nav_menu',
  type: 'object',
  properties: {
    id: { description: 'Unique identifier.', type: 'integer', context: always, readonly: true },
    description: { description: 'What it is for.', type: 'string', maxLength: 20_000, context: shown },
    name: { description: 'Name.', type: 'string', maxLength: limits.name, context: always, required: true },
    slug: { description: 'A name for programs.', type: 'string', maxLength: 1000, context: always },
    meta: { description: 'Meta fields.', type: 'object', context: shown, readonly: true },
    locations: {
      description: 'Where it stands.',
      type: 'array',
      items: { type: 'string', enum: menuLocations },
      context: shown,
    },
    auto_add: {
      description: 'Always false: pages are put into menus by hand.',
      type: 'boolean',
      context: shown,
      readonly: true,
    },
    lang: { description: 'Language of the menu.', type: 'string', context: always, readonly: true },
    haptera_revision: { description: 'Counts its changes; the ETag.', type: 'integer', context: shown, readonly: true },
  },
};

const listArgs: Args = {
  ...pagingArgs,
  slug: textList('Only with these slugs.'),
  post: { description: 'Only the menu of this entry.', type: 'integer' },
  lang: { ...localeArg, description: 'Only in this language.' },
};

const treeArgs: Args = {
  items: {
    description:
      'The whole menu: { id?, key?, title, url? or object_id?, target?, classes?, description?, children? }.',
    type: 'array',
    items: { type: 'object' },
    maxItems: 200,
    required: true,
  },
};

async function list(call: Call): Promise<Answer> {
  const { params } = call;
  const menus = await call.cms.menus.listMenus(call.viewer, sentOnly({ locale: params.choice('lang', locales) }));
  const entry = params.number('post');
  const holder = entry === undefined ? null : (await call.cms.menus.requireMenuItem(call.viewer, entry)).menuId;
  const slugs = params.texts('slug');
  const search = params.text('search')?.toLowerCase();
  const wanted = menus.filter(
    ({ id, slug, name }) =>
      (holder === null || id === holder) &&
      (slugs === undefined || slugs.includes(slug)) &&
      (!search || name.toLowerCase().includes(search)),
  );
  const perPage = params.number('per_page') ?? 10;
  const start = ((params.number('page') ?? 1) - 1) * perPage;
  const items = wanted.slice(start, start + perPage).map((menu) => presentMenu(call, menu));
  return answerList(call, items, wanted.length);
}

async function get(call: Call): Promise<Answer> {
  const menu = await requireMenu(call);
  return answerItem(presentMenu(call, menu), menu.revision);
}

async function create(call: Call): Promise<Answer> {
  const { params } = call;
  const menu = await call.cms.menus.createMenu(call.viewer, {
    ...readPatch(call),
    ...sentOnly({ locale: params.choice('lang', locales) }),
    name: params.text('name') ?? '',
  });
  return answerCreated(call, `${base}/${menu.id}`, presentMenu(call, menu, 'edit'), menu.revision);
}

async function save(call: Call): Promise<Answer> {
  const menu = await tellCurrent(call, () =>
    call.cms.menus.saveMenu(call.viewer, call.params.id(), readPatch(call), {
      expectedRevision: expectedRevision(call),
    }),
  );
  return answer(presentMenu(call, menu, 'edit'), { ETag: `"${menu.revision}"` });
}

async function remove(call: Call): Promise<Answer> {
  const menu = await requireMenu(call);
  if (!call.params.toggle('force')) throw restErrors.noTrash('Menus do');
  if (!isExpected(menu.revision, expectedRevision(call))) throw stale(call, menu);
  const previous = presentMenu(call, menu, 'edit');
  await call.cms.menus.deleteMenu(call.viewer, menu.id);
  return answerDeleted(previous);
}

async function saveTree(call: Call): Promise<Answer> {
  const tree = (call.params.list('items') ?? []).map((node) => readNode(node, 0));
  const items = await tellCurrent(call, () =>
    call.cms.menus.saveMenuItems(call.viewer, call.params.id(), tree, { expectedRevision: expectedRevision(call) }),
  );
  const menu = await requireMenu(call);
  return answer(await presentMenuItems(call, items, 'edit'), { ETag: `"${menu.revision}"` });
}

function requireMenu(call: Call): Promise<Menu> {
  return call.cms.menus.requireMenu(call.viewer, call.params.id());
}

async function tellCurrent<Result>(call: Call, run: () => Promise<Result>): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof CmsError) || error.code !== 'haptera_stale') throw error;
    throw stale(call, await requireMenu(call));
  }
}

function stale(call: Call, menu: Menu): CmsError {
  const error = errors.stale(menu.revision);
  return new CmsError(error.code, error.status, error.message, {
    ...error.data,
    current: presentMenu(call, menu, 'edit'),
  });
}

function readPatch({ params }: Call) {
  const isSent = params.has('locations');
  return sentOnly({
    name: params.text('name'),
    slug: params.text('slug'),
    description: params.text('description'),
    locations: isSent ? (params.choices('locations', menuLocations) ?? []) : undefined,
  });
}

/** Names as in `menu-items`. The operation refuses more than two levels; this only bounds the recursion. */
function readNode(input: JsonValue, depth: number): MenuItemNode {
  if (!isJsonObject(input) || depth > 10)
    throw restErrors.invalidParam('items', 'rest_invalid_type', 'items is not a tree of entries.');
  const text = (name: string) => (typeof input[name] === 'string' ? input[name] : undefined);
  const number = (name: string) => (typeof input[name] === 'number' ? input[name] : undefined);
  const documentId = number('object_id');
  const { children, classes } = input;
  return sentOnly({
    id: number('id'),
    key: text('key'),
    label: text('title'),
    description: text('description'),
    kind: documentId ? ('document' as const) : ('custom' as const),
    url: text('url'),
    documentId: documentId || null,
    target: input.target === '_blank' ? ('_blank' as const) : ('' as const),
    cssClasses: Array.isArray(classes) ? classes.filter((name) => typeof name === 'string') : undefined,
    children: Array.isArray(children) ? children.map((child) => readNode(child, depth + 1)) : undefined,
  });
}

function presentMenu(call: Call, menu: Menu, context: Context = call.context): JsonObject {
  const { urls } = call;
  const item: JsonObject = {
    id: menu.id,
    description: menu.description,
    name: menu.name,
    slug: menu.slug,
    meta: [],
    locations: [...menu.locations],
    auto_add: false,
    lang: menu.locale,
    haptera_revision: menu.revision,
    _links: printLinks({
      self: [selfLink(urls, `${base}/${menu.id}`, ['GET', ...editing, 'DELETE'])],
      collection: [link(urls, base)],
      about: [link(urls, '/wp/v2/taxonomies/nav_menu')],
      'wp:post_type': [link(urls, `/wp/v2/menu-items?menus=${menu.id}`)],
      'wp:menu-location': menu.locations.map((name) => ({
        embeddable: true,
        ...link(urls, `/wp/v2/menu-locations/${name}`),
      })),
    }),
  };
  return filterContext(item, menuSchema, context);
}

/** Menu locations of the site layout; each has one menu per language. */
const descriptions = { primary: 'Header', footer: 'Footer' } as const satisfies Record<
  (typeof menuLocations)[number],
  string
>;

function locationRoutes(): Route[] {
  const locationBase = '/wp/v2/menu-locations';
  const present = async (call: Call, name: (typeof menuLocations)[number]): Promise<JsonObject> => {
    const menus = await call.cms.menus.listMenus(call.viewer, { location: name });
    const ids = Object.fromEntries(menus.map(({ locale, id }) => [locale, id]));
    const first = ids[defaultLocale] ?? menus[0]?.id ?? 0;
    return {
      name,
      description: descriptions[name],
      menu: first,
      haptera_menus: ids,
      _links: printLinks({
        self: [link(call.urls, `${locationBase}/${name}`)],
        collection: [link(call.urls, locationBase)],
        'wp:menu': menus.map(({ id }) => ({ embeddable: true, ...link(call.urls, `${base}/${id}`) })),
      }),
    };
  };
  const allow: Route['allow'] = ({ viewer }) => (can(viewer, 'edit_menus') ? ['GET'] : []);
  return [
    {
      namespace: 'wp/v2',
      pattern: locationBase,
      allow,
      endpoints: [
        {
          methods: ['GET'],
          args: contextArg(),
          handle: async (call) => {
            const items = await Promise.all(
              menuLocations.map(async (name): Promise<[string, JsonValue]> => [name, await present(call, name)]),
            );
            return answer(Object.fromEntries(items));
          },
        },
      ],
    },
    {
      namespace: 'wp/v2',
      pattern: `${locationBase}/(?P<location>[\\w-]+)`,
      allow,
      endpoints: [
        {
          methods: ['GET'],
          args: { ...contextArg(), location: { description: 'primary or footer.', type: 'string' } },
          handle: async (call) => {
            const name = call.params.choice('location', menuLocations);
            if (!can(call.viewer, 'edit_menus')) throw errors.cannotViewMenus(call.viewer);
            if (name === undefined) throw restErrors.noMenuLocation();
            return answer(await present(call, name));
          },
        },
      ],
    },
  ];
}
