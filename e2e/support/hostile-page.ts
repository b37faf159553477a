import { blockDefinitions, definitions } from '#blocks/definitions.generated.ts';
import type { BlockDefinition, ExampleBlock } from '#cms-schema/define-block.ts';
import type { Field } from '#cms-schema/field.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '#cms-schema/json.ts';
import { type BlockNode, type DocumentNode, printDocument } from '#cms-schema/markup/document.ts';
import { createReporter, type Problem } from '#cms-schema/problem.ts';
import { readTypedDocument } from '#cms-schema/typed-document.ts';

export interface HostilePage {
  /** Block markup that can be published. */
  readonly content: string;
  /** How many fields contain an attack. */
  readonly attacks: number;
}

/**
 * The number of fields of all blocks that accept text, HTML or an address: this many rounds put every payload into
 * every field.
 */
export function countPlaces(): number {
  return buildHostilePage(['x'], 0).attacks;
}

/**
 * Builds a page of every block with an attack in every field that accepts text, HTML or an address: field `n` gets
 * payload `n + round`, or the next one that the field accepts (by length, or as an address).
 */
export function buildHostilePage(payloads: readonly string[], round: number): HostilePage {
  return buildHostileRounds(payloads, [round]);
}

/** Builds several such pages in one, because publishing and loading a page is the expensive part. */
export function buildHostileRounds(payloads: readonly string[], rounds: readonly number[]): HostilePage {
  const parts = rounds.map((round, index) => poisonBlocks(payloads, round, `r${index}`));
  return {
    content: printDocument(parts.flatMap(({ nodes }) => nodes)),
    attacks: parts.reduce((sum, { attacks }) => sum + attacks, 0),
  };
}

function poisonBlocks(
  payloads: readonly string[],
  round: number,
  prefix: string,
): { readonly nodes: readonly DocumentNode[]; readonly attacks: number } {
  const supply = createSupply(payloads, round);
  const nodes: DocumentNode[] = [];
  for (const definition of blockDefinitions) {
    // Nested blocks are included with their parents.
    if (definition.parents !== null) continue;
    nodes.push(toNode(definition, definition.example.en, `${prefix}-b${nodes.length + 1}`, supply));
  }
  const foreign = supply.next((text) => isWhole(text));
  if (foreign !== null) nodes.push({ kind: 'foreign', id: `${prefix}-foreign`, source: foreign });
  return { nodes, attacks: supply.used() };
}

interface Supply {
  next(fits: (payload: string) => boolean): string | null;
  used(): number;
}

function createSupply(payloads: readonly string[], round: number): Supply {
  let place = 0;
  return {
    next(fits) {
      const start = place + round;
      place += 1;
      for (let step = 0; step < Math.min(payloads.length, 400); step += 1) {
        const payload = payloads[(start + step) % payloads.length];
        if (payload !== undefined && payload.trim() !== '' && fits(payload)) return payload;
      }
      return null;
    },
    used: () => place,
  };
}

function toNode(
  definition: BlockDefinition,
  example: { readonly attributes: object; readonly slots?: ExampleBlock['slots'] },
  id: string,
  supply: Supply,
): BlockNode {
  const attributes: JsonObject = JSON.parse(JSON.stringify(example.attributes));
  for (const [name, field] of Object.entries(definition.fields)) {
    const value = poison(field, attributes[name], supply);
    if (value !== undefined) attributes[name] = value;
  }
  const slots = Object.keys(definition.slots).map((name): [string, DocumentNode[]] => [
    name,
    (example.slots?.[name] ?? []).flatMap((child, index) => {
      const inner = definitions.get(child.type);
      return inner ? [toNode(inner, child, `${id}-${name}-${index + 1}`, supply)] : [];
    }),
  ]);
  return {
    kind: 'block',
    id,
    type: definition.name,
    version: definition.version,
    attributes,
    slots: Object.fromEntries(slots),
  };
}

function poison(field: Field, value: JsonValue | undefined, supply: Supply): JsonValue | undefined {
  const accepts = (candidate: JsonValue) => hasNoProblem(field, candidate);
  if (field.kind === 'text' || field.kind === 'richText') return supply.next(accepts) ?? value;
  if (field.kind === 'link') {
    const url = supply.next((payload) => accepts({ kind: 'url', url: payload }));
    const path = supply.next((payload) => accepts({ kind: 'path', path: `/${payload}` }));
    return url !== null ? { kind: 'url', url } : path !== null ? { kind: 'path', path: `/${path}` } : value;
  }
  if (field.holds === 'items' && Array.isArray(value) && field.children.item) {
    const { item } = field.children;
    return value.map((each) => poison(item, each, supply) ?? each);
  }
  if (field.holds === 'fields' && isJsonObject(value)) {
    const inner = Object.entries(field.children).map(([name, child]): [string, JsonValue | undefined] => [
      name,
      poison(child, value[name], supply),
    ]);
    return Object.fromEntries(inner.filter((entry): entry is [string, JsonValue] => entry[1] !== undefined));
  }
  return value;
}

function hasNoProblem(field: Field, value: JsonValue): boolean {
  const problems: Problem[] = [];
  field.parse(value, createReporter(problems));
  return problems.length === 0;
}

/** Foreign markup with an incomplete block comment would swallow what follows, so the printer refuses it. */
function isWhole(source: string): boolean {
  try {
    printDocument([{ kind: 'foreign', id: 'f', source }]);
    return readTypedDocument(source, definitions).nodes.every(({ kind }) => kind === 'foreign');
  } catch {
    return false;
  }
}
