import type { BlockNode, DocumentNode } from './document-node.ts';

export interface Renamed {
  readonly node: BlockNode;
  readonly oldId: string;
}

/**
 * Gives an id to every node that has none or repeats an earlier one, and returns those that repeated one. An id is derived
 * from a node's source and its position among nodes with the same source, so a document gets the same ids on every read, and
 * changes elsewhere do not affect them. Ids that the document states itself are never reused.
 */
export function assignIds(order: readonly { readonly node: DocumentNode; readonly seed: string }[]): Renamed[] {
  const taken = new Set<string>();
  const renamed: Renamed[] = [];
  const nameless: { node: DocumentNode; seed: string }[] = [];
  for (const { node, seed } of order) {
    if (node.id !== '' && !taken.has(node.id)) {
      taken.add(node.id);
      continue;
    }
    if (node.kind === 'block' && node.id !== '') renamed.push({ node, oldId: node.id });
    nameless.push({ node, seed });
  }
  const nextPlaces = new Map<string, number>();
  for (const { node, seed } of nameless) {
    const base = hashText(seed);
    let place = nextPlaces.get(base) ?? 1;
    while (taken.has(printId(base, place))) place++;
    node.id = printId(base, place);
    taken.add(node.id);
    nextPlaces.set(base, place + 1);
  }
  return renamed;
}

function printId(base: string, place: number): string {
  return place === 1 ? base : `${base}-${place}`;
}

/** A 64-bit hash in base 36, from two multiplicative hashes with different primes. Not cryptographic. */
function hashText(text: string): string {
  let first = 0x811c9dc5;
  let second = 0x9e3779b9;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    first = Math.imul(first ^ code, 0x01000193);
    second = Math.imul(second ^ code, 0x85ebca6b);
    second ^= second >>> 15;
  }
  return `${(first >>> 0).toString(36)}${(second >>> 0).toString(36)}`;
}
