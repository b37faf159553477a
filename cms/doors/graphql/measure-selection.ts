import {
  type DefinitionNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isAbstractType,
  isInterfaceType,
  isListType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  parse,
  type SelectionSetNode,
} from 'graphql';
import type { BlockDefinition } from '#cms-schema/define-block.ts';
import { printContentTypeFragments } from '#cms-schema/graphql/print-content-types.ts';
import { printFragments } from '#cms-schema/graphql/print-schema.ts';
import { contentTypeDefinitions } from '#content-types/definitions.generated.ts';
import { contentTypes } from '#contract/content-types.ts';
import { refusals } from './graphql-errors.ts';

export interface Limits {
  /** Tokens of a document; also limits its selections with all fragments expanded. */
  readonly tokens: number;
  /** The nesting depth of fields. */
  readonly depth: number;
  /** Aliases that can apply to one response; those in mutually exclusive block types count once. */
  readonly aliases: number;
  /** Values that a response may contain, with lists at their requested or usual length. */
  readonly cost: number;
  /** Comparisons between fields of the same name that validation has to make. */
  readonly pairs: number;
  readonly fragments: number;
  readonly allowsIntrospection: boolean;
}

/** 2,000 tokens on top of the vocabulary, and at least 50,000 values. */
const OWN_TOKENS = 2_000;
const LEAST_COST = 50_000;
/** Enough for a front page, its archive and two more pages in one query. */
const WHOLE_PAGES = 4;

/**
 * The limits grow with the vocabulary: a query that selects every field of every block and type once, like the site's
 * own, always passes, with room for another whole query of usual size.
 */
export function deriveLimits(
  schema: GraphQLSchema,
  definitions: readonly BlockDefinition[],
  allowsIntrospection: boolean,
): Limits {
  const fragments = printFragments(definitions) + printContentTypeFragments(Object.values(contentTypeDefinitions));
  const document = parse(`query { nodeByUri(uri: "/") { ...ContentTypeParts ...EditorBlocks } } ${fragments}`);
  const limits: Limits = {
    tokens: OWN_TOKENS + (document.tokenCount ?? 0),
    depth: 12,
    aliases: 15,
    cost: LEAST_COST,
    pairs: 20_000,
    fragments: 50,
    allowsIntrospection,
  };
  const operation = document.definitions.find((node) => node.kind === Kind.OPERATION_DEFINITION);
  if (!operation) return limits;
  const wide = { ...limits, cost: Number.POSITIVE_INFINITY };
  const page = measureSelection(schema, listFragments(document.definitions), operation, {}, wide);
  return { ...limits, cost: Math.max(LEAST_COST, WHOLE_PAGES * page.cost) };
}

export type FragmentMap = ReadonlyMap<string, FragmentDefinitionNode>;

export function listFragments(definitions: readonly DefinitionNode[]): FragmentMap {
  const fragments = definitions.filter((node) => node.kind === Kind.FRAGMENT_DEFINITION);
  return new Map(fragments.map((fragment) => [fragment.name.value, fragment]));
}

export interface Measurement {
  readonly cost: number;
  /** Whether the length of a list is a variable, so that the cost depends on the variables. */
  readonly hasVariableLength: boolean;
}

/**
 * Walks an operation (or a single fragment) once with all fragments expanded, before validation, and throws a refusal
 * (400) as soon as a limit is exceeded. Its own work is bounded by `limits.tokens`.
 */
