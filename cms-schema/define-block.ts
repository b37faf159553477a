import type { Deprecation, Fields, ResolvedFields, ValuesOf } from './field.ts';
import type { Slot } from './fields/slot.ts';
import { tableFields } from './fields/table-fields.ts';
import type { JsonObject } from './json.ts';
import type { Localized } from './locale.ts';
import { refuseLooseConditions } from './loose-conditions.ts';
import { refuseMissingText, refuseMissingTexts } from './missing-texts.ts';
import type { SupportedListName } from './supported.ts';

/** The sections of the builder's block drawer, in display order. */
export const blockCategories = {
  opening: { zh: '开篇', en: 'Opening' },
  text: { zh: '文字', en: 'Text' },
  media: { zh: '媒体', en: 'Media' },
  product: { zh: '产品与数据', en: 'Product and data' },
  layout: { zh: '布局', en: 'Layout' },
  action: { zh: '行动', en: 'Action' },
} as const satisfies Record<string, Localized>;
export type BlockCategory = keyof typeof blockCategories;

/**
 * Which code of a block runs in a visitor's browser:
 * - `static`: none, the block is only markup and styles
 * - `attached`: `attach.ts` in its folder, a plain module that adds behaviour to the server-rendered markup
 * - `island`: `island.tsx` in its folder, a React component that loads when a visitor touches or focuses something in it
 */
export type Liveness = 'static' | 'attached' | 'island';

/** Migrates stored attributes from one version to the next. Pure; runs when a block is read. */
export interface Migration {
  /** Says what it does: `rename-title-to-heading`. */
  readonly name: string;
  up(attributes: JsonObject): JsonObject;
  /** Attributes before and after the migration. A test runs every migration on its example. */
  readonly example: { readonly before: JsonObject; readonly after: JsonObject };
}

/** A block inside an example. */
export interface ExampleBlock {
  readonly type: string;
  readonly attributes: JsonObject;
  readonly slots?: Readonly<Record<string, readonly ExampleBlock[]>>;
}

type ExampleOf<F extends Fields, S extends Slots> = {
  readonly attributes: DeepReadonly<ValuesOf<F>>;
} & (keyof S extends never
  ? { readonly slots?: never }
  : { readonly slots: { readonly [Name in keyof S]: readonly ExampleBlock[] } });

/** The pages that a block belongs to; every condition that is given must hold. */
export interface PagesOfBlock {
  /** Content types: `page`. */
  readonly types?: readonly string[];
  /** Values of the page's field `layout`. */
  readonly layouts?: readonly string[];
  /** Last parts of the address, because a mail or an app leads there. */
  readonly slugs?: readonly string[];
}

type Slots = Readonly<Record<string, Slot>>;

export interface BlockOptions<F extends Fields, S extends Slots> {
  /** `haptera/spec-table`: the folder's name after the namespace. */
  readonly name: `haptera/${string}`;
  readonly title: Localized;
  readonly description: Localized;
  readonly category: BlockCategory;
  /** Extra search terms for the drawer, in both languages. Chinese terms also match by their pinyin. */
  readonly keywords?: readonly string[];
  readonly fields: F;
  readonly slots?: S;
  /** The text field that is the block's heading in the page outline. While it is empty, the block draws no heading. */
  readonly heading?: keyof NoInfer<F> & string;
  /** Names of the blocks that may contain this one. Default: it may stand anywhere. */
  readonly parents?: readonly string[];
  /** The pages that it belongs to: it is offered on no others. Default: all. */
  readonly pages?: PagesOfBlock;
  /** The current version is the number of migrations plus one. */
  readonly migrations?: readonly Migration[];
  /** Default: `static`. */
  readonly liveness?: Liveness;
  /**
   * Query parameters of the page's address that its load reads (`q`). A request that carries one of them is rendered per
   * visitor and never cached.
   */
  readonly parameters?: readonly string[];
  /** Supported-models and -apps lists that its load shows. The site search also indexes their entries for its page. */
  readonly lists?: readonly SupportedListName[];
  /**
   * What it offers exists only on its page: a form, a tool, live content. In feeds and APIs it ends with a link to the page.
   */
  readonly livesOnPage?: boolean;
  /** Marks the block as deprecated in the GraphQL schema: it will be removed. */
  readonly deprecated?: Deprecation;
  /** Serves as default content, as drawer thumbnail and as test data, in both languages. */
  readonly example: Localized<ExampleOf<F, S>>;
}

