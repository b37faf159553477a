import type { BlockDefinition } from '#cms-schema/define-block.ts';
import { isJsonObject, isJsonValue, type JsonObject, type JsonValue } from '#cms-schema/json.ts';
import type { BlockNode, DocumentNode } from '#cms-schema/markup/document.ts';
import type { Definitions } from '#cms-schema/typed-document.ts';
import { isEqual } from './is-equal.ts';
import { NODE_PROP, type PuckComponent, type PuckData, STORED_PROP } from './puck-data.ts';
import type { StoredRest } from './to-puck.ts';
import { walk } from './tree.ts';

/**
 * The document that the canvas engine holds: the inverse of `toPuck`. A component that the engine made itself becomes a
 * block of its definition's version; a component of no known name is left out. Nodes that are the same as in `previous`
 * are the same objects, so that whoever compares by identity sees only what changed.
 */
export function fromPuck(
  data: PuckData,
  definitions: Definitions,
  previous: readonly DocumentNode[] = [],
): DocumentNode[] {
  const known = new Map([...walk(previous)].map(({ node }) => [node.id, node]));
  return fromComponents(data.content, definitions, known);
}

type Known = ReadonlyMap<string, DocumentNode>;

function fromComponents(components: readonly unknown[], definitions: Definitions, known: Known): DocumentNode[] {
  return components.flatMap((component) =>
    isComponent(component) ? fromComponent(component, definitions, known) : [],
  );
}

function fromComponent({ type, props }: PuckComponent, definitions: Definitions, known: Known): DocumentNode[] {
  const definition = definitions.get(type);
  const node = definition ? fromBlock(definition, props, definitions, known) : readNode(props[NODE_PROP], props.id);
  if (!node) return [];
  const old = known.get(node.id);
  return [old && isSame(old, node) ? old : node];
}

/** Deep equality that also asks for the same order of attributes, and stops early at children that were kept. */
function isSame(old: DocumentNode, node: DocumentNode): boolean {
  if (old.kind === 'foreign' || node.kind === 'foreign') return isEqual(old, node);
  return isEqual(old, node) && isEqual(Object.keys(old.attributes), Object.keys(node.attributes));
}

function fromBlock(
  definition: BlockDefinition,
  props: PuckComponent['props'],
  definitions: Definitions,
  known: Known,
): BlockNode {
  const stored = readStored(props[STORED_PROP], definition);
  const values: JsonObject = {
    ...stored.unknown,
    ...Object.fromEntries(
      Object.keys(definition.fields).flatMap((name): [string, JsonValue][] => {
        const value = Object.hasOwn(props, name) ? props[name] : undefined;
        return isJsonValue(value) ? [[name, value]] : [];
      }),
    ),
  };
  const names = new Set([...stored.order, ...Object.keys(values)]);
  return {
    kind: 'block',
    id: props.id,
    type: definition.name,
    version: stored.version,
    attributes: Object.fromEntries(
      [...names].flatMap((name): [string, JsonValue][] => {
        const value = Object.hasOwn(values, name) ? values[name] : undefined;
        return value === undefined ? [] : [[name, value]];
      }),
    ),
    slots: Object.fromEntries(
      stored.slots.map((name): [string, DocumentNode[]] => {
        const children = Object.hasOwn(definition.slots, name) ? props[name] : undefined;
        if (Array.isArray(children)) return [name, fromComponents(children, definitions, known)];
        return [name, [...(stored.unknownSlots[name] ?? [])]];
      }),
    ),
  };
}

/** What `toPuck` put there; a block that the engine made has only what its definition says. */
function readStored(value: unknown, definition: BlockDefinition): StoredRest {
  return isStoredRest(value)
    ? value
    : {
        version: definition.version,
        order: [],
        unknown: {},
        slots: Object.keys(definition.slots),
        unknownSlots: {},
      };
}

function isStoredRest(value: unknown): value is StoredRest {
  if (!isJsonObject(value)) return false;
  const { version, order, unknown, slots, unknownSlots } = value;
  return (
    typeof version === 'number' &&
    Array.isArray(order) &&
    order.every((name) => typeof name === 'string') &&
    isJsonObject(unknown) &&
    Array.isArray(slots) &&
    slots.every((name) => typeof name === 'string') &&
    isJsonObject(unknownSlots) &&
    Object.values(unknownSlots).every((nodes) => Array.isArray(nodes) && nodes.every(isNode))
  );
}

/** The node that a foreign component carries, under the id that the component has by now. */
function readNode(value: unknown, id: string): DocumentNode | null {
  return isNode(value) ? (value.id === id ? value : { ...value, id }) : null;
}

function isNode(value: unknown): value is DocumentNode {
  if (!isJsonObject(value) || typeof value.id !== 'string') return false;
  if (value.kind === 'foreign') return typeof value.source === 'string';
  return (
    value.kind === 'block' &&
    typeof value.type === 'string' &&
    typeof value.version === 'number' &&
    isJsonObject(value.attributes) &&
    isJsonObject(value.slots) &&
    Object.values(value.slots).every((nodes) => Array.isArray(nodes) && nodes.every(isNode))
  );
}

function isComponent(value: unknown): value is PuckComponent {
  if (typeof value !== 'object' || value === null || !('type' in value) || !('props' in value)) return false;
  const { type, props } = value;
  return (
    typeof type === 'string' &&
    typeof props === 'object' &&
    props !== null &&
    typeof Reflect.get(props, 'id') === 'string'
  );
}