export function measureSelection(
  schema: GraphQLSchema,
  fragments: FragmentMap,
  definition: OperationDefinitionNode | FragmentDefinitionNode,
  variables: Readonly<Record<string, unknown>>,
  limits: Limits,
): Measurement {
  if (limits.allowsIntrospection && definition.kind === Kind.FRAGMENT_DEFINITION) {
    // The introspection query of developer tools is deep, and consists of fragments on `__Type`.
    if (definition.typeCondition.name.value.startsWith('__')) return { cost: 0, hasVariableLength: false };
  }
  let visited = 0;
  let pairs = 0;
  let hasVariableLength = false;
  const open = new Set<string>();

  const walk = (set: SelectionSetNode, place: Place): void => {
    for (const selection of set.selections) {
      visited += 1;
      if (visited > limits.tokens) throw refusals.tooRepetitive();
      if (selection.kind === Kind.FIELD) {
        visitField(selection, place);
        continue;
      }
      if (selection.kind === Kind.INLINE_FRAGMENT) {
        walk(selection.selectionSet, enterFragment(schema, place, selection.typeCondition?.name.value));
        continue;
      }
      visitSpread(selection.name.value, place);
    }
  };

  const visitSpread = (name: string, place: Place): void => {
    const fragment = fragments.get(name);
    // Validation reports unknown and circular fragments.
    if (!fragment || open.has(name)) return;
    open.add(name);
    walk(fragment.selectionSet, enterFragment(schema, place, fragment.typeCondition.name.value));
    open.delete(name);
  };

  const visitField = (node: FieldNode, place: Place): void => {
    const name = node.name.value;
    if (name === '__schema' || name === '__type') {
      if (limits.allowsIntrospection) return;
      throw refusals.introspection();
    }
    if (place.depth > limits.depth) throw refusals.tooDeep(limits.depth);
    const group = openGroup(place.groups, node.alias?.value ?? name);
    pairs += group.count - 1;
    if (pairs > limits.pairs) throw refusals.tooRepetitive();
    const field = fieldOf(place.type, name);
    const amount: Amount = {
      cost: place.depth === 1 ? (costsOfReading[name] ?? COST_OF_READING) : 1,
      aliases: node.alias ? 1 : 0,
    };
    if (node.selectionSet) {
      const inner: Place = {
        type: field && getNamedType(field.type),
        depth: place.depth + 1,
        groups: group.inner,
        sum: { common: { cost: 0, aliases: 0 }, byType: new Map() },
        onlyType: null,
      };
      walk(node.selectionSet, inner);
      const total = totalOf(inner.sum);
      const length = lengthOf(node, field, place.type, variables);
      hasVariableLength ||= length.isVariable;
      amount.cost += total.cost * length.items;
      amount.aliases += total.aliases;
    }
    add(place, amount);
  };

  const root: Place = {
    type:
      definition.kind === Kind.OPERATION_DEFINITION
        ? (schema.getRootType(definition.operation) ?? undefined)
        : schema.getType(definition.typeCondition.name.value),
    depth: 1,
    groups: new Map(),
    sum: { common: { cost: 0, aliases: 0 }, byType: new Map() },
    onlyType: null,
  };
  walk(definition.selectionSet, root);
  const { cost, aliases } = totalOf(root.sum);
  if (aliases > limits.aliases) throw refusals.tooManyAliases(limits.aliases);
  if (cost > limits.cost) throw refusals.tooCostly(cost, limits.cost);
  return { cost, hasVariableLength };
}

/** The cost of a root field, which reads from the database. */
const COST_OF_READING = 20;
/** The root fields that read more. */
const costsOfReading: Readonly<Record<string, number>> = { search: 1_500, searchSuggestions: 500, tree: 200 };

interface Amount {
  cost: number;
  aliases: number;
}

/**
 * The cost of one selection. An object has a single type, so of mutually exclusive types only the most expensive
 * counts.
 */
interface Sum {
  readonly common: Amount;
  readonly byType: Map<string, Amount>;
}

type Groups = Map<string, Group>;
interface Group {
  count: number;
  readonly inner: Groups;
}

interface Place {
  readonly type: GraphQLNamedType | undefined;
  readonly depth: number;
  readonly groups: Groups;
  readonly sum: Sum;
  /** The object type that a fragment narrowed the selection to. */
  readonly onlyType: string | null;
}

