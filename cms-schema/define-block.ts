import type { Deprecation, Fields, ResolvedFields, ValuesOf } from './field.ts';
import type { Slot } from './fields/slot.ts';
import type { JsonObject } from './json.ts';
import type { Localized } from './locale.ts';
import { refuseLooseConditions } from './loose-conditions.ts';
import type { SupportedListName } from './supported.ts';

/** The drawers of the builder, in their order. */
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
 * What of a block runs in a visitor's browser:
 * - `static`: nothing, it is markup and styles
 * - `attached`: `attach.ts` of its folder, a plain module that brings finished markup to life
 * - `island`: `island.tsx` of its folder, a part drawn by React, which comes when somebody touches it or focuses something in it
 */
export type Liveness = 'static' | 'attached' | 'island';

/** Brings stored attributes from one version to the next. Pure; runs when a block is read. */
export interface Migration {
  /** What it does: `rename-title-to-heading`. */
  readonly name: string;
  up(attributes: JsonObject): JsonObject;
  /** Attributes of the older version, and what becomes of them: the law runs every migration on it. */
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

type Slots = Readonly<Record<string, Slot>>;

export interface BlockOptions<F extends Fields, S extends Slots> {
  /** `haptera/spec-table`: the folder's name after the namespace. */
  readonly name: `haptera/${string}`;
  readonly title: Localized;
  readonly description: Localized;
  readonly category: BlockCategory;
  /** Other words that an editor may search the drawer for, in both languages; the pinyin of Chinese ones is found as well. */
  readonly keywords?: readonly string[];
  readonly fields: F;
  readonly slots?: S;
  /** The text field that is the block's own heading in the outline of its page: while it is empty, the block draws none. */
  readonly heading?: keyof NoInfer<F> & string;
  /** Block names that this one may stand in; absent: anywhere. */
  readonly parents?: readonly string[];
  /** The stored version is one more than their number. */
  readonly migrations?: readonly Migration[];
  /** Left out: `static`. */
  readonly liveness?: Liveness;
  /**
   * What its load reads of the query of its page's address (`q`). Such a page is drawn anew for each visitor who sends one of
   * them, and kept by nobody.
   */
  readonly parameters?: readonly string[];
  /** Those of the lists of the desk that its load shows: a search finds its page by what stands in them. */
  readonly lists?: readonly SupportedListName[];
  /** Clients of the GraphQL API are told that its folder will go. */
  readonly deprecated?: Deprecation;
  /** Default content, drawer thumbnail and test in one, in both languages. */
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
  readonly migrations: readonly Migration[];
  readonly liveness: Liveness;
  readonly parameters: readonly string[];
  readonly lists: readonly SupportedListName[];
  readonly deprecated: Deprecation | undefined;
  readonly example: Localized<{
    readonly attributes: object;
    readonly slots?: Readonly<Record<string, readonly ExampleBlock[]>>;
  }>;
}

/** What a component receives of a definition's fields. */
export type ResolvedAttributes<D> = D extends BlockDefinition<infer F, infer _S> ? ResolvedFields<F> : never;
export type SlotNames<D> = D extends BlockDefinition<infer _F, infer S> ? keyof S & string : never;

/** Attribute names that the stored form or React keep for themselves. */
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
  if (options.heading !== undefined && fields[options.heading]?.kind !== 'text') {
    throw new TypeError(`Block ${name}: its heading "${options.heading}" is no field of plain text.`);
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
    migrations,
    liveness: options.liveness ?? 'static',
    parameters: options.parameters ?? [],
    lists: options.lists ?? [],
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
