import type { DocumentNode } from '#cms-schema/markup/document.ts';

/** Fills a byte array with random bytes. */
export type RandomBytes = (bytes: Uint8Array<ArrayBuffer>) => void;

const letters = 'abcdefghijklmnopqrstuvwxyz';
const signs = `${letters}0123456789`;

/**
 * A new id for a block: ten letters and digits, a letter first, so that it may stand in an address and in CSS. Not one of
 * `taken`, which should hold the ids of both languages: an id in both means "the same block".
 */
export function createBlockId(
  taken: ReadonlySet<string>,
  fill: RandomBytes = (bytes) => crypto.getRandomValues(bytes),
): string {
  for (;;) {
    const bytes = new Uint8Array(20);
    fill(bytes);
    // 252 is the largest multiple of 36 in a byte, 234 of 26: beyond them some signs would come more often.
    const first = bytes.find((byte) => byte < 234);
    const rest = [...bytes.slice(1)].filter((byte) => byte < 252).slice(0, 9);
    if (first === undefined || rest.length < 9) continue;
    const id = letters.charAt(first % 26) + rest.map((byte) => signs.charAt(byte % 36)).join('');
    if (!taken.has(id)) return id;
  }
}

/**
 * The nodes, and all in them, with new ids; an id in `kept` stays unless it is taken already. Every id given is added to
 * `taken`.
 */
export function renewIds(
  nodes: readonly DocumentNode[],
  taken: Set<string>,
  kept: ReadonlySet<string> = new Set(),
): DocumentNode[] {
  return nodes.map((node): DocumentNode => {
    const id = kept.has(node.id) && !taken.has(node.id) ? node.id : createBlockId(taken);
    taken.add(id);
    if (node.kind === 'foreign') return { ...node, id };
    const slots = Object.entries(node.slots).map(([name, inner]) => [name, renewIds(inner, taken, kept)] as const);
    return { ...node, id, slots: Object.fromEntries(slots) };
  });
}