function enterFragment(schema: GraphQLSchema, place: Place, typeName: string | undefined): Place {
  const type = typeName === undefined ? place.type : schema.getType(typeName);
  const narrows = isObjectType(type) && isAbstractType(place.type);
  return { ...place, type, onlyType: place.onlyType ?? (narrows ? type.name : null) };
}

function openGroup(groups: Groups, name: string): Group {
  const group = groups.get(name) ?? { count: 0, inner: new Map() };
  group.count += 1;
  groups.set(name, group);
  return group;
}

function add({ sum, onlyType }: Place, { cost, aliases }: Amount): void {
  const target = onlyType === null ? sum.common : (sum.byType.get(onlyType) ?? { cost: 0, aliases: 0 });
  target.cost += cost;
  target.aliases += aliases;
  if (onlyType !== null) sum.byType.set(onlyType, target);
}

function totalOf({ common, byType }: Sum): Amount {
  let cost = 0;
  let aliases = 0;
  for (const amount of byType.values()) {
    cost = Math.max(cost, amount.cost);
    aliases = Math.max(aliases, amount.aliases);
  }
  return { cost: common.cost + cost, aliases: common.aliases + aliases };
}

function fieldOf(type: GraphQLNamedType | undefined, name: string): GraphQLField<unknown, unknown> | undefined {
  return isObjectType(type) || isInterfaceType(type) ? type.getFields()[name] : undefined;
}

export const DEFAULT_PAGE_LENGTH = 10;
export const MAX_PAGE_LENGTH = 100;

/**
 * Typical lengths of lists without `first`. Inner blocks are among the blocks of the page, which are already counted.
 */
const usualLengths: Readonly<Record<string, number>> = {
  editorBlocks: 50,
  innerBlocks: 1,
  'RootQuery.cards': MAX_PAGE_LENGTH,
  publicPaths: 500,
  movedPaths: 500,
  'SupportedModels.brands': 25,
  'SupportedAppGroup.apps': 50,
  // Their `first` is already counted.
  'Archive.entries': 1,
  ...Object.fromEntries(
    Object.values(contentTypes).flatMap(({ graphql: { type } }) => [
      [`${type}Connection.nodes`, 1],
      [`${type}Connection.edges`, 1],
    ]),
  ),
  'MenuItemConnection.nodes': 30,
};
const OTHER_LENGTH = 5;

function lengthOf(
  node: FieldNode,
  field: GraphQLField<unknown, unknown> | undefined,
  parent: GraphQLNamedType | undefined,
  variables: Readonly<Record<string, unknown>>,
): { items: number; isVariable: boolean } {
  if (!field) return { items: 1, isVariable: false };
  if (field.args.some(({ name }) => name === 'first')) return readLength(node, variables);
  if (!isListType(getNullableType(field.type))) return { items: 1, isVariable: false };
  const items = usualLengths[`${parent?.name}.${field.name}`] ?? usualLengths[field.name] ?? OTHER_LENGTH;
  return { items, isVariable: false };
}

/** `first` or `last`. A variable without a value counts as the longest possible list. */
function readLength(
  node: FieldNode,
  variables: Readonly<Record<string, unknown>>,
): { items: number; isVariable: boolean } {
  let items: number | null = null;
  let isVariable = false;
  for (const { name, value } of node.arguments ?? []) {
    if (name.value !== 'first' && name.value !== 'last') continue;
    isVariable ||= value.kind === Kind.VARIABLE;
    const given = value.kind === Kind.VARIABLE ? variables[value.name.value] : readInteger(value);
    if (given === null) continue;
    const length = typeof given === 'number' ? Math.min(Math.max(given, 1), MAX_PAGE_LENGTH) : MAX_PAGE_LENGTH;
    items = Math.max(items ?? 0, length);
  }
  return { items: items ?? DEFAULT_PAGE_LENGTH, isVariable };
}

function readInteger(value: { readonly kind: string; readonly value?: unknown }): number | null {
  return value.kind === Kind.INT ? Number(value.value) : null;
}