export interface BlockDefinition<F extends Fields = Fields, S extends Slots = Slots> {
  readonly name: string;
  /** `HapteraSpecTable` */
  readonly typeName: string;
  /** `specTable`, the name of its attributes in queries. */
  readonly alias: string;
  readonly version: number;
  readonly title: Localized;
  readonly description: Localized;
  readonly category: BlockCategory;
  readonly keywords: readonly string[];
  readonly fields: F;
  readonly slots: S;
  readonly heading: string | null;
  readonly parents: readonly string[] | null;
  readonly pages: PagesOfBlock | null;
  readonly migrations: readonly Migration[];
  readonly liveness: Liveness;
  readonly parameters: readonly string[];
  readonly lists: readonly SupportedListName[];
  readonly livesOnPage: boolean;
  readonly deprecated: Deprecation | undefined;
  readonly example: Localized<{
    readonly attributes: object;
    readonly slots?: Readonly<Record<string, readonly ExampleBlock[]>>;
  }>;
}

/** What a component receives of a definition's fields. */
export type ResolvedAttributes<D> = D extends BlockDefinition<infer F, infer _S> ? ResolvedFields<F> : never;
export type SlotNames<D> = D extends BlockDefinition<infer _F, infer S> ? keyof S & string : never;

/** Attribute names that are reserved by the stored form or by React. */
export const reservedNames = [
  'id',
  'v',
  'slot',
  'host',
  'slots',
  'key',
  'ref',
  'children',
  '__typename',
  'data',
] as const;

/** Declares a block. Throws on a definition that could not be stored, queried or rendered. */
export function defineBlock<const F extends Fields, const S extends Slots = Record<never, Slot>>(
  options: BlockOptions<F, S>,
): BlockDefinition<F, S> {
  const { name, fields, slots, migrations = [] } = options;
  if (!/^haptera\/[a-z][a-z0-9-]*$/.test(name)) {
    throw new TypeError(`Block name "${name}": write haptera/ and lower-case words joined by hyphens.`);
  }
  for (const key of [...Object.keys(fields), ...Object.keys(slots ?? {})]) refuseName(name, key);
  for (const key of Object.keys(slots ?? {})) {
    if (Object.hasOwn(fields, key)) throw new TypeError(`Block ${name}: "${key}" names both a field and a slot.`);
  }
  refuseLooseConditions(`Block ${name}`, fields);
  for (const key of Object.keys(fields)) tableFields(fields, key);
  refuseMissingText(`Block ${name}: its title`, options.title);
  refuseMissingText(`Block ${name}: its description`, options.description);
  refuseMissingTexts(`Block ${name}`, fields);
  for (const [key, { label }] of Object.entries<Slot>(slots ?? {})) {
    refuseMissingText(`Block ${name}: "${key}": its label`, label);
  }
  if (options.heading !== undefined && fields[options.heading]?.kind !== 'text') {
    throw new TypeError(`Block ${name}: its heading "${options.heading}" is not a plain text field.`);
  }
  const typeName = name.replace(/(?:^|[-/])([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
  return {
    name,
    typeName,
    alias: name.slice('haptera/'.length).replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase()),
    version: migrations.length + 1,
    title: options.title,
    description: options.description,
    category: options.category,
    keywords: options.keywords ?? [],
    fields,
    slots: slots ?? emptySlots<S>(),
    heading: options.heading ?? null,
    parents: options.parents ?? null,
    pages: options.pages ?? null,
    migrations,
    liveness: options.liveness ?? 'static',
    parameters: options.parameters ?? [],
    lists: options.lists ?? [],
    livesOnPage: options.livesOnPage ?? false,
    deprecated: options.deprecated,
    example: options.example,
  };
}

function emptySlots<S extends Slots>(): S;
function emptySlots(): Slots {
  return {};
}

function refuseName(block: string, key: string): void {
  if (!/^[a-z][A-Za-z0-9]*$/.test(key)) throw new TypeError(`Block ${block}: write the name "${key}" in camelCase.`);
  if (reservedNames.some((reserved) => reserved === key))
    throw new TypeError(`Block ${block}: "${key}" is a reserved name.`);
}

type DeepReadonly<T> = T extends (infer Item)[]
  ? readonly DeepReadonly<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]: DeepReadonly<T[Key]> }
    : T;
