import { renewItemIds } from '#cms-schema/fields/list-items.ts';
import type { DocumentNode } from '#cms-schema/markup/document.ts';
import type { Definitions } from '#cms-schema/typed-document.ts';

/** Fills a byte array with random bytes. */
export type RandomBytes = (bytes: Uint8Array<ArrayBuffer>) => void;

const letters = 'abcdefghijklmnopqrstuvwxyz';
const signs = `${letters}0123456789`;

/**
 * A new id for a block or a list item: ten letters and digits that start with a letter, so that it is valid in an
 * address and in CSS. It is not one of `taken`, which should hold the ids of both languages: an id in both means "the
 * same block".
 */
export function createBlockId(
  taken: ReadonlySet<string>,
  fill: RandomBytes = (bytes) => crypto.getRandomValues(bytes),
): string {
  for (;;) {
    const bytes = new Uint8Array(20);
    fill(bytes);
    // 252 is the largest multiple of 36 in a byte, 234 of 26. Larger values would make some characters more frequent.
    const first = bytes.find((byte) => byte < 234);
    const rest = [...bytes.slice(1)].filter((byte) => byte < 252).slice(0, 9);
    if (first === undefined || rest.length < 9) continue;
    const id = letters.charAt(first % 26) + rest.map((byte) => signs.charAt(byte % 36)).join('');
    if (!taken.has(id)) return id;
  }
}

/**
 * An id derived from another one: the same `seed` gives the same id, unless that is in `taken`. So a block that is
 * pasted into one language and then into the other is the same block in both.
 */
export function deriveBlockId(seed: string, taken: ReadonlySet<string>): string {
  for (let copy = 0; ; copy++) {
    let state = 2166136261;
    for (const sign of `${seed}/${copy}`) state = Math.imul(state ^ (sign.codePointAt(0) ?? 0), 16777619);
    const id = Array.from({ length: 10 }, (_, at) => {
      // A step of mulberry32, so that similar seeds give unrelated ids.
      state = (state + 0x6d2b79f5) | 0;
      let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
      mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
      const set = at === 0 ? letters : signs;
      return set.charAt(((mixed ^ (mixed >>> 14)) >>> 0) % set.length);
    }).join('');
    if (!taken.has(id)) return id;
  }
}

/**
 * Gives new ids to the nodes, everything inside them, and their list items. A block with an id in `kept` keeps it, and
 * the ids of its items, unless the id is taken. Every block's id is added to `taken`.
 */
export function renewIds(
  nodes: readonly DocumentNode[],
  taken: Set<string>,
  definitions: Definitions,
  kept: ReadonlySet<string> = new Set(),
  nameNew: (old: string, taken: ReadonlySet<string>) => string = (_, taken) => createBlockId(taken),
): DocumentNode[] {
  return nodes.map((node): DocumentNode => {
    const isKept = kept.has(node.id) && !taken.has(node.id);
    const id = isKept ? node.id : nameNew(node.id, taken);
    taken.add(id);
    if (node.kind === 'foreign') return { ...node, id };
    const slots = Object.entries(node.slots).map(
      ([name, inner]) => [name, renewIds(inner, taken, definitions, kept, nameNew)] as const,
    );
    const fields = definitions.get(node.type)?.fields ?? {};
    const attributes = isKept ? node.attributes : renewItemIds(fields, node.attributes, itemIdsOf(nameNew, id));
    return { ...node, id, attributes, slots: Object.fromEntries(slots) };
  });
}

/** Derives the item ids of a block, one after the other, from the id of the block. */
function itemIdsOf(nameNew: (old: string, taken: ReadonlySet<string>) => string, block: string): () => string {
  const taken = new Set<string>();
  return () => {
    const id = nameNew(`${block}/items`, taken);
    taken.add(id);
    return id;
  };
}
