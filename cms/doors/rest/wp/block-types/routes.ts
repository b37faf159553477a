import type { BlockDefinition, ExampleBlock } from '#cms-schema/define-block.ts';
import type { Field } from '#cms-schema/field.ts';
import { isJsonObject, isJsonValue, type JsonObject, type JsonValue } from '#cms-schema/json.ts';
import { defaultLocale, type Locale } from '#cms-schema/locale.ts';
import type { Definitions } from '#cms-schema/typed-document.ts';
import { can } from '../../../../permission/capabilities.ts';
import { answer } from '../../answer.ts';
import { link, printLinks, selfLink } from '../../links.ts';
import { restErrors } from '../../rest-errors.ts';
import type { Answer, Call, Route } from '../../route.ts';
import { contextArg } from '../../schema-args.ts';

const base = '/wp/v2/block-types';

/** `wp/v2/block-types`: the blocks, from the same definitions that the site and the builder use. */
export function blockTypeRoutes(definitions: Definitions): readonly Route[] {
  const allow: Route['allow'] = ({ viewer }) => (can(viewer, 'edit_posts') ? ['GET'] : []);
  const shared = { namespace: 'wp/v2', schema: { title: 'block-type', type: 'object' } as const, allow };
  const find = ({ params }: Call) => definitions.get(`${params.text('namespace')}/${params.text('name')}`);
  const namespaceArg = { namespace: { description: 'Namespace of the blocks.', type: 'string' } } as const;
  const listAll = async (call: Call): Promise<Answer> => {
    requireEditor(call);
    const namespace = call.params.text('namespace');
    const wanted = [...definitions.values()].filter(({ name }) => !namespace || name.startsWith(`${namespace}/`));
    return answer(wanted.map((definition) => presentBlockType(call, definition)));
  };
  return [
    {
      ...shared,
      pattern: base,
      endpoints: [{ methods: ['GET'], args: { ...contextArg(), ...namespaceArg }, handle: listAll }],
    },
    {
      ...shared,
      pattern: `${base}/(?P<namespace>[a-zA-Z0-9_-]+)`,
      endpoints: [{ methods: ['GET'], args: { ...contextArg(), ...namespaceArg }, handle: listAll }],
    },
    {
      ...shared,
      pattern: `${base}/(?P<namespace>[a-zA-Z0-9_-]+)/(?P<name>[a-zA-Z0-9_-]+)`,
      allow: (call) => (find(call) ? allow(call) : []),
      endpoints: [
        {
          methods: ['GET'],
          args: { ...contextArg(), ...namespaceArg, name: { description: 'Name of the block.', type: 'string' } },
          handle: async (call) => {
            requireEditor(call);
            const definition = find(call);
            if (!definition) throw restErrors.noBlockType();
            return answer(presentBlockType(call, definition));
          },
        },
      ],
    },
  ];
}

function requireEditor({ viewer }: Call): void {
  if (!can(viewer, 'edit_posts')) throw restErrors.cannotViewBlockTypes(viewer.user !== null);
}

function presentBlockType({ urls, viewer }: Call, definition: BlockDefinition): JsonObject {
  const locale = viewer.user?.locale ?? defaultLocale;
  const { name } = definition;
  const [namespace = ''] = name.split('/');
  return {
    attributes: presentAttributes(definition),
    is_dynamic: true,
    api_version: 3,
    name,
    title: definition.title[locale],
    description: definition.description[locale],
    icon: null,
    category: definition.category,
    keywords: [...definition.keywords],
    parent: definition.parents === null ? null : [...definition.parents],
    ancestor: null,
    allowed_blocks: presentAllowed(definition),
    provides_context: [],
    uses_context: [],
    selectors: [],
    supports: { html: false, className: false, customClassName: false },
    styles: [],
    textdomain: null,
    example: presentExample(definition, locale),
    editor_script_handles: [],
    script_handles: [],
    view_script_handles: [],
    view_script_module_ids: [],
    editor_style_handles: [],
    style_handles: [],
    view_style_handles: [],
    variations: [],
    block_hooks: [],
    editor_script: null,
    script: null,
    view_script: null,
    editor_style: null,
    style: null,
    haptera_title: { ...definition.title },
    haptera_description: { ...definition.description },
    haptera_version: definition.version,
    haptera_slots: Object.keys(definition.slots),
    _links: printLinks({
      collection: [link(urls, base)],
      self: [selfLink(urls, `${base}/${name}`, ['GET'])],
      up: [link(urls, `${base}/${namespace}`)],
    }),
  };
}

/** The three attributes that all our blocks have, then the block's fields. */
function presentAttributes({ fields }: BlockDefinition): JsonObject {
  const own = Object.entries(fields).map(([name, field]): [string, JsonValue] => [name, presentField(field)]);
  return { id: { type: 'string' }, v: { type: 'integer' }, slot: { type: 'string' }, ...Object.fromEntries(own) };
}

function presentField(field: Field): JsonObject {
  const preset = field.defaultValue();
  // Media, links and references are null until one is chosen.
  const type = preset === null ? [field.json, 'null'] : field.json;
  const properties = field.holds === 'fields' ? Object.entries(field.children) : [];
  const { item } = field.children;
  return {
    type,
    ...(isJsonValue(preset) && { default: preset }),
    ...(field.holds === 'items' && item && { items: presentItem(item) }),
    ...(properties.length > 0 && {
      properties: Object.fromEntries(properties.map(([name, child]) => [name, presentField(child)])),
    }),
  };
}

/**
 * The stored form of a list item: groups contain their id, other values are wrapped with one. Items without an id get
 * one.
 */
function presentItem(item: Field): JsonObject {
  const own = presentField(item);
  const id = { type: 'string' };
  if (item.holds === 'fields')
    return { ...own, properties: { id, ...(isJsonObject(own.properties) && own.properties) } };
  return { type: [...new Set([own.type ?? 'string', 'object'].flat())], properties: { id, value: own } };
}

function presentAllowed({ slots }: BlockDefinition): JsonValue {
  const lists = Object.values(slots).map(({ allow }) => allow ?? null);
  if (lists.length === 0 || lists.includes(null)) return null;
  return [...new Set(lists.flatMap((names) => [...(names ?? [])]))];
}

function presentExample({ example }: BlockDefinition, locale: Locale): JsonValue {
  const { attributes, slots } = example[locale];
  const inner = Object.values(slots ?? {})
    .flat()
    .map(presentExampleBlock);
  return { attributes: toJson(attributes), ...(inner.length > 0 && { innerBlocks: inner }) };
}

function presentExampleBlock({ type, attributes, slots }: ExampleBlock): JsonObject {
  const inner = Object.values(slots ?? {})
    .flat()
    .map(presentExampleBlock);
  return { name: type, attributes, ...(inner.length > 0 && { innerBlocks: inner }) };
}

function toJson(value: unknown): JsonValue {
  return isJsonValue(value) ? value : {};
}
