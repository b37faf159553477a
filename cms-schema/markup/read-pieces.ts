import type { JsonObject, JsonValue } from '../json.ts';
import type { BlockNode, BlockShape, DocumentNode, KnowsBlock } from './document-node.ts';
import { isUnclosed, type MarkupBlock, type MarkupNode, parseMarkup } from './parse-markup.ts';
import { printMarkup } from './print-markup.ts';
import { isSelfContained } from './scan-delimiters.ts';
import { findUnwritable } from './unsafe-attributes.ts';
import { trimSpace } from './white-space.ts';

/**
 * Wrapper that assigns foreign markup to a slot which the markup itself does not name: `{"slot":"aside"}` around the exact
 * source. A foreign node in a parent's first slot, or with a `slot` attribute of its own, needs none.
 */
export const foreignHolder = 'haptera/foreign';

/** Blocks nested more deeply stay foreign, so that code may walk a document recursively. */
export const MAX_BLOCK_DEPTH = 64;

export const reservedAttributes = ['id', 'v', 'slot'] as const;

/** A node with the slot that its markup requests. */
export interface Piece {
  readonly node: DocumentNode;
  /** The `slot` in the block's own attributes, whatever it holds. */
  readonly ownSlot: JsonValue | undefined;
  /** The slot of the holder around it. */
  readonly heldSlot: string | undefined;
}

export type RemarkCode =
  | 'block_too_deep'
  | 'block_without_slots'
  | 'hidden_block'
  | 'invalid_block_id'
  | 'invalid_block_version'
  | 'unbalanced_markup'
  | 'unclosed_block'
  | 'unknown_slot'
  | 'unreadable_attributes';

/** A remark about a node; `detail` is the name or value in question. */
export interface Remark {
  readonly code: RemarkCode;
  readonly node: DocumentNode;
  readonly detail: string;
}

export interface Reading {
  readonly pieces: Piece[];
  /** Every node in source order, with the source that an id is derived from. */
  readonly order: { readonly node: DocumentNode; readonly seed: string }[];
  readonly remarks: Remark[];
  /** Whether the last node is markup that would swallow, or be closed by, any text after it. */
  isOpen: boolean;
}

/**
 * Reads a document's top level. Nodes have the id they state, or an empty one. A node that is not self-contained (an unclosed
 * foreign block, an extra closer, the beginning of a comment) becomes one foreign node together with everything after it:
 * nothing may be written after or inside such a node.
 */
export function readPieces(source: string, knows: KnowsBlock): Reading {
  const markup = parseMarkup(source);
  const reading = createReading();
  for (const [index, node] of markup.entries()) {
    const attempt = createReading();
    attempt.pieces.push(...readContent([node], 0, knows, attempt));
    if (!attempt.isOpen) {
      absorb(reading, attempt);
      continue;
    }
    const rest = addForeign(trimSpace(printMarkup(markup.slice(index))), undefined, reading);
    reading.pieces.push(rest);
    reading.remarks.push({ code: 'unbalanced_markup', node: rest.node, detail: '' });
    reading.isOpen = true;
    break;
  }
  return reading;
}

/** The slot of the parent that a piece goes into: the requested one if it exists, else the first. */
export function placePiece({ ownSlot, heldSlot }: Piece, slots: readonly string[]): string | undefined {
  const asked = heldSlot ?? ownSlot;
  return slots.find((slot) => slot === asked) ?? slots[0];
}

function createReading(): Reading {
  return { pieces: [], order: [], remarks: [], isOpen: false };
}

function absorb(reading: Reading, { pieces, order, remarks }: Reading): void {
  for (const piece of pieces) reading.pieces.push(piece);
  for (const entry of order) reading.order.push(entry);
  for (const remark of remarks) reading.remarks.push(remark);
}

function readContent(content: readonly MarkupNode[], depth: number, knows: KnowsBlock, reading: Reading): Piece[] {
  return content.flatMap((node): Piece[] => {
    if (node.kind === 'text') {
      const text = trimSpace(node.source);
      return text === '' ? [] : [addForeign(text, undefined, reading)];
    }
    const held = readHolder(node);
    if (held !== null) {
      return readContent(node.content, depth, knows, reading).map((piece) => ({ ...piece, heldSlot: held }));
    }
    const shape = knows(node.name);
    if (!shape || node.name === foreignHolder) {
      const piece = addForeignBlock(node, reading);
      const hidden = findKnown(node.content, knows);
      if (hidden.length > 0)
        reading.remarks.push({ code: 'hidden_block', node: piece.node, detail: hidden.join(', ') });
      return [piece];
    }
    const { attributes } = node;
    const obstacle = findObstacle(node, shape, depth);
    if (obstacle === null && attributes) return [addBlock(node, attributes, shape, depth, knows, reading)];
    const piece = addForeignBlock(node, reading);
    reading.remarks.push({ code: obstacle ?? 'unreadable_attributes', node: piece.node, detail: node.name });
    return [piece];
  });
}

