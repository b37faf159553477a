import type { DocumentNode } from './document.ts';

/** Every node, parents before their children, in reading order. */
export function* walkNodes(nodes: readonly DocumentNode[]): Generator<DocumentNode> {
  for (const node of nodes) {
    yield node;
    if (node.kind === 'block') for (const inner of Object.values(node.slots)) yield* walkNodes(inner);
  }
}
