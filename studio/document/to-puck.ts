import type { BlockDefinition } from '#cms-schema/define-block.ts';
import type { JsonObject } from '#cms-schema/json.ts';
import type { BlockNode, DocumentNode } from '#cms-schema/markup/document.ts';
import type { Definitions } from '#cms-schema/typed-document.ts';
import { FOREIGN_COMPONENT, NODE_PROP, type PuckComponent, type PuckData, STORED_PROP } from './puck-data.ts';

/** What a block stores besides its fields, so that `fromPuck` gives back the very same block. */
export interface StoredRest {
  readonly version: number;
  /** Every attribute name in the stored order. */
  readonly order: readonly string[];
  /** Attributes that no field names. */
  readonly unknown: JsonObject;
  /** Every slot name in the stored order. */
  readonly slots: readonly string[];
  /** Slots that the definition does not have. */
  readonly unknownSlots: Readonly<Record<string, readonly DocumentNode[]>>;
}

/**
 * The document as the canvas engine wants it: our id is its id, a block's full name its component, a field's stored value
 * a prop, a slot a prop with components. Unchanged nodes give the same component object each time, so that the engine
 * sees at once what is new.
 */
export function toPuck(nodes: readonly DocumentNode[], definitions: Definitions): PuckData {
  return { root: { props: {} }, content: toComponents(nodes, definitions) };
}

export function toPuckComponent(node: DocumentNode, definitions: Definitions): PuckComponent {
  const known = cache.get(node);
  if (known?.definitions === definitions) return known.component;
  const component = convert(node, definitions);
  cache.set(node, { definitions, component });
  return component;
}

const cache = new WeakMap<DocumentNode, { definitions: Definitions; component: PuckComponent }>();

function toComponents(nodes: readonly DocumentNode[], definitions: Definitions): PuckComponent[] {
  return nodes.map((node) => toPuckComponent(node, definitions));
}

function convert(node: DocumentNode, definitions: Definitions): PuckComponent {
  const definition = node.kind === 'block' ? definitions.get(node.type) : undefined;
  if (node.kind === 'foreign' || !definition) {
    return { type: FOREIGN_COMPONENT, props: { id: node.id, [NODE_PROP]: node } };
  }
  return {
    type: definition.name,
    props: {
      ...pickFields(node.attributes, definition),
      ...Object.fromEntries(
        Object.keys(definition.slots).map((name) => [name, toComponents(node.slots[name] ?? [], definitions)]),
      ),
      [STORED_PROP]: storedRest(node, definition),
      id: node.id,
    },
  };
}

function pickFields(attributes: JsonObject, { fields }: BlockDefinition): JsonObject {
  return Object.fromEntries(Object.entries(attributes).filter(([name]) => Object.hasOwn(fields, name)));
}

function storedRest({ version, attributes, slots }: BlockNode, definition: BlockDefinition): StoredRest {
  return {
    version,
    order: Object.keys(attributes),
    unknown: Object.fromEntries(Object.entries(attributes).filter(([name]) => !Object.hasOwn(definition.fields, name))),
    slots: Object.keys(slots),
    unknownSlots: Object.fromEntries(Object.entries(slots).filter(([name]) => !Object.hasOwn(definition.slots, name))),
  };
}