/** The slot that a holder names; null when the block is not a holder, or its content cannot be unwrapped. */
function readHolder({ name, attributes, closer, content }: MarkupBlock): string | null {
  if (name !== foreignHolder || closer === null || !attributes) return null;
  const { slot, ...others } = attributes;
  if (typeof slot !== 'string' || Object.keys(others).length > 0) return null;
  const isHolding = content.some((node) => node.kind === 'block' || trimSpace(node.source) !== '');
  const isNesting = content.some((node) => node.kind === 'block' && node.name === foreignHolder);
  return isHolding && !isNesting ? slot : null;
}

/** Distinct names of our blocks at any depth of foreign markup, where they are not rendered as blocks. */
function findKnown(content: readonly MarkupNode[], knows: KnowsBlock): string[] {
  const found = new Set<string>();
  const rest = [...content];
  for (let node = rest.pop(); node; node = rest.pop()) {
    if (node.kind === 'text') continue;
    if (node.name !== foreignHolder && knows(node.name)) found.add(node.name);
    for (const inner of node.content) rest.push(inner);
  }
  return [...found].sort();
}

/** Why a known block must stay foreign markup; null when it can be read as a block. */
function findObstacle({ attributes, content }: MarkupBlock, { slots }: BlockShape, depth: number): RemarkCode | null {
  if (depth >= MAX_BLOCK_DEPTH) return 'block_too_deep';
  if (!attributes || findUnwritable(attributes)) return 'unreadable_attributes';
  const hasContent = content.some((node) => node.kind === 'block' || trimSpace(node.source) !== '');
  return hasContent && slots.length === 0 ? 'block_without_slots' : null;
}

function addBlock(
  markup: MarkupBlock,
  stored: JsonObject,
  { slots: names }: BlockShape,
  depth: number,
  knows: KnowsBlock,
  reading: Reading,
): Piece {
  const { id, v, slot, ...attributes } = stored;
  const slots = new Map<string, DocumentNode[]>(names.map((name) => [name, []]));
  const node: BlockNode = {
    kind: 'block',
    id: typeof id === 'string' ? id : '',
    type: markup.name,
    version: isVersion(v) ? v : 1,
    attributes,
    slots: {},
  };
  const remark = (code: RemarkCode, value: JsonValue) => {
    reading.remarks.push({ code, node, detail: typeof value === 'string' ? value : JSON.stringify(value) });
  };
  reading.order.push({ node, seed: markup.opener });
  if (isUnclosed(markup)) remark('unclosed_block', markup.name);
  if (id !== undefined && node.id === '') remark('invalid_block_id', id);
  if (v !== undefined && !isVersion(v)) remark('invalid_block_version', v);
  for (const piece of readContent(markup.content, depth + 1, knows, reading)) {
    const place = placePiece(piece, names);
    if (place !== undefined) slots.get(place)?.push(piece.node);
    const asked = findMisplaced(piece, names);
    if (asked !== undefined) reading.remarks.push({ code: 'unknown_slot', node: piece.node, detail: asked });
  }
  node.slots = Object.fromEntries(slots);
  return { node, ownSlot: slot, heldSlot: undefined };
}

/** The missing slot that our own markup requests, if any. A `slot` attribute of a third-party block may mean anything. */
export function findMisplaced({ node, ownSlot, heldSlot }: Piece, slots: readonly string[]): string | undefined {
  const asked = heldSlot ?? (node.kind === 'block' ? ownSlot : undefined);
  if (asked === undefined || slots.some((slot) => slot === asked)) return undefined;
  return typeof asked === 'string' ? asked : JSON.stringify(asked);
}

function addForeignBlock(markup: MarkupBlock, reading: Reading): Piece {
  return addForeign(printMarkup([markup]), markup.attributes?.slot, reading);
}

function addForeign(source: string, ownSlot: JsonValue | undefined, reading: Reading): Piece {
  const node: DocumentNode = { kind: 'foreign', id: '', source };
  reading.order.push({ node, seed: source });
  if (!isSelfContained(source)) reading.isOpen = true;
  return { node, ownSlot, heldSlot: undefined };
}

function isVersion(value: JsonValue | undefined): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 1;
}
