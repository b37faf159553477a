import type { Problem } from '../problem.ts';
import { assignIds } from './assign-ids.ts';
import type { BlockNode, DocumentNode, ForeignNode, KnowsBlock } from './document-node.ts';
import { describeProblems, listNestingProblems } from './document-problems.ts';
import { MarkupError } from './markup-error.ts';
import { joinBlocks, printBlock } from './print-markup.ts';
import {
  findMisplaced,
  foreignHolder,
  MAX_BLOCK_DEPTH,
  placePiece,
  type Remark,
  readPieces,
  reservedAttributes,
} from './read-pieces.ts';
import { trimSpace } from './white-space.ts';

export type { BlockNode, BlockShape, DocumentNode, ForeignNode, KnowsBlock } from './document-node.ts';

export interface ReadDocument {
  nodes: DocumentNode[];
  /** In the order of the source, `blockId` naming the node. */
  problems: Problem[];
}

/**
 * Reads markup into a document. Never throws, and is deterministic. Only white space between blocks is lost: anything that
 * is not a known block becomes foreign markup, and every such decision is reported as a problem.
 */
export function readDocument(source: string, knows: KnowsBlock): ReadDocument {
  const { pieces, order, remarks } = readPieces(source, knows);
  const atTop = pieces.flatMap((piece): Remark[] => {
    const asked = findMisplaced(piece, []);
    return asked === undefined ? [] : [{ code: 'unknown_slot', node: piece.node, detail: asked }];
  });
  const renamed = assignIds(order);
  const problems = [...listNestingProblems(source), ...describeProblems([...remarks, ...atTop], renamed)];
  return { nodes: pieces.map(({ node }) => node), problems };
}

/**
 * Prints a document in canonical form: reading it and printing it again gives the same text, and foreign markup stays byte
 * for byte. Foreign markup that holds several blocks is read back as several nodes, the known ones as blocks. Throws
 * `MarkupError` for anything that could not be read back: a missing or repeated id, an attribute named `id`, `v` or `slot`, a
 * version below 1, blocks nested more than `MAX_BLOCK_DEPTH` deep, and foreign markup with an unpaired block comment anywhere
 * but at the very end.
 */
export function printDocument(nodes: readonly DocumentNode[]): string {
  const written = nodes.filter((node) => node.kind === 'block' || trimSpace(node.source) !== '');
  const ids = new Set<string>();
  return joinBlocks(
    written.flatMap((node, index) =>
      node.kind === 'block' ? [printNode(node, null, 0, ids)] : printForeign(node, null, index === written.length - 1),
    ),
  );
}

/** A node's position: its slot, and all slots of its parent. */
interface Place {
  readonly slot: string;
  readonly slots: readonly string[];
}

function printNode(node: BlockNode, place: Place | null, depth: number, ids: Set<string>): string {
  checkNode(node, depth, ids);
  const slots = Object.keys(node.slots);
  const children = Object.entries(node.slots).flatMap(([slot, inner]) =>
    inner.flatMap((child) =>
      child.kind === 'block'
        ? [printNode(child, { slot, slots }, depth + 1, ids)]
        : printForeign(child, { slot, slots }, false),
    ),
  );
  return printBlock({
    name: node.type,
    attributes: {
      id: node.id,
      ...(node.version === 1 ? {} : { v: node.version }),
      ...(place && place.slot !== place.slots[0] ? { slot: place.slot } : {}),
      ...node.attributes,
    },
    content: joinBlocks(children),
  });
}

function printForeign(node: ForeignNode, place: Place | null, mayStayOpen: boolean): string[] {
  const { pieces, isOpen } = splitForeign(node);
  if (isOpen && !mayStayOpen) {
    throw new MarkupError(
      'open_foreign_markup',
      node.id,
      `Foreign markup ${node.id} has a block comment without its beginning or end, and would take in what follows. Complete or delete that comment, or move it to the end of the page.`,
    );
  }
  return pieces.map((piece) => {
    const source = piece.node.kind === 'foreign' ? piece.node.source : '';
    const isInPlace = !place || placePiece({ ...piece, heldSlot: undefined }, place.slots) === place.slot;
    return isInPlace ? source : printBlock({ name: foreignHolder, attributes: { slot: place.slot }, content: source });
  });
}

/** Splits foreign markup the way reading would. */
function splitForeign({ source }: ForeignNode) {
  return readPieces(source, () => null);
}

function checkNode({ id, type, version, attributes }: BlockNode, depth: number, ids: Set<string>): void {
  if (id === '') throw new MarkupError('missing_block_id', type, `A block "${type}" has no id. Give it one.`);
  if (ids.has(id)) {
    throw new MarkupError(
      'duplicate_block_id',
      id,
      `Two blocks have the id "${id}". Give the second one an id of its own.`,
    );
  }
  ids.add(id);
  if (!Number.isSafeInteger(version) || version < 1) {
    throw new MarkupError('invalid_block_version', id, `Block "${id}" has version ${version}. Versions count from 1.`);
  }
  const reserved = reservedAttributes.find((name) => Object.hasOwn(attributes, name));
  if (reserved) {
    throw new MarkupError(
      'reserved_attribute',
      id,
      `Block "${id}" has an attribute named "${reserved}", which is reserved for the block itself. Rename it.`,
    );
  }
  if (depth >= MAX_BLOCK_DEPTH) {
    throw new MarkupError(
      'too_deep',
      id,
      `Block "${id}" is nested more than ${MAX_BLOCK_DEPTH} deep. Move it further out.`,
    );
  }
}
